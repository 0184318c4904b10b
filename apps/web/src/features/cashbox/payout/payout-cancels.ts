// Payouts that the player takes back: gone from the lists at once, and until the page is loaded anew, whatever comes of the cancel [4.60].
import { type Payout, cancelPayout } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { addResettableStore } from '../../../browser/resettable-stores.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { onPlayerEvent } from '../../../data/player-events.ts'

interface CancelState {
  /** Ids of those that are being cancelled or have been, or whose cancel failed. */
  gone: ReadonlySet<string>
  /** The last one that could not be, with the reason. */
  refused: { id: string; refusal: Refusal<string> } | null
}

const initial: CancelState = { gone: new Set(), refused: null }
export const cancelStore = createStore<CancelState>(() => initial)

/** Takes a payout back. It is gone also when that was refused or nobody answered; the store has the reason then. */
export async function cancelOpenPayout({ id, transaction_id }: Payout): Promise<void> {
  cancelStore.setState(({ gone }) => ({ gone: new Set([...gone, id]), refused: null }))
  const result = await browserCall(cancelPayout, { body: { transaction_id } })
  if (!result.ok) cancelStore.setState({ refused: { id, refusal: result.refusal } })
}

function forgetCancels(): void {
  cancelStore.setState(initial)
}
onPlayerEvent('logout', forgetCancels)
addResettableStore(forgetCancels)
