// The game as a machine: (state, event) => state, without DOM, network or clock; events carry the game time.
// Outcomes come complete from the server (`answered`); the machine only decides when each part of them is shown.
import { hasFreeSpins, isFeature, type SpinKind } from '@yanta/game-rules/slot'
import type { PlayRules } from '@yanta/contract'
import { isClosing } from '../../../kit/closing-codes.ts'
import { findStakeLimit, limitStakes, lowerStake, tooLarge, tooSoon } from '../../../kit/play-rules.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import {
  type Autoplay,
  type AutoplayEnd,
  findAutoplayEnd,
  startAutoplay,
} from '../../../kit/spin/autoplay.ts'
import {
  type FreePlay,
  countFreeRound,
  endFreeRound,
  findNextStake,
  isFeaturePlay,
  openFreePlay,
} from '../../../kit/spin/free-rounds.ts'
import { type Pace, findTier } from '../../../kit/spin/win-tier.ts'
import { freeIntroMs, freeOutroMs, presentationMs } from './presentation.ts'
import type { SlotEvent } from './slot-event.ts'
import { type StopPlan, hurryStops, planStops } from './reel-timing.ts'

export type { SlotEvent }

export type Phase =
  | { name: 'idle'; since: number }
  | { name: 'spinning'; since: number; requestId: string; isSlow: boolean }
  | { name: 'stopping'; plan: StopPlan }
  | { name: 'presenting'; since: number; endsAt: number }
  | { name: 'freeIntro' | 'freeOutro'; since: number }
  /** The connection is lost and it is unknown whether the round was played: only the same request may be repeated. */
  | { name: 'interrupted'; requestId: string }
  | { name: 'closed'; code: string }

export interface Resting {
  kind: SpinKind
  stops: readonly number[]
}

export interface SlotState extends FreePlay {
  phase: Phase
  /** As last confirmed by the server, minor units; a win is added once it has been shown. */
  balance: number
  stake: number
  stakes: readonly number[]
  rules: PlayRules
  /** The largest allowed stake, where it ends the ladder of stakes. */
  stakeLimit: number | null
  /** No round begins before, in the game's time. */
  readyAt: number
  /** Wins less stakes of the rounds that have ended in this session, minor units; free rounds are neither. */
  net: number
  isTurbo: boolean
  isReduced: boolean
  /** The reels at rest; the start of the next roll. */
  resting: Resting
  /** The displayed round and its spin; retained after its end so that its wins stay highlighted. */
  round: RoundOf<'slot'> | null
  /** -1 during the intro of a series without a paid spin. */
  spinIndex: number
  /** The time at which the presentation of the displayed wins began. */
  presentedAt: number
  autoplay: Autoplay | null
  autoplayEnd: AutoplayEnd
  /** Code of a refusal to show over the reels. */
  notice: string | null
  /** The largest stake that the refusal allows, minor units; null: it names none. */
  refusedAbove: number | null
  /** The displayed round was settled while no page was open. */
  isResumed: boolean
}

const autoplayPauseMs = 350
/** Presses are ignored for this long after free spins: the key that advances them also bets, and a late press must stake no money. */
const seriesPauseMs = 400

export function createState(
  opened: OpenAnswerOf<'slot'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): SlotState {
  const { pending, rules } = opened
  const stakes = limitStakes(opened.stakes, rules)
  const stakeLimit = findStakeLimit(opened.stakes, rules)
  const state: SlotState = {
    ...choice,
    ...openFreePlay(opened),
    rules,
    stakeLimit,
    readyAt: 0,
    net: 0,
    isTurbo: choice.isTurbo && rules.turbo,
    phase: { name: 'idle', since: 0 },
    balance: opened.balance,
    stake: lowerStake(pending?.stake ?? opened.defaultStake, stakes, stakeLimit),
    stakes,
    resting: { kind: 'paid', stops: [0, 3, 6, 9, 12] },
    round: null,
    spinIndex: 0,
    presentedAt: 0,
    autoplay: null,
    autoplayEnd: null,
    notice: opened.isStakeReturned ? 'stake_returned' : null,
    refusedAbove: null,
    isResumed: false,
  }
  if (pending === null) return state
  // The balance may have changed since that round: it ends on the current balance, and starts without the win.
  const round: RoundOf<'slot'> = {
    ...pending,
    balance: opened.balance,
    balanceAfterBet: pending.freeRounds ? opened.balance : opened.balance - pending.win,
  }
  return { ...showRound({ ...state, round, balance: round.balanceAfterBet }, 0), isResumed: true }
}

export const findPace = (state: SlotState): Pace =>
  state.isReduced ? 'reduced' : state.isTurbo ? 'turbo' : 'normal'
export const findSpin = (state: SlotState) => state.round?.outcome.spins[state.spinIndex] ?? null
/** The stake of the displayed round; the chosen one when there is none. */
export const findRoundStake = (state: SlotState): number => state.round?.stake ?? findNextStake(state)
/** True from the press until the last win was shown. */
export const isRoundOpen = (state: SlotState): boolean =>
  !['idle', 'closed', 'interrupted'].includes(state.phase.name)
export const isInFreeSpins = (state: SlotState): boolean =>
  isRoundOpen(state) && findSpin(state)?.kind === 'free'
/** The round that was asked for begins with the intro of its free spins: nothing turns before it. */
export const isFeatureAwaited = (state: SlotState): boolean =>
  state.phase.name === 'spinning' && isFeaturePlay(state)
/** Whether the displayed round has any. */
export const hasSeries = ({ round }: SlotState): boolean => round !== null && hasFreeSpins(round.outcome)
/** The least time between two rounds is not over. */
export const isHeld = (state: SlotState, at: number): boolean => at < state.readyAt
export const isAutoplayDue = (state: SlotState, at: number): boolean =>
  state.autoplay !== null &&
  state.phase.name === 'idle' &&
  at - state.phase.since >= autoplayPauseMs &&
  !isHeld(state, at)

function beginRound(state: SlotState, at: number, requestId: string): SlotState {
  if (!state.freeRounds && state.balance < state.stake)
    return { ...state, autoplay: null, notice: 'insufficient_funds' }
  const autoplay = state.autoplay && { ...state.autoplay, left: state.autoplay.left - 1 }
  return {
    ...state,
    autoplay,
    autoplayEnd: null,
    notice: null,
    freeSummary: null,
    round: null,
    spinIndex: 0,
    phase: { name: 'spinning', since: at, requestId, isSlow: false },
  }
}

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

function endRound(state: SlotState, at: number): SlotState {
  const { round } = state
  if (round === null) return { ...state, phase: { name: 'idle', since: at } }
  const hadFreeSpins = hasSeries(state)
  const { stake, win } = round
  const autoplay = state.autoplay && { ...state.autoplay, lost: state.autoplay.lost + stake - win }
  const autoplayEnd = autoplay && findAutoplayEnd(autoplay, { stake, win, hadFreeSpins })
  return {
    ...endFreeRound(state, round),
    balance: round.balance,
    net: round.freeRounds === null ? state.net + win - stake : state.net,
    autoplay: autoplayEnd ? null : autoplay,
    autoplayEnd,
    isResumed: false,
    phase: { name: 'idle', since: at },
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
      return hasSeries(state) ? { ...state, phase: { name: 'freeOutro', since: at } } : endRound(state, at)
    case 'freeIntro':
      return showSpin(state, state.spinIndex + 1, at)
    case 'freeOutro':
      return endRound(state, at)
    default:
      return state
  }
}

function press(state: SlotState, at: number, requestId: string): SlotState {
  const { phase } = state
  if (phase.name === 'idle') {
    if (state.freeSummary) return closeSummary(state, at)
    const wasSeries = hasSeries(state) || state.round?.freeRounds?.left === 0
    const isEarly = wasSeries && at - phase.since < seriesPauseMs
    return isEarly || isHeld(state, at) ? state : beginRound(state, at, requestId)
  }
  if (phase.name === 'interrupted') return retry(state, at)
  if (phase.name === 'stopping')
    return state.rules.turbo ? { ...state, phase: { ...phase, plan: hurryStops(phase.plan, at) } } : state
  if (phase.name === 'presenting') {
    const next = goOn(state, at)
    const isSmall = findTier(findSpin(state)?.win ?? 0, findRoundStake(state)) === 0
    const canBegin = next.autoplay === null && !next.freeSummary && !isHeld(next, at)
    return next.phase.name === 'idle' && isSmall && canBegin ? beginRound(next, at, requestId) : next
  }
  return phase.name === 'freeIntro' || phase.name === 'freeOutro' ? goOn(state, at) : state
}

/** The press that ends the summary stakes nothing, and neither does one right after it. */
function closeSummary(state: SlotState, at: number): SlotState {
  return { ...state, freeSummary: null, phase: { name: 'idle', since: at } }
}

function retry(state: SlotState, at: number): SlotState {
  if (state.phase.name !== 'interrupted') return state
  return {
    ...state,
    notice: null,
    phase: { name: 'spinning', since: at, requestId: state.phase.requestId, isSlow: false },
  }
}

function tick(state: SlotState, at: number): SlotState {
  const { phase } = state
  if (phase.name === 'stopping') return at >= phase.plan.endsAt ? goOn(state, at) : state
  if (phase.name === 'presenting') return at >= phase.endsAt ? goOn(state, at) : state
  if (phase.name === 'freeIntro') return at >= phase.since + freeIntroMs ? goOn(state, at) : state
  if (phase.name === 'freeOutro') return at >= phase.since + freeOutroMs ? goOn(state, at) : state
  return state
}

/** Why the ladder ends here is told to whoever asks for more. */
function stepStake(state: SlotState, by: 1 | -1): SlotState {
  const next = state.stakes[state.stakes.indexOf(state.stake) + by]
  const after = chooseStake(state, next ?? state.stake)
  const isCutOff = by === 1 && next === undefined && state.stakeLimit !== null && after !== state
  return isCutOff ? { ...after, notice: tooLarge, refusedAbove: null } : after
}

/** The platform counts from the start of the last round: nothing was played, and autoplay goes on when the time is over. */
function wait(state: SlotState, at: number): SlotState {
  const autoplay = state.autoplay && { ...state.autoplay, left: state.autoplay.left + 1 }
  return { ...state, autoplay, readyAt: at + state.rules.minRoundMs, phase: { name: 'idle', since: at } }
}

function chooseStake(state: SlotState, stake: number): SlotState {
  return state.phase.name === 'idle' &&
    state.autoplay === null &&
    !state.freeRounds &&
    state.stakes.includes(stake)
    ? { ...state, stake, notice: null }
    : state
}

export function reduce(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'tick':
      return tick(state, event.at)
    case 'press':
      return press(state, event.at, event.requestId)
    case 'autoSpin':
      return isAutoplayDue(state, event.at) ? beginRound(state, event.at, event.requestId) : state
    case 'answered':
      if (state.phase.name !== 'spinning') return state
      return showRound(
        {
          ...countFreeRound(state, event.round),
          round: event.round,
          balance: event.round.balanceAfterBet,
          readyAt: event.at + state.rules.minRoundMs,
        },
        state.phase.since,
        event.at,
      )
    case 'slow':
      return state.phase.name === 'spinning' ? { ...state, phase: { ...state.phase, isSlow: true } } : state
    case 'lost':
      return state.phase.name === 'spinning'
        ? { ...state, autoplay: null, phase: { name: 'interrupted', requestId: state.phase.requestId } }
        : state
    case 'refused':
      if (isClosing(event.code))
        return { ...state, autoplay: null, phase: { name: 'closed', code: event.code } }
      if (state.phase.name !== 'spinning') return { ...state, notice: event.code }
      if (event.code === tooSoon) return wait(state, event.at)
      return {
        ...state,
        autoplay: null,
        notice: event.code,
        refusedAbove: event.max ?? null,
        freeRounds: event.code === 'free_rounds_not_found' ? null : state.freeRounds,
        phase: { name: 'idle', since: event.at },
      }
    case 'retry':
      return retry(state, event.at)
    case 'stakeStep':
      return stepStake(state, event.by)
    case 'stakeChosen':
      return chooseStake(state, event.stake)
    case 'turbo':
      return { ...state, isTurbo: event.on && state.rules.turbo }
    case 'reduced':
      return { ...state, isReduced: event.on }
    case 'autoplay':
      return state.phase.name === 'idle' && !state.freeRounds && state.rules.autoplay
        ? {
            ...state,
            autoplay: startAutoplay(event.choice),
            autoplayEnd: null,
            phase: { name: 'idle', since: event.at - autoplayPauseMs },
          }
        : state
    case 'autoplayStopped':
      return { ...state, autoplay: null }
    case 'balanceSeen':
      if (state.phase.name !== 'idle') return state
      return {
        ...state,
        balance: event.balance,
        notice: event.balance >= state.stake && state.notice === 'insufficient_funds' ? null : state.notice,
      }
    case 'noticeClosed':
      return { ...state, notice: null }
  }
}
