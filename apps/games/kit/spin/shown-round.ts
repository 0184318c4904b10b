// The round that a game of spins shows, and the presses that begin the next one. Pure.
import { findNextStake } from './free-rounds.ts'
import { type Play, beginRound, canBuy, closeSummary, endRound, findOwnPrice, isHeld } from './play.ts'
import type { Round } from '../../server/api.ts'

export interface ShownRound<R> {
  /** Kept after its end until the next one begins, so that its wins stay highlighted. */
  round: R | null
  /** It was settled while no page was open. */
  isResumed: boolean
}

type Showing<R = Round> = Play & ShownRound<R>

/** The stake of the displayed round; the next one's when there is none. */
export const findRoundStake = (play: Showing<Pick<Round, 'stake'>>): number =>
  play.round?.stake ?? findNextStake(play)

/** Asks for the next round: the displayed one leaves, unless the balance does not cover the stake. */
export function beginNextRound<P extends Showing>(
  play: P,
  at: number,
  requestId: string,
  boughtFor: number | null = null,
): P {
  const begun = beginRound(play, at, requestId, boughtFor)
  return begun.phase.name === 'spinning' ? { ...begun, round: null } : begun
}

/** The player has agreed to the price. */
export interface FeatureBought {
  type: 'featureBought'
  at: number
  requestId: string
}

/** Asks for a round that is the feature, at its price. */
export function buyFeature<P extends Showing>(play: P, { at, requestId }: FeatureBought): P {
  return canBuy(play, at) ? beginNextRound(play, at, requestId, findOwnPrice(play)) : play
}

/** How long a press may have been meant for what has just ended, in milliseconds. */
const pauseMs = 400

/** A press while nothing is shown. An early one may have been meant for what was shown before: it must stake no money. */
export function pressAtRest<P extends Showing>(
  play: P,
  { at, requestId, isEarly }: { at: number; requestId: string; isEarly: boolean },
): P {
  if (play.freeSummary) return closeSummary(play, at)
  const since = 'since' in play.phase ? play.phase.since : at
  // The press may have been meant for the summary of the free rounds; the next round is for the player's own money.
  const isAfterFree = play.round?.freeRounds?.left === 0 && at - since < pauseMs
  return isEarly || isAfterFree || isHeld(play, at) ? play : beginNextRound(play, at, requestId)
}

/** Whether the press that ended a round may begin the next one, too. */
export const canGoOn = (ended: Play, at: number): boolean =>
  ended.autoplay === null && !ended.freeSummary && !isHeld(ended, at)

export function endShownRound<P extends Showing>(play: P, hadFreeSpins: boolean, at: number): P {
  if (play.round === null) return { ...play, phase: { name: 'idle', since: at } }
  const ended = endRound(play, play.round, hadFreeSpins, at)
  // The money of a resumed round moved before this session.
  return { ...ended, figures: play.isResumed ? play.figures : ended.figures, isResumed: false }
}
