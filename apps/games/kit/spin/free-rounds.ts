// Free rounds in a game of spins: the house pays their fixed stake, and their wins are collected. Pure.
import type { FreeRounds } from '@yanta/contract'
import type { OpenAnswer, Round } from '../../server/api.ts'

type Played = Pick<Round, 'freeRounds' | 'win'>

export interface FreePlay {
  /** Played before any other round. `won` includes the displayed round only once that has ended. */
  freeRounds: FreeRounds | null
  /** The series after its last round, until the player has seen what it brought. */
  freeSummary: FreeRounds | null
}

export function openFreePlay({
  freeRounds,
  pending,
}: Pick<OpenAnswer, 'freeRounds'> & { pending: Played | null }): FreePlay {
  const after = pending?.freeRounds ?? null
  const shown = after ? { ...after, won: after.won - pending!.win } : freeRounds
  return { freeRounds: shown, freeSummary: null }
}

/** The stake of the next round: theirs, as long as some are left. */
export function findNextStake({ freeRounds, stake }: FreePlay & { stake: number }): number {
  return freeRounds?.stake ?? stake
}

/** One fewer is left as soon as its round is known; its win is counted when it has been shown. */
export function countFreeRound<Play extends FreePlay>(play: Play, round: Played): Play {
  if (round.freeRounds === null) return play
  return { ...play, freeRounds: { ...round.freeRounds, won: round.freeRounds.won - round.win } }
}

export function endFreeRound<Play extends FreePlay>(
  play: Play,
  { freeRounds }: Pick<Round, 'freeRounds'>,
): Play {
  if (freeRounds === null) return play
  return freeRounds.left > 0
    ? { ...play, freeRounds }
    : { ...play, freeRounds: null, freeSummary: freeRounds }
}

/** Whether each round is a series of free spins without a paid spin. */
export const isFeaturePlay = ({ freeRounds }: FreePlay): boolean => freeRounds?.isFeature ?? false

/** The stake with which a win is compared: nothing of the player's was staked in a free round. */
export function findOwnStake(round: Pick<Round, 'freeRounds'> | null, stake: number): number {
  return round !== null && round.freeRounds !== null ? 0 : stake
}
