// The states of a document as a machine, and what stands in the way of another picture. Pure.
import type { RefusalCode, VerificationStatus, VerificationStep } from '@yanta/contract'

export type VerificationEvent = VerificationStep['kind']

const moves: Record<VerificationStatus, Partial<Record<VerificationEvent, VerificationStatus>>> = {
  none: { sent: 'wait' },
  wait: { approved: 'success', declined: 'cancel' },
  cancel: { sent: 'wait' },
  success: { reopened: 'none' },
}

/** The state after an event; null when the event is not possible in this state. */
export function moveVerification(
  status: VerificationStatus,
  event: VerificationEvent,
): VerificationStatus | null {
  return moves[status][event] ?? null
}

/** Why no picture can be sent now [8.35]; null when one can. `isSending`: another picture of the document is under way. */
export function findSendingRefusal(status: VerificationStatus, isSending: boolean): RefusalCode | null {
  if (status === 'success') return 'documents_already_sent'
  return status === 'wait' || isSending ? 'verification_is_already_processing' : null
}

/** The longest time that a decision usually takes [9.23]. */
export const reviewSeconds = 2 * 60 * 60
