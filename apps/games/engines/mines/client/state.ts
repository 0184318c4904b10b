// The game as a machine: (state, event) => state, without DOM, network or clock. The content of a cell comes from the server
// (`answered`); the machine only decides which request is allowed next. Times in events are of one clock, in milliseconds.
import { countSafe, isMinesCount } from '@yanta/game-rules/mines'
import type { PlayRules } from '@yanta/contract'
import { isClosing } from '../../../kit/closing-codes.ts'
import { findStakeLimit, limitStakes, lowerStake, tooLarge, tooSoon } from '../../../kit/play-rules.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'

/** One request to the server; repeated unchanged, it has one effect. */
export type Ask =
  | { kind: 'start'; requestId: string; stake: number; mines: number }
  | { kind: 'open'; requestId: string; number: number; cell: number }
  | { kind: 'cash_out'; requestId: string; number: number }

export type Phase =
  | { name: 'idle' }
  | { name: 'asking'; ask: Ask; isSlow: boolean }
  | { name: 'playing' }
  /** The last round stays on screen until the next one begins. */
  | { name: 'ended' }
  /** The connection is lost and it is unknown whether the request arrived: only the same may be repeated. */
  | { name: 'interrupted'; ask: Ask }
  | { name: 'closed'; code: string }

export interface MinesState {
  phase: Phase
  /** As the server last confirmed it, minor units. */
  balance: number
  stake: number
  stakes: readonly number[]
  rules: PlayRules
  /** The largest allowed stake, where it ends the ladder of stakes. */
  stakeLimit: number | null
  /** The least time between two rounds is not over. */
  isHeld: boolean
  /** When the last round of this page ended; null: none has. */
  endedAt: number | null
  /** Wins less stakes of the rounds that have ended in this session, minor units. */
  net: number
  /** The round whose stake was taken before this session; null: there was none. */
  earlierRoundId: string | null
  /** For the next round. */
  mines: number
  round: RoundOf<'mines'> | null
  /** Code of a refusal to show. */
  notice: string | null
  /** The largest stake that the refusal allows, minor units; null: it names none. */
  refusedAbove: number | null
  /** The displayed round was begun, or ended, before this page was opened. */
  isResumed: boolean
  isPaused: boolean
}

export type MinesEvent =
  | { type: 'start'; at: number; requestId: string }
  | { type: 'open'; cell: number; requestId: string }
  | { type: 'cashOut'; requestId: string }
  | { type: 'answered'; at: number; round: RoundOf<'mines'> }
  | { type: 'slow' }
  | { type: 'lost' }
  | { type: 'refused'; code: string; max?: number | undefined }
  | { type: 'retry' }
  /** The server returned the current state. */
  | { type: 'reopened'; at: number; opened: OpenAnswerOf<'mines'> }
  | { type: 'stakeChosen'; stake: number }
  | { type: 'stakeScaled'; by: 'half' | 'double' }
  | { type: 'minesChosen'; mines: number }
  | { type: 'balanceSeen'; balance: number }
  | { type: 'holdEnded' }
  | { type: 'paused'; on: boolean }
  | { type: 'noticeClosed' }

const usualMines = 5

/** No round begins so soon after one: the button that cashes out also bets, and a late press must stake no money. */
const endPauseMs = 400

export function createState(
  opened: OpenAnswerOf<'mines'>,
  choice: { mines: number } = { mines: usualMines },
): MinesState {
  const { pending, balance, defaultStake, rules } = opened
  const stakes = limitStakes(opened.stakes, rules)
  const stakeLimit = findStakeLimit(opened.stakes, rules)
  return {
    phase: { name: pending === null ? 'idle' : pending.outcome.end === null ? 'playing' : 'ended' },
    balance,
    stakes,
    rules,
    stakeLimit,
    isHeld: false,
    endedAt: null,
    net: 0,
    earlierRoundId: pending?.id ?? null,
    stake: lowerStake(pending?.stake ?? defaultStake, stakes, stakeLimit),
    mines: pending?.outcome.mines ?? (isMinesCount(choice.mines) ? choice.mines : usualMines),
    round: pending,
    notice: opened.isStakeReturned ? 'stake_returned' : null,
    refusedAbove: null,
    isResumed: pending !== null,
    isPaused: false,
  }
}

/** True from the press until the end of the round is known. */
export const isRoundOpen = ({ phase, round }: MinesState): boolean =>
  phase.name === 'asking' ||
  phase.name === 'playing' ||
  phase.name === 'interrupted' ||
  (phase.name === 'closed' && round?.outcome.end === null)

/** A request is repeated. */
export const isSlow = ({ phase }: MinesState): boolean => phase.name === 'asking' && phase.isSlow

/** The mines of an open round, otherwise those chosen for the next one. */
export const findMines = (state: MinesState): number =>
  (isRoundOpen(state) ? (askedMines(state) ?? state.round?.outcome.mines) : null) ?? state.mines
export const countOpened = ({ round }: MinesState): number => (round ? countSafe(round.outcome) : 0)
export const canChoose = ({ phase }: MinesState): boolean => phase.name === 'idle' || phase.name === 'ended'
export const canOpen = (state: MinesState, cell: number): boolean =>
  state.phase.name === 'playing' && !state.isPaused && !state.round!.outcome.opened.includes(cell)
export const canCashOut = (state: MinesState): boolean =>
  state.phase.name === 'playing' && !state.isPaused && countOpened(state) > 0

function askedMines({ phase }: MinesState): number | null {
  const ask = phase.name === 'asking' || phase.name === 'interrupted' ? phase.ask : null
  return ask?.kind === 'start' ? ask.mines : null
}

const asking = (state: MinesState, ask: Ask): MinesState => ({
  ...state,
  notice: null,
  phase: { name: 'asking', ask, isSlow: false },
})

function start(state: MinesState, at: number, requestId: string): MinesState {
  if (!canChoose(state) || state.isPaused || state.isHeld) return state
  if (state.endedAt !== null && at - state.endedAt < endPauseMs) return state
  if (state.balance < state.stake) return { ...state, notice: 'insufficient_funds' }
  const { stake, mines } = state
  return asking({ ...state, round: null, isResumed: false }, { kind: 'start', requestId, stake, mines })
}

function refuse(state: MinesState, code: string): MinesState {
  if (isClosing(code)) return { ...state, phase: { name: 'closed', code } }
  if (state.phase.name !== 'asking') return { ...state, notice: code }
  if (code === tooSoon) return { ...state, isHeld: true, phase: { name: 'idle' } }
  return { ...state, notice: code, phase: { name: state.phase.ask.kind === 'start' ? 'idle' : 'playing' } }
}

function chooseStake(state: MinesState, stake: number): MinesState {
  return canChoose(state) && state.stakes.includes(stake) ? { ...state, stake, notice: null } : state
}

/** The nearest offered stake within half or double; at least one step, as far as there is one. */
function scaleStake({ stake, stakes }: MinesState, by: 'half' | 'double'): number {
  if (by === 'half') return stakes.findLast((each) => each <= stake / 2) ?? stakes[0]!
  return (
    stakes.findLast((each) => each > stake && each <= stake * 2) ??
    stakes.find((each) => each > stake) ??
    stake
  )
}

/** Why the ladder ends here is told to whoever asks for more. */
function scale(state: MinesState, by: 'half' | 'double'): MinesState {
  const stake = scaleStake(state, by)
  const after = chooseStake(state, stake)
  const isCutOff = by === 'double' && stake === state.stake && state.stakeLimit !== null && canChoose(state)
  return isCutOff ? { ...after, notice: tooLarge, refusedAbove: null } : after
}

/** What an ended round adds to the session: of one from before, the win alone moved in it. */
const countRound = (
  { net, earlierRoundId }: MinesState,
  { id, win, stake, outcome }: RoundOf<'mines'>,
): number => (outcome.end === null ? net : net + win - (id === earlierRoundId ? 0 : stake))

/** A round that another page has ended belongs to that page's session as well; what this one came to stays. */
function reopen(state: MinesState, opened: OpenAnswerOf<'mines'>, at: number): MinesState {
  const { isPaused, isHeld, earlierRoundId } = state
  const fresh = createState(opened, state)
  const net = fresh.round === null ? state.net : countRound(state, fresh.round)
  return { ...fresh, isPaused, isHeld, endedAt: canChoose(fresh) ? at : null, earlierRoundId, net }
}

export function reduce(state: MinesState, event: MinesEvent): MinesState {
  switch (event.type) {
    case 'start':
      return start(state, event.at, event.requestId)
    case 'open':
      return canOpen(state, event.cell)
        ? asking(state, {
            kind: 'open',
            requestId: event.requestId,
            number: state.round!.outcome.opened.length,
            cell: event.cell,
          })
        : state
    case 'cashOut':
      return canCashOut(state)
        ? asking(state, {
            kind: 'cash_out',
            requestId: event.requestId,
            number: state.round!.outcome.opened.length,
          })
        : state
    case 'answered':
      if (state.phase.name !== 'asking') return state
      return {
        ...state,
        isHeld: state.isHeld || (state.phase.ask.kind === 'start' && state.rules.minRoundMs > 0),
        net: countRound(state, event.round),
        round: event.round,
        endedAt: event.round.outcome.end === null ? null : event.at,
        // Before its end a round's answer knows the balance after the bet alone, and a step moves no money.
        balance:
          state.phase.ask.kind === 'open' && event.round.outcome.end === null
            ? state.balance
            : event.round.balance,
        isResumed: false,
        phase: { name: event.round.outcome.end === null ? 'playing' : 'ended' },
      }
    case 'slow':
      return state.phase.name === 'asking' ? { ...state, phase: { ...state.phase, isSlow: true } } : state
    case 'lost':
      return state.phase.name === 'asking'
        ? { ...state, phase: { name: 'interrupted', ask: state.phase.ask } }
        : state
    case 'refused':
      return refuse({ ...state, refusedAbove: event.max ?? null }, event.code)
    case 'retry':
      return state.phase.name === 'interrupted' ? asking(state, state.phase.ask) : state
    case 'reopened':
      return reopen(state, event.opened, event.at)
    case 'stakeChosen':
      return chooseStake(state, event.stake)
    case 'stakeScaled':
      return scale(state, event.by)
    case 'minesChosen':
      return canChoose(state) && isMinesCount(event.mines) ? { ...state, mines: event.mines } : state
    case 'balanceSeen':
      if (!canChoose(state) && state.phase.name !== 'playing') return state
      return {
        ...state,
        balance: event.balance,
        notice: event.balance >= state.stake && state.notice === 'insufficient_funds' ? null : state.notice,
      }
    case 'holdEnded':
      return { ...state, isHeld: false }
    case 'paused':
      return { ...state, isPaused: event.on }
    case 'noticeClosed':
      return { ...state, notice: null }
  }
}
