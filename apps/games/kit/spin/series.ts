// A round of several spins as a machine: the paid spin with its respins, then its free spins as a scene with an intro and a sum. The round comes complete
// from the server; the machine only decides when each of its spins is shown. Pure: without DOM, network or clock.
import type { Round } from '../../server/api.ts'
import {
  type Play,
  type PlayPhase,
  findPace,
  isAutoplayDue,
  isRoundOpen,
  reducePlay,
  retry,
  takeRound,
} from './play.ts'
import type { SpinEvent } from './play-event.ts'
import { type LandedSpin, findOutroMs, freeIntroMs, presentationMs } from './series-timing.ts'
import {
  type FeatureBought,
  type ShownRound,
  beginNextRound,
  buyFeature,
  canGoOn,
  endShownRound,
  findRoundStake,
  pressAtRest,
} from './shown-round.ts'
import { findTier } from './win-tier.ts'

/** The player's wish to see the sum of the free spins at once. */
export interface SeriesSkipped {
  type: 'seriesSkipped'
  at: number
}

/** The player's choice of the free spins, from 0. */
export interface DoorChosen {
  type: 'doorChosen'
  at: number
  requestId: string
  door: number
}

export type SeriesEvent<R> = SpinEvent<R> | SeriesSkipped | DoorChosen | FeatureBought

export type SeriesPhase<Plan> =
  | PlayPhase
  | { name: 'stopping'; plan: Plan }
  | { name: 'freeIntro' | 'freeOutro'; since: number }

type SpinOf<R> = R extends { outcome: { spins: readonly (infer Spin)[] } } ? Spin : never

interface RoundOfSpins {
  win: number
  outcome: { spins: readonly Pick<LandedSpin, 'kind' | 'win'>[] }
}

/** Of its round it shows one spin at a time. */
export interface Series<R extends Round & RoundOfSpins, Plan, Resting> extends Play, ShownRound<R> {
  phase: SeriesPhase<Plan>
  /** The reels at rest; the start of the next roll. */
  resting: Resting
  /** -1 during the intro of a series without a paid spin. */
  spinIndex: number
  /** The time at which the presentation of the displayed wins began. */
  presentedAt: number
}

type Shown<R extends RoundOfSpins = RoundOfSpins> = { round: R | null; spinIndex: number }

/** The spin on show; null without one. */
export const findSpin = <R extends RoundOfSpins>({ round, spinIndex }: Shown<R>): SpinOf<R> | null =>
  (round?.outcome.spins[spinIndex] as SpinOf<R> | undefined) ?? null

/** Whether more spins follow the first: a press that skips them is not to stake on the next round. */
const hasManySpins = ({ round }: Pick<Shown, 'round'>): boolean => (round?.outcome.spins.length ?? 0) > 1

/** Whether the displayed round has free spins: it ends with them. */
export const hasSeries = ({ round }: Pick<Shown, 'round'>): boolean =>
  round?.outcome.spins.at(-1)?.kind === 'free'
export const isInFreeSpins = (state: Play & Shown): boolean =>
  isRoundOpen(state) && state.round?.outcome.spins[state.spinIndex]?.kind === 'free'
/** Whether spins of the round follow the one on show. */
export const hasNextSpin = ({ round, spinIndex }: Shown): boolean =>
  round !== null && spinIndex < round.outcome.spins.length - 1

/**
 * What the spin on show is shown to win, in minor units: its own win, and with the last of the respins all that the round has won, as the
 * sum of free spins is shown after them.
 */
export const findShownWin = (state: Shown): number =>
  hasManySpins(state) && !hasSeries(state) && !hasNextSpin(state)
    ? (state.round?.win ?? 0)
    : (state.round?.outcome.spins[state.spinIndex]?.win ?? 0)

/** From the intro of the free spins to the end of their sum. */
export const isInSeries = (state: Play & Shown): boolean =>
  isInFreeSpins(state) || state.phase.name === 'freeIntro' || state.phase.name === 'freeOutro'
/** The sum of a series may be asked for at once, where rounds may be shortened at all. */
export const canSkipSeries = (state: Play & Shown): boolean =>
  state.rules.turbo && isInSeries(state) && state.phase.name !== 'freeOutro'

/** A choice so soon after its doors have appeared may have been meant for the reels. */
const choicePauseMs = 500

/** Presses are ignored for this long after free spins: the key that advances them also bets, and a late press must stake no money. */
const seriesPauseMs = 400

interface Reels<R, Plan, Resting> {
  /** Plans the landing of the reels on a known spin: `startedAt` is the time at which they began to turn. */
  plan(
    round: R,
    spin: SpinOf<R>,
    times: { startedAt: number; at: number; pace: ReturnType<typeof findPace> },
  ): Plan
  hurry(plan: Plan, at: number): Plan
  rest(spin: SpinOf<R>, round: R): Resting
  hasAward(spin: SpinOf<R>): boolean
  /** Whether the player has to choose how the round goes on after the spins that it has; left out, never. */
  awaitsChoice?(round: R): boolean
}

/** The machine of an engine whose reels land by plans. */
export function createSeries<R extends Round & RoundOfSpins, Plan extends { endsAt: number }, Resting>(
  reels: Reels<R, Plan, Resting>,
) {
  type State = Series<R, Plan, Resting>

  function showSpin(state: State, spinIndex: number, startedAt: number, at = startedAt): State {
    const spin = findSpin({ round: state.round, spinIndex })
    if (state.round === null || spin === null) return state
    const plan = reels.plan(state.round, spin, { startedAt, at, pace: findPace(state) })
    return { ...state, spinIndex, phase: { name: 'stopping', plan } }
  }

  /** A round without a paid spin begins with the intro of its free spins. */
  function showRound(state: State, startedAt: number, at = startedAt): State {
    return state.round?.outcome.spins[0]?.kind === 'free'
      ? { ...state, spinIndex: -1, phase: { name: 'freeIntro', since: at } }
      : showSpin(state, 0, startedAt, at)
  }

  function present(state: State, at: number): State {
    const spin = findSpin(state)
    if (state.round === null || spin === null) return state
    const { kind } = spin as Pick<LandedSpin, 'kind'>
    const shownMs = presentationMs(
      { kind, win: findShownWin(state), hasAward: reels.hasAward(spin) },
      findRoundStake(state),
      findPace(state),
    )
    return {
      ...state,
      resting: reels.rest(spin, state.round),
      presentedAt: at,
      phase: { name: 'presenting', since: at, endsAt: at + shownMs },
    }
  }

  function goOn(state: State, at: number): State {
    const spins = state.round?.outcome.spins ?? []
    const isLast = state.spinIndex >= spins.length - 1
    switch (state.phase.name) {
      case 'stopping':
        return present(state, at)
      case 'presenting':
        if (spins[state.spinIndex]?.kind !== 'free' && spins[state.spinIndex + 1]?.kind === 'free')
          return { ...state, phase: { name: 'freeIntro', since: at } }
        if (!isLast) return showSpin(state, state.spinIndex + 1, at)
        if (state.round !== null && reels.awaitsChoice?.(state.round))
          return { ...state, phase: { name: 'choosing', since: at } }
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

  function press(state: State, at: number, requestId: string): State {
    const { phase } = state
    if (phase.name === 'idle') {
      const isEarly = hasManySpins(state) && at - phase.since < seriesPauseMs
      return pressAtRest(state, { at, requestId, isEarly })
    }
    if (phase.name === 'interrupted') return retry(state, at)
    if (phase.name === 'stopping')
      return state.rules.turbo ? { ...state, phase: { ...phase, plan: reels.hurry(phase.plan, at) } } : state
    if (phase.name === 'presenting') {
      const next = goOn(state, at)
      const isSmall = findTier(findShownWin(state), findRoundStake(state)) === 0
      const canBegin = next.phase.name === 'idle' && isSmall && !hasManySpins(state) && canGoOn(next, at)
      return canBegin ? beginNextRound(next, at, requestId) : next
    }
    return phase.name === 'freeIntro' || phase.name === 'freeOutro' ? goOn(state, at) : state
  }

  function choose(state: State, { at, requestId, door }: DoorChosen): State {
    const { phase } = state
    return phase.name === 'choosing' && at - phase.since >= choicePauseMs
      ? { ...state, notice: null, phase: { name: 'opening', since: at, requestId, door, isSlow: false } }
      : state
  }

  /** The answer to a choice: its stake was taken by the spin, and its free spins begin. */
  const takeChosen = (state: State, round: R, at: number): State => ({
    ...state,
    round,
    phase: { name: 'freeIntro', since: at },
  })

  /** Everything of the round is settled: what is left of it is not shown one by one. */
  function skipSeries(state: State, at: number): State {
    const spinIndex = (state.round?.outcome.spins.length ?? 0) - 1
    const last = findSpin({ round: state.round, spinIndex })
    if (state.round === null || last === null || !canSkipSeries(state)) return state
    return {
      ...state,
      spinIndex,
      resting: reels.rest(last, state.round),
      presentedAt: at,
      phase: { name: 'freeOutro', since: at },
    }
  }

  function tick(state: State, at: number): State {
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

  function reduce(state: State, event: SeriesEvent<R>): State {
    switch (event.type) {
      case 'tick':
        return tick(state, event.at)
      case 'press':
        return press(state, event.at, event.requestId)
      case 'seriesSkipped':
        return skipSeries(state, event.at)
      case 'featureBought':
        return buyFeature(state, event)
      case 'autoSpin':
        return isAutoplayDue(state, event.at) ? beginNextRound(state, event.at, event.requestId) : state
      case 'doorChosen':
        return choose(state, event)
      case 'answered':
        if (state.phase.name === 'opening') return takeChosen(state, event.round, event.at)
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

  return { showRound, reduce }
}
