// Payouts that the player takes back: gone from the lists at once, also when nobody answers [4.60], and there again when the platform
// refused, or says later that they are open still.
import { type Payout, cancelPayout } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { addResettableStore } from '../../../browser/resettable-stores.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { onPlayerEvent } from '../../../data/player-events.ts'
import { isUnanswered } from '../deposit/press-key.ts'

interface CancelState {
  /** Ids of those that are being cancelled or have been. */
  gone: ReadonlySet<string>
  /** Ids of those whose cancel got no answer. */
  unanswered: ReadonlySet<string>
  /** The last one that could not be, with the reason. */
  refused: { id: string; refusal: Refusal<string> } | null
}

const initial: CancelState = { gone: new Set(), unanswered: new Set(), refused: null }
export const cancelStore = createStore<CancelState>(() => initial)

/** Takes a payout back. False: it was refused and is there again, or nobody answered; the store has the reason. */
export async function cancelOpenPayout({ id, transaction_id }: Payout): Promise<boolean> {
  cancelStore.setState(({ gone }) => ({ gone: new Set([...gone, id]), refused: null }))
  const result = await browserCall(cancelPayout, { body: { transaction_id } })
  if (result.ok) return true
  const { refusal } = result
  const hasNoAnswer = refusal.status === 0 || isUnanswered(refusal.code)
  cancelStore.setState(({ gone, unanswered }) => ({
    gone: hasNoAnswer ? gone : leaveOut(gone, new Set([id])),
    unanswered: hasNoAnswer ? new Set([...unanswered, id]) : unanswered,
    refused: { id, refusal },
  }))
  return false
}

/** The platform has said what is open: what it names is shown, though its cancel got no answer. */
export function showUnanswered(): void {
  const { gone, unanswered } = cancelStore.getState()
  if (unanswered.size > 0) cancelStore.setState({ gone: leaveOut(gone, unanswered), unanswered: new Set() })
}

function leaveOut(ids: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !others.has(id)))
}

function forgetCancels(): void {
  cancelStore.setState(initial)
}
onPlayerEvent('logout', forgetCancels)
addResettableStore(forgetCancels)
