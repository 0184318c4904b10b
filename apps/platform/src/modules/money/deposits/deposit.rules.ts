// The state machine of a deposit. Pure; amounts in minor units. Promises: a success of the right sum is credited from every state but
// success, and so at most once; time never turns what nobody knows into a failure.
import type { DeclineReason, DepositStatus } from '@yanta/contract'

/** How long a provider may leave a deposit without an answer before nobody knows how it ended. */
export const answerDueSeconds = 30 * 60

/** Deposits of a player that may be open at once; those of which nobody knows the end are not counted: a dead provider locks nobody out. */
export const mostOpenDeposits = 20

/** How long to wait before a provider is asked again that was asked `count` times: a minute, then twice as long, at most six hours. */
export function waitBeforeAsking(count: number): number {
  return Math.min(6 * 3_600, 60 * 2 ** Math.min(count, 16))
}

export type DepositEvent =
  /** The provider took the request. */
  | { type: 'opened' }
  /** It did not: nothing was begun there. */
  | { type: 'openRefused' }
  /** Whether it did is not known. */
  | { type: 'openUnanswered' }
  | { type: 'succeeded'; amount: number; currency: string }
  | { type: 'declined'; reason: DeclineReason }
  /** `answerDueSeconds` have passed without an answer. */
  | { type: 'silent' }

/**
 * What somebody has to look at.
 * - `mismatch`: a success of another amount or currency, which is not credited.
 * - `conflict`: a decline of what was credited. `late`: a success of what had failed, or one that came late; credited all the same.
 */
export type DepositFlag = 'mismatch' | 'conflict' | 'late'

export interface DepositFacts {
  status: DepositStatus
  amount: number
  currency: string
  reason: DeclineReason | null
}

export interface DepositStep {
  status: DepositStatus
  /** Of a failed one. */
  reason: DeclineReason | null
  isCredited: boolean
  flag: DepositFlag | null
}

/** Where an event leads. @param isLate a success now is one after `answerDueSeconds`, or of a player who may not begin a deposit now */
export function followEvent(deposit: DepositFacts, event: DepositEvent, isLate: boolean): DepositStep {
  const { status } = deposit
  const unchanged: DepositStep = { status, reason: deposit.reason, isCredited: false, flag: null }
  const isFinal = status === 'success' || status === 'failed'
  const unknown: DepositStep = { ...unchanged, status: isFinal ? status : 'unknown' }
  switch (event.type) {
    case 'opened':
      return status === 'created' ? { ...unchanged, status: 'pending' } : unchanged
    case 'openRefused':
      return status === 'created' ? { ...unchanged, status: 'failed', reason: 'declined' } : unchanged
    case 'openUnanswered':
      return status === 'created' ? unknown : unchanged
    case 'silent':
      return unknown
    case 'succeeded':
      if (event.amount !== deposit.amount || event.currency !== deposit.currency)
        return { ...unknown, flag: 'mismatch' }
      if (status === 'success') return unchanged
      return {
        status: 'success',
        reason: null,
        isCredited: true,
        flag: status === 'failed' || isLate ? 'late' : null,
      }
    case 'declined':
      if (status === 'success') return { ...unchanged, flag: 'conflict' }
      return status === 'failed' ? unchanged : { ...unchanged, status: 'failed', reason: event.reason }
  }
}
