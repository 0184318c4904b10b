import { type PaymentSystem, listPaymentSystems, listPayoutSystems } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { type CallState, useCall } from '../../data/use-call.ts'

export interface PaymentSystems {
  deposits: PaymentSystem[]
  payouts: PaymentSystem[]
}

/** Payment methods open to the player [7.71], loaded when the cashbox opens: both lists or none. */
export function usePaymentSystems(): CallState<PaymentSystems> {
  return useCall('systems', async (signal) => {
    const [deposits, payouts] = await Promise.all([
      browserCall(listPaymentSystems, {}, { signal }),
      browserCall(listPayoutSystems, {}, { signal }),
    ])
    if (!deposits.ok) return deposits
    return payouts.ok
      ? { ok: true, value: { deposits: deposits.value.items, payouts: payouts.value.items } }
      : payouts
  })
}
