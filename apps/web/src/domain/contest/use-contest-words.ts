import { scoreUnits } from '@yanta/contract'
import { formatDecimal } from '@yanta/i18n'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { usePlayerCurrency } from '../wallet/use-player-currency.ts'
import './contest.messages.json'
import { type Fund, writeFund } from './contest-head.ts'
import type { Mechanic } from './tournament.ts'

type Scored = Mechanic['value']

interface ContestWords {
  /** All prizes together, in the reader's currency; null: nothing that has a sum. */
  fund: (fund: Fund) => string | null
  /** [9.26] `41 440`, or `×12.34`. */
  score: (score: number, mechanic: Scored) => string
  /** The same within a sentence: `41 440 points`. */
  points: (score: number, mechanic: Scored) => string
  /** What scores are, above them. */
  unit: (mechanic: Scored) => string
  /** What is missing for a place, never less than it takes. */
  missing: (score: number, mechanic: Scored) => string
}

/** Fund and scores of tournaments and series in words. */
export function useContestWords(): ContestWords {
  const i18n = useI18n()
  const currency = usePlayerCurrency()
  const points = (score: number, mechanic: Scored) =>
    isMultiplier(mechanic)
      ? writeScore(score, mechanic, i18n)
      : i18n.t('contest.score.points', {
          count: Math.floor(score / scoreUnits),
          text: writeScore(score, mechanic, i18n),
        })
  return {
    fund: (fund) => writeFund(fund, currency, i18n),
    score: (score, mechanic) => writeScore(score, mechanic, i18n),
    points,
    unit: (mechanic) => i18n.t(isMultiplier(mechanic) ? 'contest.table.multiplier' : 'contest.table.points'),
    missing: (score, mechanic) => points(roundUp(score, mechanic), mechanic),
  }
}

const isMultiplier = (mechanic: Scored) => mechanic === 3 || mechanic === 4

/** Hundredths of a multiplier are shown, whole points of the others. */
const shownUnits = (mechanic: Scored) => (isMultiplier(mechanic) ? scoreUnits / 100 : scoreUnits)

function roundUp(score: number, mechanic: Scored): number {
  const unit = shownUnits(mechanic)
  return Math.ceil(score / unit) * unit
}

/** @param score in ten-thousandths; what is not shown is cut off: nobody is shown what they have not reached */
export function writeScore(
  score: number,
  mechanic: Scored,
  { number, locale }: Pick<I18n, 'number' | 'locale'>,
): string {
  const shown = Math.floor(score / shownUnits(mechanic))
  return isMultiplier(mechanic) ? `×${formatDecimal(shown, locale)}` : number(shown)
}
