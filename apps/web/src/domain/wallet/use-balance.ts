import { type BalanceSnapshot, getBalance } from '@yanta/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { computeReconnectDelay } from '../../browser/reconnect-delay.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'

interface FoundBalance {
  /** Null while unknown. */
  balance: BalanceSnapshot | null
  isAsking: boolean
  askAgain: () => void
}

/** The balance the page was rendered with; without one it is fetched with growing delays until it is there. */
export function useBalance(rendered: BalanceSnapshot | null): FoundBalance {
  // Random, so that pages which lost the same platform do not ask together.
  const [pauseMs] = useState(() => computeReconnectDelay(0, Math.random()))
  const { value, latest, refusal, attempt, retry } = useCall(
    rendered ? null : 'balance',
    (signal) => browserCall(getBalance, {}, { signal }),
    { pauseMs },
  )
  const handleTimer = useEffectEvent(retry)
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => handleTimer(), computeReconnectDelay(attempt + 1, Math.random()))
    return () => clearTimeout(timer)
  }, [refusal, attempt])
  const isAsking = attempt > 0 && !refusal && !value
  return {
    balance: rendered ?? latest,
    isAsking,
    askAgain: () => {
      if (!isAsking) retry()
    },
  }
}
