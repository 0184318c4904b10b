// An order of the payment page as a machine. Pure. Promises: an order that has ended stays as it ended, and is told as it ended; only
// the outcome "failed after success" tells something else later.
import { addSeconds } from '@yanta/config/clock'
import type { DeclineReason } from '@yanta/contract'

/** What a test can choose. */
export const outcomes = [
  'success',
  'declined',
  'no_money',
  'card_expired',
  'wrong_card',
  'limit_exceeded',
  'wrong_code',
  'slow',
  'no_answer',
  'failed_later',
  'abandoned',
] as const
export type PayOutcome = (typeof outcomes)[number]

export type PayStatus = 'open' | 'confirming' | 'processing' | 'success' | 'failed'

export interface PayState {
  status: PayStatus
  /** Of a failed one. */
  reason: DeclineReason | null
  /** Chosen last. */
  outcome: PayOutcome
  wrongCodes: number
  /** The page never says how it ended. */
  isSilent: boolean
  /** When it goes on by itself: the page's time or the code's is over, or the answer comes. */
  dueAt: Date | null
}

export type PayEvent =
  | { type: 'pay'; outcome: PayOutcome; hasCode: boolean }
  | { type: 'confirm'; code: string; outcome: PayOutcome }
  | { type: 'cancel' }
  /** `dueAt` has come. */
  | { type: 'due' }

export type Told = { status: 'success' } | { status: 'failed'; reason: DeclineReason }

export interface PayStep {
  state: PayState
  /** What the platform is told, and after how many seconds. */
  told: { answer: Told; afterSeconds: number }[]
  /** The player is sent back. */
  leaves: boolean
}

export const rightCode = '1234'
export const mostWrongCodes = 3
const pageSeconds = 15 * 60
const codeSeconds = 5 * 60
const slowSeconds = 10
const laterSeconds = 5

/** As an order begins. */
export function beginOrder(now: Date): PayState {
  return {
    status: 'open',
    reason: null,
    outcome: 'success',
    wrongCodes: 0,
    isSilent: false,
    dueAt: addSeconds(now, pageSeconds),
  }
}

export function isEnded({ status }: PayState): boolean {
  return status === 'success' || status === 'failed'
}

/** Where an event leads; null: it has no effect. */
export function followPayEvent(state: PayState, event: PayEvent, now: Date): PayStep | null {
  if (isEnded(state)) return null
  if (event.type === 'due') return state.dueAt !== null && state.dueAt <= now ? followDue(state) : null
  if (state.status === 'processing') return null
  if (event.type === 'cancel') return end(state, { status: 'failed', reason: 'cancelled' })
  if (event.type === 'pay') {
    if (state.status !== 'open') return null
    const chosen = { ...state, outcome: event.outcome }
    if (!event.hasCode || isDeclined(event.outcome)) return apply(chosen, now)
    return step({ ...chosen, status: 'confirming', dueAt: addSeconds(now, codeSeconds) })
  }
  if (state.status !== 'confirming') return null
  const chosen = { ...state, outcome: event.outcome }
  if (state.dueAt !== null && state.dueAt <= now) return followDue(state)
  if (event.outcome === 'wrong_code') return end(chosen, { status: 'failed', reason: 'not_confirmed' })
  if (event.code === rightCode) return apply(chosen, now)
  const wrongCodes = state.wrongCodes + 1
  return wrongCodes < mostWrongCodes
    ? step({ ...chosen, wrongCodes })
    : end({ ...chosen, wrongCodes }, { status: 'failed', reason: 'not_confirmed' })
}

function followDue(state: PayState): PayStep {
  if (state.status === 'processing') return end(state, { status: 'success' })
  const reason = state.status === 'confirming' ? 'not_confirmed' : 'abandoned'
  return end(state, { status: 'failed', reason })
}

function isDeclined(outcome: PayOutcome): boolean {
  return !['success', 'slow', 'no_answer', 'failed_later', 'wrong_code'].includes(outcome)
}

function apply(state: PayState, now: Date): PayStep {
  switch (state.outcome) {
    case 'success':
      return end(state, { status: 'success' })
    case 'slow':
      return step({ ...state, status: 'processing', dueAt: addSeconds(now, slowSeconds) })
    case 'no_answer':
      return step({ ...state, status: 'open', isSilent: true, dueAt: null }, true)
    case 'failed_later': {
      const ended = end(state, { status: 'success' })
      const refused = {
        answer: { status: 'failed', reason: 'declined' },
        afterSeconds: laterSeconds,
      } as const
      return { ...ended, told: [...ended.told, refused] }
    }
    case 'wrong_code':
      return end(state, { status: 'failed', reason: 'not_confirmed' })
    default:
      return end(state, { status: 'failed', reason: state.outcome })
  }
}

function step(state: PayState, leaves = false): PayStep {
  return { state, told: [], leaves }
}

function end(state: PayState, answer: Told): PayStep {
  const reason = answer.status === 'failed' ? answer.reason : null
  return {
    state: { ...state, status: answer.status, reason, dueAt: null },
    told: [{ answer, afterSeconds: 0 }],
    leaves: true,
  }
}
