// The game as a machine: (state, event) => state, without DOM, network or clock; events carry the game time.
// Outcomes come complete from the server (`answered`); the machine only decides when each part of them is shown.
import { hasFreeSpins, isFeature, type SpinKind } from '@yanta/game-rules/slot'
import { isFeaturePlay } from '../../../kit/spin/free-rounds.ts'
import {
  type Play,
  type PlayPhase,
  findPace,
  isAutoplayDue,
  isRoundOpen,
  openPlay,
  reducePlay,
  resumeRound,
  retry,
  takeRound,
} from '../../../kit/spin/play.ts'
import type { SpinEvent } from '../../../kit/spin/play-event.ts'
import {
  type ShownRound,
  beginNextRound,
  canGoOn,
  endShownRound,
  findRoundStake,
  pressAtRest,
} from '../../../kit/spin/shown-round.ts'
import { findTier } from '../../../kit/spin/win-tier.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { findOutroMs, freeIntroMs, presentationMs } from './presentation.ts'
import { type StopPlan, hurryStops, planStops } from './reel-timing.ts'

export { findPace, findRoundStake, isAutoplayDue, isRoundOpen }

/** The player's wish to see the sum of the free spins at once. */
export interface SeriesSkipped {
  type: 'seriesSkipped'
  at: number
}

export type SlotEvent = SpinEvent<RoundOf<'slot'>> | SeriesSkipped

export type Phase =
  | PlayPhase
  | { name: 'stopping'; plan: StopPlan }
  | { name: 'freeIntro' | 'freeOutro'; since: number }

export interface Resting {
  kind: SpinKind
  stops: readonly number[]
}

/** Of its round it shows one spin at a time. */
export interface SlotState extends Play, ShownRound<RoundOf<'slot'>> {
  phase: Phase
  /** The reels at rest; the start of the next roll. */
  resting: Resting
  /** -1 during the intro of a series without a paid spin. */
  spinIndex: number
  /** The time at which the presentation of the displayed wins began. */
  presentedAt: number
}

/** Presses are ignored for this long after free spins: the key that advances them also bets, and a late press must stake no money. */
const seriesPauseMs = 400

export function createState(
  opened: OpenAnswerOf<'slot'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): SlotState {
  const { pending } = opened
  const state: SlotState = {
    ...openPlay(opened, choice),
    resting: { kind: 'paid', stops: [0, 3, 6, 9, 12] },
    round: null,
    spinIndex: 0,
    presentedAt: 0,
    isResumed: false,
  }
  if (pending === null) return state
  const round = resumeRound(pending, opened.balance)
  return { ...showRound({ ...state, round, balance: round.balanceAfterBet }, 0), isResumed: true }
}

export const findSpin = (state: SlotState) => state.round?.outcome.spins[state.spinIndex] ?? null
export const isInFreeSpins = (state: SlotState): boolean =>
  isRoundOpen(state) && findSpin(state)?.kind === 'free'
/** From the intro of the free spins to the end of their sum. */
export const isInSeries = (state: SlotState): boolean =>
  isInFreeSpins(state) || state.phase.name === 'freeIntro' || state.phase.name === 'freeOutro'
/** The sum of a series may be asked for at once, where rounds may be shortened at all. */
export const canSkipSeries = (state: SlotState): boolean =>
  state.rules.turbo && isInSeries(state) && state.phase.name !== 'freeOutro'
/** The round that was asked for begins with the intro of its free spins: nothing turns before it. */
export const isFeatureAwaited = (state: SlotState): boolean =>
  state.phase.name === 'spinning' && isFeaturePlay(state)
/** Whether the displayed round has any. */
export const hasSeries = ({ round }: SlotState): boolean => round !== null && hasFreeSpins(round.outcome)

/** Plans the landing of the reels on a known spin: `startedAt` is the time at which they began to turn. */
function showSpin(state: SlotState, spinIndex: number, startedAt: number, at = startedAt): SlotState {
  const spin = state.round?.outcome.spins[spinIndex]
  if (spin === undefined) return state
  const scatters = spin.window.map((column) => column.filter((symbol) => symbol === 'scatter').length)
  return {
    ...state,
    spinIndex,
    phase: { name: 'stopping', plan: planStops(findPace(state), startedAt, at, scatters) },
  }
}

/** A round without a paid spin begins with the intro of its free spins. */
function showRound(state: SlotState, startedAt: number, at = startedAt): SlotState {
  return state.round && isFeature(state.round.outcome)
    ? { ...state, spinIndex: -1, phase: { name: 'freeIntro', since: at } }
    : showSpin(state, 0, startedAt, at)
}

function present(state: SlotState, at: number): SlotState {
  const spin = findSpin(state)
  if (spin === null) return state
  const resting: Resting = { kind: spin.kind, stops: spin.stops }
  return {
    ...state,
    resting,
    presentedAt: at,
    phase: {
      name: 'presenting',
      since: at,
      endsAt: at + presentationMs(spin, findRoundStake(state), findPace(state)),
    },
  }
}

function goOn(state: SlotState, at: number): SlotState {
  const spins = state.round?.outcome.spins ?? []
  const isLast = state.spinIndex >= spins.length - 1
  switch (state.phase.name) {
    case 'stopping':
      return present(state, at)
    case 'presenting':
      if (!isLast && findSpin(state)?.kind === 'paid')
        return { ...state, phase: { name: 'freeIntro', since: at } }
      if (!isLast) return showSpin(state, state.spinIndex + 1, at)
      return hasSeries(state)
        ? { ...state, phase: { name: 'freeOutro', since: at } }
        : endShownRound(state, false, at)
    case 'freeIntro':
      return showSpin(state, state.spinIndex + 1, at)
    case 'freeOutro':
      return endShownRound(state, true, at)
    default:
      return state
  }
}

function press(state: SlotState, at: number, requestId: string): SlotState {
  const { phase } = state
  if (phase.name === 'idle') {
    const isEarly = hasSeries(state) && at - phase.since < seriesPauseMs
    return pressAtRest(state, { at, requestId, isEarly })
  }
  if (phase.name === 'interrupted') return retry(state, at)
  if (phase.name === 'stopping')
    return state.rules.turbo ? { ...state, phase: { ...phase, plan: hurryStops(phase.plan, at) } } : state
  if (phase.name === 'presenting') {
    const next = goOn(state, at)
    const isSmall = findTier(findSpin(state)?.win ?? 0, findRoundStake(state)) === 0
    const canBegin = next.phase.name === 'idle' && isSmall && canGoOn(next, at)
    return canBegin ? beginNextRound(next, at, requestId) : next
  }
  return phase.name === 'freeIntro' || phase.name === 'freeOutro' ? goOn(state, at) : state
}

/** Everything of the round is settled: what is left of it is not shown one by one. */
function skipSeries(state: SlotState, at: number): SlotState {
  const spins = state.round?.outcome.spins ?? []
  const last = spins.at(-1)
  if (last === undefined || !canSkipSeries(state)) return state
  return {
    ...state,
    spinIndex: spins.length - 1,
    resting: { kind: last.kind, stops: last.stops },
    presentedAt: at,
    phase: { name: 'freeOutro', since: at },
  }
}

function tick(state: SlotState, at: number): SlotState {
  const { phase } = state
  if (phase.name === 'stopping') return at >= phase.plan.endsAt ? goOn(state, at) : state
  if (phase.name === 'presenting') return at >= phase.endsAt ? goOn(state, at) : state
  if (phase.name === 'freeIntro') return at >= phase.since + freeIntroMs ? goOn(state, at) : state
  if (phase.name === 'freeOutro') {
    const outroMs = findOutroMs(state.round?.win ?? 0, findRoundStake(state))
    return at >= phase.since + outroMs ? goOn(state, at) : state
  }
  return state
}

export function reduce(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'tick':
      return tick(state, event.at)
    case 'press':
      return press(state, event.at, event.requestId)
    case 'seriesSkipped':
      return skipSeries(state, event.at)
    case 'autoSpin':
      return isAutoplayDue(state, event.at) ? beginNextRound(state, event.at, event.requestId) : state
    case 'answered':
      if (state.phase.name !== 'spinning') return state
      return showRound(
        { ...takeRound(state, event.round, event.at), round: event.round },
        state.phase.since,
        event.at,
      )
    default:
      return reducePlay(state, event)
  }
}
