// How a tournament is scored, in words made of its mechanic and bet restriction, with an example of the same numbers [3.37] [9.26].
// Pure.
import { type Currency, scoreUnits } from '@yanta/contract'
import type { I18n } from '../../../i18n/use-i18n.tsx'
import { type Mechanic, type Tournament } from '../../../domain/contest/tournament.ts'
import { writeScore } from '../../../domain/contest/use-contest-words.ts'

type Words = Pick<I18n, 't' | 'number' | 'locale' | 'moneyRange'>
type Restriction = Tournament['betRestriction']

const usualStake = 10_000
const exampleRounds = 10
/** Wins of the two rounds of an example, in tenths of the stake. */
const [bigWin, smallWin] = [50, 25]

/** `from 20 to 5 000 ₽ a round`. */
export function describeStake({ min, max }: Restriction, currency: Currency, words: Words): string {
  const { t, moneyRange } = words
  if (min !== null && max !== null)
    return min === max
      ? t('tournament.rules.stake.exact', { stake: moneyRange(min, max, currency) })
      : t('tournament.rules.stake.range', { range: moneyRange(min, max, currency) })
  if (min !== null) return t('tournament.rules.stake.from', { min: moneyRange(min, min, currency) })
  if (max !== null) return t('tournament.rules.stake.to', { max: moneyRange(max, max, currency) })
  return t('tournament.rules.stake.any')
}

/**
 * A stake that counts here, as it may be played: a hundred, or the nearest that the restriction allows.
 * @returns minor units
 */
export function pickExampleStake({ min, max }: Restriction): number {
  return Math.max(min ?? 0, Math.min(usualStake, max ?? usualStake))
}

/** What a few rounds bring. Points are roubles: in another currency their example is of roubles, whatever the restriction. */
export function describeExample(
  mechanic: Mechanic['value'],
  restriction: Restriction,
  currency: Currency,
  words: Words,
): string {
  const { t, moneyRange } = words
  const isMultiplier = mechanic === 3 || mechanic === 4
  const shownCurrency = isMultiplier ? currency : 'RUB'
  const stake =
    isMultiplier || currency === 'RUB'
      ? pickExampleStake(restriction)
      : pickExampleStake({ min: null, max: null })
  const money = (amount: number) => moneyRange(amount, amount, shownCurrency)
  const multiplier = (tenths: number) => writeScore((tenths * scoreUnits) / 10, mechanic, words)
  const points = (minorUnits: number) => {
    const score = (minorUnits * scoreUnits) / 100
    return t('contest.score.points', {
      count: Math.floor(score / scoreUnits),
      text: writeScore(score, mechanic, words),
    })
  }
  const win = (tenths: number) => Math.floor((stake * tenths) / 10)
  switch (mechanic) {
    case 1:
      return t('tournament.rules.example.bets', {
        count: exampleRounds,
        stake: money(stake),
        points: points(stake * exampleRounds),
      })
    case 2:
      return t('tournament.rules.example.wins', {
        stake: money(stake),
        win: money(win(bigWin)),
        points: points(win(bigWin)),
      })
    default:
      return t(mechanic === 3 ? 'tournament.rules.example.sum' : 'tournament.rules.example.highest', {
        stake: money(stake),
        win: money(win(bigWin)),
        first: multiplier(bigWin),
        second: multiplier(smallWin),
        score: multiplier(mechanic === 3 ? bigWin + smallWin : bigWin),
      })
  }
}
