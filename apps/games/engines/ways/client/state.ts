// The game as a machine: (state, event) => state, without DOM, network or clock; events carry the game time.
// A round comes complete from the server (`answered`); the machine only decides when each of its spins is shown.
import type { Reel, WaysSpin } from '@yanta/game-rules/ways'
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
import { waysProfiles } from '@yanta/game-rules/ways'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { buildFirstReels } from './first-reels.ts'
import { findOutroMs, freeIntroMs, presentationMs } from './presentation.ts'
import { type StopPlan, hurryStops, planStops } from './roll-timing.ts'

/** The player's wish to see the sum of the free spins at once. */
export interface SeriesSkipped {
  type: 'seriesSkipped'
  at: number
}

export type WaysEvent = SpinEvent<RoundOf<'ways'>> | SeriesSkipped

export type Phase =
  | PlayPhase
  | { name: 'stopping'; plan: StopPlan }
  | { name: 'freeIntro' | 'freeOutro'; since: number }

/** Of its round it shows one spin at a time. */
export interface WaysState extends Play, ShownRound<RoundOf<'ways'>> {
  phase: Phase
  /** The reels at rest, which leave when the next spin begins. */
  resting: readonly Reel[]
  spinIndex: number
  /** The time at which the wins on show were first lit. */
  presentedAt: number
}

/** Presses are ignored for this long after free spins: the key that advances them also bets, and a late press must stake no money. */
const seriesPauseMs = 400

export function createState(
  opened: OpenAnswerOf<'ways'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): WaysState {
  const { pending } = opened
  const state: WaysState = {
    ...openPlay(opened, choice),
    resting: buildFirstReels(opened.game.slug),
    round: null,
    spinIndex: 0,
    presentedAt: 0,
    isResumed: false,
  }
  if (pending === null) return state
  const round = resumeRound(pending, opened.balance)
  return { ...showSpin({ ...state, round, balance: round.balanceAfterBet }, 0, 0), isResumed: true }
}

export const findSpin = (state: Pick<WaysState, 'round' | 'spinIndex'>): WaysSpin | null =>
  state.round?.outcome.spins[state.spinIndex] ?? null
/** From the intro of the free spins to the end of their sum. */
export const isInSeries = (state: WaysState): boolean =>
  (isRoundOpen(state) && findSpin(state)?.kind === 'free') ||
  state.phase.name === 'freeIntro' ||
  state.phase.name === 'freeOutro'
/** The sum of a series may be asked for at once, where rounds may be shortened at all. */
export const canSkipSeries = (state: WaysState): boolean =>
  state.rules.turbo && isInSeries(state) && state.phase.name !== 'freeOutro'
/** Whether the displayed round has free spins. */
export const hasSeries = ({ round }: Pick<WaysState, 'round'>): boolean =>
  round !== null && round.outcome.spins.length > 1

/** Plans the landing of the reels on a known spin: `startedAt` is the time at which they began to turn. */
function showSpin(state: WaysState, spinIndex: number, startedAt: number, at = startedAt): WaysState {
  const spin = state.round?.outcome.spins[spinIndex]
  if (spin === undefined) return state
  const { least, leastAgain } = waysProfiles[state.round!.outcome.profile].freeSpins
  const scatters = spin.reels.map((reel) => reel.includes('scatter'))
  const needed = spin.kind === 'free' ? leastAgain : least
  return {
    ...state,
    spinIndex,
    phase: { name: 'stopping', plan: planStops(findPace(state), startedAt, at, scatters, needed) },
  }
}

function present(state: WaysState, at: number): WaysState {
  const spin = findSpin(state)
  if (spin === null) return state
  return {
    ...state,
    resting: spin.reels,
    presentedAt: at,
    phase: {
      name: 'presenting',
      since: at,
      endsAt: at + presentationMs(spin, findRoundStake(state), findPace(state)),
    },
  }
}

function goOn(state: WaysState, at: number): WaysState {
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

function press(state: WaysState, at: number, requestId: string): WaysState {
  const { phase } = state
  if (phase.name === 'idle')
    return pressAtRest(state, {
      at,
      requestId,
      isEarly: hasSeries(state) && at - phase.since < seriesPauseMs,
    })
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
function skipSeries(state: WaysState, at: number): WaysState {
  const spins = state.round?.outcome.spins ?? []
  const last = spins.at(-1)
  if (last === undefined || !canSkipSeries(state)) return state
  return {
    ...state,
    spinIndex: spins.length - 1,
    resting: last.reels,
    presentedAt: at,
    phase: { name: 'freeOutro', since: at },
  }
}

function tick(state: WaysState, at: number): WaysState {
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

export function reduce(state: WaysState, event: WaysEvent): WaysState {
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
      return showSpin(
        { ...takeRound(state, event.round, event.at), round: event.round },
        0,
        state.phase.since,
        event.at,
      )
    default:
      return reducePlay(state, event)
  }
}
