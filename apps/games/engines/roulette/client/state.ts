// The game as a machine: (state, event) => state, without DOM, network or clock; events carry the game time.
// Outcomes come complete from the server (`answered`); the machine only decides when they are shown.
import { findLargestTable, type Bet, type TableLimits } from '@yanta/game-rules/roulette'
import type { PlayRules } from '@yanta/contract'
import { isClosing } from '../../../kit/closing-codes.ts'
import { limitStakes, lowerStake, tooSoon } from '../../../kit/play-rules.ts'
import { type Verdict, classifyWin } from '../../../kit/verdict.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { type BallPath, hurryLanding, planLanding } from './ball-path.ts'
import {
  type Layout,
  type LayoutFault,
  emptyLayout,
  lackFunds,
  layBets,
  sumLayout,
  removeBet,
} from './layout.ts'

export type Phase =
  | { name: 'betting' }
  /** The ball rolls round the rim while the answer is pending. */
  | { name: 'rolling'; since: number; requestId: string; isSlow: boolean }
  | { name: 'landing'; path: BallPath }
  | { name: 'presenting'; since: number; endsAt: number }
  /** The connection is lost and it is unknown whether the round was played: only the same request may be repeated. */
  | { name: 'interrupted'; requestId: string }
  | { name: 'closed'; code: string }

export interface RouletteState {
  phase: Phase
  /** As last confirmed by the server, minor units; a win is added once the ball is at rest. */
  balance: number
  chips: readonly number[]
  chip: number
  limits: TableLimits
  rules: PlayRules
  /** The most that may lie on the table by law, minor units. */
  stakeLimit: number | null
  /** No round begins before, in the game's time. */
  readyAt: number
  /** Wins less stakes of the rounds that have ended in this session, minor units. */
  net: number
  layout: Layout
  /** Earlier layouts of this round, for undo. */
  past: readonly Layout[]
  /** The bets of the last round, for repeat. */
  last: Layout
  /** The displayed round; retained after its end, so that its number stays highlighted. */
  round: RoundOf<'roulette'> | null
  /** The last numbers, latest first. */
  numbers: readonly number[]
  isQuick: boolean
  isReduced: boolean
  notice: LayoutFault | { code: string; max?: number | undefined } | null
  /** The displayed round was settled while no page was open. */
  isResumed: boolean
}

export type RouletteEvent =
  | { type: 'laid'; bets: readonly Bet[] }
  | { type: 'taken'; spot: string }
  | { type: 'undone' | 'cleared' | 'doubled' | 'repeated' }
  | { type: 'chipChosen'; chip: number }
  | { type: 'started'; at: number; requestId: string }
  | { type: 'tick'; at: number }
  | { type: 'answered'; at: number; round: RoundOf<'roulette'> }
  | { type: 'slow' }
  | { type: 'lost' }
  | { type: 'refused'; code: string; max?: number | undefined }
  | { type: 'retried'; at: number }
  | { type: 'quick'; on: boolean }
  | { type: 'reduced'; on: boolean }
  | { type: 'balanceSeen'; balance: number }
  | { type: 'numbersSeen'; numbers: readonly number[] }
  | { type: 'noticeClosed' }

const presentingMs = { lost: 1900, won: 3600 }
const reducedMs = 500
export const mostNumbers = 24

export function createState(
  opened: OpenAnswerOf<'roulette'>,
  choice: { isQuick: boolean; isReduced: boolean },
): RouletteState {
  const { pending, rules } = opened
  const chips = limitStakes(opened.stakes, rules)
  const stakeLimit = findTableLimit(opened.game.limits, rules)
  const state: RouletteState = {
    ...choice,
    rules,
    stakeLimit,
    readyAt: 0,
    net: 0,
    isQuick: choice.isQuick && rules.turbo,
    phase: { name: 'betting' },
    balance: opened.balance,
    chips,
    chip: lowerStake(opened.defaultStake, chips, stakeLimit),
    limits: opened.game.limits,
    layout: emptyLayout,
    past: [],
    last: emptyLayout,
    round: null,
    numbers: [],
    notice: opened.isStakeReturned ? { code: 'stake_returned' } : null,
    isResumed: false,
  }
  if (pending === null) return state
  // The balance may have changed since that round: it ends on the current balance, and starts without what is left of the win.
  const { balance } = opened
  const round = { ...pending, balance, balanceAfterBet: Math.max(0, balance - pending.win) }
  return land({ ...state, isResumed: true, layout: new Map(round.outcome.bets) }, round, 0, 0)
}

/** Null where the law allows as much as the table does. */
function findTableLimit(limits: TableLimits, { mostStake }: PlayRules): number | null {
  return mostStake !== null && mostStake < findLargestTable(limits) ? mostStake : null
}

/** The least time between two rounds is not over. */
export const isHeld = ({ readyAt }: RouletteState, at: number): boolean => at < readyAt
/** True from the start until the ball is at rest: from then on the balance includes the win, here and on the site. */
export const isRoundOpen = ({ phase }: RouletteState): boolean =>
  phase.name === 'rolling' || phase.name === 'landing'
/** The request for the round is repeated. */
export const isSlow = ({ phase }: RouletteState): boolean => phase.name === 'rolling' && phase.isSlow
/** The table accepts bets, also while the last win is still displayed. */
export const isTableOpen = ({ phase }: RouletteState): boolean =>
  phase.name === 'betting' || phase.name === 'presenting'
/** What a round was worth: less than was laid is nothing to celebrate. */
export function classifyRound({ round }: RouletteState): Verdict {
  return round === null ? 'lost' : classifyWin(round.win, round.stake)
}
/** The number to show, once the ball is at rest. */
export const findNumber = ({ phase, round }: RouletteState): number | null =>
  round && (phase.name === 'presenting' || phase.name === 'betting') ? round.outcome.number : null

function land(state: RouletteState, round: RoundOf<'roulette'>, since: number, at: number): RouletteState {
  const path = planLanding(round.outcome.number, since, at, state.isQuick ? 'quick' : 'normal')
  const shown = state.isReduced ? { ...path, endsAt: at + reducedMs } : path
  return { ...state, round, balance: round.balanceAfterBet, phase: { name: 'landing', path: shown } }
}

function present(state: RouletteState, at: number): RouletteState {
  const round = state.round!
  const endsAt = at + (round.win > 0 ? presentingMs.won : presentingMs.lost)
  return {
    ...state,
    balance: round.balance,
    // The money of a resumed round moved before this session.
    net: state.isResumed ? state.net : state.net + round.win - round.stake,
    numbers: [round.outcome.number, ...state.numbers].slice(0, mostNumbers),
    phase: { name: 'presenting', since: at, endsAt },
  }
}

/** Clears the displayed round off the table, so that the next bets can be laid. */
function endRound(state: RouletteState): RouletteState {
  return state.phase.name === 'presenting'
    ? {
        ...state,
        phase: { name: 'betting' },
        last: state.layout,
        layout: emptyLayout,
        past: [],
        isResumed: false,
      }
    : state
}

function change(state: RouletteState, layout: Layout): RouletteState {
  return { ...state, layout, past: [...state.past, state.layout], notice: null }
}

function lay(state: RouletteState, bets: readonly Bet[]): RouletteState {
  if (bets.length === 0) return state
  const laid = layBets(state.layout, bets, state)
  return 'fault' in laid ? { ...state, notice: laid.fault } : change(state, laid.layout)
}

function changeTable(state: RouletteState, event: RouletteEvent): RouletteState {
  switch (event.type) {
    case 'laid':
      return lay(state, event.bets)
    case 'taken':
      return state.layout.has(event.spot)
        ? change(state, removeBet(state.layout, event.spot, state.chip))
        : state
    case 'undone':
      return state.past.length > 0
        ? { ...state, layout: state.past.at(-1)!, past: state.past.slice(0, -1), notice: null }
        : state
    case 'cleared':
      return state.layout.size > 0 ? change(state, emptyLayout) : state
    case 'doubled':
      return lay(state, [...state.layout])
    case 'repeated':
      return state.layout.size === 0 ? lay(state, [...state.last]) : state
    default:
      return state
  }
}

function start(state: RouletteState, at: number, requestId: string): RouletteState {
  if (isHeld(state, at)) return state
  if (state.layout.size === 0) return { ...state, notice: { code: 'no_bets' } }
  if (state.balance < sumLayout(state.layout)) return { ...state, notice: lackFunds(sumLayout(state.layout)) }
  return {
    ...state,
    notice: null,
    round: null,
    past: [],
    phase: { name: 'rolling', since: at, requestId, isSlow: false },
  }
}

/** The one button: starts a round, repeats the last one's bets first when the table is empty, hurries the ball. */
function press(state: RouletteState, at: number, requestId: string): RouletteState {
  const { phase } = state
  if (phase.name === 'landing')
    return state.rules.turbo ? { ...state, phase: { ...phase, path: hurryLanding(phase.path, at) } } : state
  if (phase.name === 'presenting') return endRound(state)
  if (phase.name === 'interrupted')
    return {
      ...state,
      notice: null,
      phase: { name: 'rolling', since: at, requestId: phase.requestId, isSlow: false },
    }
  return phase.name === 'betting' ? start(state, at, requestId) : state
}

function refuse(state: RouletteState, code: string, max?: number): RouletteState {
  if (isClosing(code)) return { ...state, phase: { name: 'closed', code } }
  if (code === tooSoon && state.phase.name === 'rolling')
    return { ...state, readyAt: state.phase.since + state.rules.minRoundMs, phase: { name: 'betting' } }
  const notice = code === 'insufficient_funds' ? lackFunds(sumLayout(state.layout)) : { code, max }
  return { ...state, notice, phase: state.phase.name === 'rolling' ? { name: 'betting' } : state.phase }
}

/** A balance that covers the refused bets removes their notice. */
function seeBalance(state: RouletteState, balance: number): RouletteState {
  const { notice } = state
  const isCovered = notice !== null && 'sum' in notice && balance >= notice.sum
  return { ...state, balance, notice: isCovered ? null : notice }
}

export function reduce(state: RouletteState, event: RouletteEvent): RouletteState {
  const { phase } = state
  switch (event.type) {
    case 'laid':
    case 'taken':
    case 'undone':
    case 'cleared':
    case 'doubled':
    case 'repeated':
      return isTableOpen(state) ? changeTable(endRound(state), event) : state
    case 'chipChosen':
      return state.chips.includes(event.chip) ? { ...state, chip: event.chip, notice: null } : state
    case 'started':
      return press(state, event.at, event.requestId)
    case 'tick':
      if (phase.name === 'landing' && event.at >= phase.path.endsAt) return present(state, event.at)
      return phase.name === 'presenting' && event.at >= phase.endsAt ? endRound(state) : state
    case 'answered':
      return phase.name === 'rolling'
        ? land({ ...state, readyAt: event.at + state.rules.minRoundMs }, event.round, phase.since, event.at)
        : state
    case 'slow':
      return phase.name === 'rolling' ? { ...state, phase: { ...phase, isSlow: true } } : state
    case 'lost':
      return phase.name === 'rolling'
        ? { ...state, phase: { name: 'interrupted', requestId: phase.requestId } }
        : state
    case 'refused':
      return refuse(state, event.code, event.max)
    case 'retried':
      return phase.name === 'interrupted' ? press(state, event.at, phase.requestId) : state
    case 'quick':
      return { ...state, isQuick: event.on && state.rules.turbo }
    case 'reduced':
      return { ...state, isReduced: event.on }
    case 'balanceSeen':
      return isTableOpen(state) ? seeBalance(state, event.balance) : state
    case 'numbersSeen':
      return { ...state, numbers: [...state.numbers, ...event.numbers].slice(0, mostNumbers) }
    case 'noticeClosed':
      return { ...state, notice: null }
  }
}
