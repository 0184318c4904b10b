// What the rules of the jurisdiction leave of a game: its stakes, and the time between two rounds. Pure.
import type { PlayRules, RefusalCode } from '@yanta/contract'

/** The platform's refusals. */
export const tooSoon = 'round_too_soon' satisfies RefusalCode
export const tooLarge = 'stake_too_large' satisfies RefusalCode

/** The stakes, or chips, within the largest allowed one; the smallest is always left, for the platform to refuse. */
export function limitStakes(stakes: readonly number[], { mostStake }: PlayRules): readonly number[] {
  const allowed = stakes.filter((stake) => mostStake === null || stake <= mostStake)
  return allowed.length > 0 ? allowed : stakes.slice(0, 1)
}

/** The largest allowed stake where it cuts off stakes that the game offers; null where it takes nothing away. */
export function findStakeLimit(stakes: readonly number[], { mostStake }: PlayRules): number | null {
  return mostStake !== null && stakes.some((stake) => stake > mostStake) ? mostStake : null
}

/** The wanted stake, or the largest allowed one below it. */
export function lowerStake(wanted: number, stakes: readonly number[], limit: number | null): number {
  return limit === null || wanted <= limit ? wanted : stakes.at(-1)!
}
