// The game as a machine: (state, event) => state, without DOM, network or clock; events carry the game time.
// A round comes complete from the server (`answered`); the machine only decides when each of its grids is shown.
import { countWinningCascades, type Cascade, type ClusterSymbol } from '@yanta/game-rules/clusters'
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
import { type CascadePlan, findStepIndex, planCascades } from './cascade-timing.ts'
import { buildFirstGrid } from './first-grid.ts'
import { presentationMs } from './presentation.ts'

export type ClustersEvent = SpinEvent<RoundOf<'clusters'>> | FeatureBought

/** `cascading` shows the grids of a round one after the other, `presenting` its sum. */
type Phase = PlayPhase | { name: 'cascading'; plan: CascadePlan }

export interface ClustersState extends Play, ShownRound<RoundOf<'clusters'>> {
  phase: Phase
  /** The grid at rest, which leaves when the next round begins. */
  resting: readonly ClusterSymbol[]
}

/** No round begins so soon after cascades: the key that skips them also bets, and a late press must stake no money. */
const cascadesPauseMs = 400

export function createState(
  opened: OpenAnswerOf<'clusters'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): ClustersState {
  const { pending } = opened
  const state: ClustersState = {
    ...openPlay(opened, choice),
    resting: buildFirstGrid(opened.game.slug),
    round: null,
    isResumed: false,
  }
  if (pending === null) return state
  const round = resumeRound(pending, opened.balance)
  return {
    ...showRound({ ...state, balance: round.balanceAfterBet }, round, 0, 0),
    isResumed: true,
  }
}

/** How many grids of the displayed round have won. */
export const countWins = ({ round }: Pick<ClustersState, 'round'>): number =>
  round === null ? 0 : countWinningCascades(round.outcome)

/** The grid on show with its index; the last one once all were shown, null while none is known. */
export function findCascade(state: ClustersState, now: number): { cascade: Cascade; index: number } | null {
  if (state.round === null) return null
  const { cascades } = state.round.outcome
  const index = state.phase.name === 'cascading' ? findStepIndex(state.phase.plan, now) : cascades.length - 1
  const cascade = cascades[index]
  return cascade === undefined ? null : { cascade, index }
}

function showRound(
  state: ClustersState,
  round: RoundOf<'clusters'>,
  startedAt: number,
  at: number,
): ClustersState {
  const wins = round.outcome.cascades.map(({ clusters }) => clusters.length > 0)
  return {
    ...state,
    round,
    phase: { name: 'cascading', plan: planCascades(findPace(state), startedAt, at, wins) },
  }
}

/** The last grid stands, and the sum is shown. */
function present(state: ClustersState, at: number): ClustersState {
  if (state.round === null) return state
  const { outcome, stake } = state.round
  return {
    ...state,
    resting: outcome.cascades.at(-1)!.grid,
    phase: {
      name: 'presenting',
      since: at,
      endsAt: at + presentationMs(outcome.win, stake, countWins(state), findPace(state)),
    },
  }
}

function press(state: ClustersState, at: number, requestId: string): ClustersState {
  const { phase } = state
  switch (phase.name) {
    case 'idle': {
      const isEarly = countWins(state) > 0 && at - phase.since < cascadesPauseMs
      return pressAtRest(state, { at, requestId, isEarly })
    }
    case 'interrupted':
      return retry(state, at)
    case 'cascading':
      return state.rules.turbo ? present(state, at) : state
    case 'presenting': {
      const ended = endShownRound(state, false, at)
      const isSmall = findTier(state.round?.win ?? 0, findRoundStake(state)) === 0
      const isLate = countWins(state) === 0 || at - phase.since >= cascadesPauseMs
      return isSmall && isLate && canGoOn(ended, at) ? beginNextRound(ended, at, requestId) : ended
    }
    default:
      return state
  }
}

function tick(state: ClustersState, at: number): ClustersState {
  const { phase } = state
  if (phase.name === 'cascading') return at >= phase.plan.endsAt ? present(state, at) : state
  if (phase.name === 'presenting') return at >= phase.endsAt ? endShownRound(state, false, at) : state
  return state
}

export function reduce(state: ClustersState, event: ClustersEvent): ClustersState {
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
