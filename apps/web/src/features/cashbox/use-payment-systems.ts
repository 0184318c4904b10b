import { type PaymentSystem, listPaymentSystems, listPayoutSystems } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'

export type PaymentSystems = 'loading' | 'failed' | { deposits: PaymentSystem[]; payouts: PaymentSystem[] }

/** Payment methods open to the player [7.71], loaded when the cashbox opens; the function reloads them. */
export function usePaymentSystems(): [PaymentSystems, () => void] {
  const [systems, setSystems] = useState<PaymentSystems>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    void Promise.all([browserCall(listPaymentSystems), browserCall(listPayoutSystems)]).then(
      ([deposits, payouts]) => {
        if (!isGone)
          setSystems(
            deposits.ok && payouts.ok
              ? { deposits: deposits.value.items, payouts: payouts.value.items }
              : 'failed',
          )
      },
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  return [
    systems,
    () => {
      setSystems('loading')
      setAttempt((count) => count + 1)
    },
  ]
}
