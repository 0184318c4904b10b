// The game as a machine: (state, event) => state, without DOM, network or clock; events carry the game time.
// A round comes complete from the server (`answered`); the machine only decides when each part of it is shown.
import { cellCount, countHeldCoins, reelCount, rowCount } from '@yanta/game-rules/hold'
import {
  type Play,
  type PlayPhase,
  findPace,
  isAutoplayDue,
  openPlay,
  reducePlay,
  resumeRound,
  retry,
  takeRound,
} from '../../../kit/spin/play.ts'
import type { SpinEvent } from '../../../kit/spin/play-event.ts'
import {
  type FeatureBought,
  type ShownRound,
  beginNextRound,
  buyFeature,
  canGoOn,
  endShownRound,
  findRoundStake,
  pressAtRest,
} from '../../../kit/spin/shown-round.ts'
import { findTier } from '../../../kit/spin/win-tier.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { findFirstStops } from './first-window.ts'
import { presentationMs } from './presentation.ts'
import { countLanded, landNow, planReveal, type RevealFacts, type RevealPlan } from './reveal-timing.ts'

export type HoldEvent = SpinEvent<RoundOf<'hold'>> | FeatureBought

/**
 * `revealing` shows the reels and the respins of a round, `presenting` its sum. `landed` counts what of the feature was shown and can be
 * announced: 1 when it has opened, and one more with each respin.
 */
type Phase = PlayPhase | { name: 'revealing'; plan: RevealPlan; landed: number }

export interface HoldState extends Play, ShownRound<RoundOf<'hold'>> {
  phase: Phase
  /** The window at rest, from which the reels turn. */
  stops: readonly number[]
}

/** No round begins so soon after a win: the key that skips it also bets, and a late press must stake no money. */
const winPauseMs = 400

export function createState(
  opened: OpenAnswerOf<'hold'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): HoldState {
  const { pending, game } = opened
  const state: HoldState = {
    ...openPlay(opened, choice),
    stops: findFirstStops(game.slug, game.profile),
    round: null,
    isResumed: false,
  }
  if (pending === null) return state
  const round = resumeRound(pending, opened.balance)
  return { ...showRound({ ...state, balance: round.balanceAfterBet }, round, 0, 0), isResumed: true }
}

export function readFacts({ outcome }: RoundOf<'hold'>): RevealFacts {
  const { window, feature, ways } = outcome
  const held = countHeldCoins(outcome)
  return {
    coins: Array.from(
      { length: reelCount },
      (_, reel) =>
        window.slice(reel * rowCount, (reel + 1) * rowCount).filter((symbol) => symbol === 'coin').length,
    ),
    hasWays: ways.length > 0,
    feature: feature && { respins: feature.respins.length, held, isFull: held === cellCount },
  }
}

function showRound(state: HoldState, round: RoundOf<'hold'>, startedAt: number, at: number): HoldState {
  const plan = planReveal(findPace(state), startedAt, at, readFacts(round))
  return { ...state, round, stops: round.outcome.stops, phase: { name: 'revealing', plan, landed: 0 } }
}

function present(state: HoldState, at: number): HoldState {
  if (state.round === null) return state
  const { outcome, stake } = state.round
  return {
    ...state,
    phase: {
      name: 'presenting',
      since: at,
      endsAt: at + presentationMs(outcome.win, stake, findPace(state)),
    },
  }
}

const endRound = (state: HoldState, at: number): HoldState =>
  endShownRound(state, state.round?.outcome.feature != null, at)

/** The first press stops the reels; where a feature follows, the next one shows its end. */
function skip(state: HoldState, plan: RevealPlan, at: number): HoldState {
  if (!state.rules.turbo || state.round === null) return state
  const isOnReels = at < plan.landedAt
  if (!isOnReels || plan.feature === null) return present(state, at)
  return {
    ...state,
    phase: { name: 'revealing', plan: landNow(plan, at, readFacts(state.round)), landed: 0 },
  }
}

function press(state: HoldState, at: number, requestId: string): HoldState {
  const { phase } = state
  const hasWon = (state.round?.win ?? 0) > 0
  switch (phase.name) {
    case 'idle': {
      const isEarly = hasWon && at - phase.since < winPauseMs
      return pressAtRest(state, { at, requestId, isEarly })
    }
    case 'interrupted':
      return retry(state, at)
    case 'revealing':
      return skip(state, phase.plan, at)
    case 'presenting': {
      const ended = endRound(state, at)
      const isSmall = findTier(state.round?.win ?? 0, findRoundStake(state)) === 0
      const isLate = !hasWon || at - phase.since >= winPauseMs
      return isSmall && isLate && canGoOn(ended, at) ? beginNextRound(ended, at, requestId) : ended
    }
    default:
      return state
  }
}

function tick(state: HoldState, at: number): HoldState {
  const { phase } = state
  if (phase.name === 'revealing') {
    if (at >= phase.plan.endsAt) return present(state, at)
    const landed = countLanded(phase.plan, at)
    return landed === phase.landed ? state : { ...state, phase: { ...phase, landed } }
  }
  if (phase.name === 'presenting') return at >= phase.endsAt ? endRound(state, at) : state
  return state
}

export function reduce(state: HoldState, event: HoldEvent): HoldState {
  switch (event.type) {
    case 'tick':
      return tick(state, event.at)
    case 'press':
      return press(state, event.at, event.requestId)
    case 'featureBought':
      return buyFeature(state, event)
    case 'autoSpin':
      return isAutoplayDue(state, event.at) ? beginNextRound(state, event.at, event.requestId) : state
    case 'answered':
      if (state.phase.name !== 'spinning') return state
      return showRound(takeRound(state, event.round, event.at), event.round, state.phase.since, event.at)
    default:
      return reducePlay(state, event)
  }
}
