// What the jurisdiction says of one player in one game. Pure.
import type { Jurisdiction } from '@yanta/content'
import type { Currency, PlayRules } from '@yanta/contract'
import { isSlotEngine } from '@yanta/game-rules/engines'

interface Played {
  /** Null for a game of another provider: it counts as a slot, of which the law demands most. */
  engine: string | null
  currency: Currency
  /** YYYY-MM-DD; null when unknown, as that of a guest is. */
  birthday: string | null
  /** YYYY-MM-DD, of the site's time zone. */
  today: string
}

export function buildPlayRules(jurisdiction: Jurisdiction, played: Played): PlayRules {
  const { minRoundMs, autoplay, turbo, featureBuy, anteBet, showRtp, showNet, celebrateReturns } =
    jurisdiction
  return {
    minRoundMs: isSlot(played) ? minRoundMs.slots : minRoundMs.other,
    autoplay,
    turbo,
    featureBuy,
    anteBet,
    mostStake: findMostStake(jurisdiction, played),
    showRtp,
    showNet,
    celebrateReturns,
  }
}

const isSlot = ({ engine }: Pick<Played, 'engine'>) => engine === null || isSlotEngine(engine)

/** The sum of the oldest age that the player has reached; of the youngest where the birthday is unknown. */
function findMostStake({ maxStake }: Jurisdiction, played: Played): number | null {
  if (maxStake === null || (maxStake.games === 'slots' && !isSlot(played))) return null
  const { birthday, today, currency } = played
  const age = birthday === null ? 0 : ageAt(birthday, today)
  const reached = maxStake.ages.findLast(({ fromAge }) => fromAge <= age) ?? maxStake.ages[0]!
  return reached.amounts[currency]
}

/** Whole years; who was born on the 29th of February is a year older on the 1st of March. */
export function ageAt(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
