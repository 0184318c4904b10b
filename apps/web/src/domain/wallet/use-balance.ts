import { type BalanceSnapshot, getBalance } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { computeReconnectDelay } from '../../browser/reconnect-delay.ts'

interface FoundBalance {
  /** Null while unknown. */
  balance: BalanceSnapshot | null
  isAsking: boolean
  askAgain: () => void
}

/** The balance the page was rendered with; without one it is fetched with growing delays until it is there. */
export function useBalance(rendered: BalanceSnapshot | null): FoundBalance {
  const [found, setFound] = useState<BalanceSnapshot | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const isMissing = rendered === null && found === null

  async function ask(): Promise<void> {
    setIsAsking(true)
    const answer = await browserCall(getBalance)
    setIsAsking(false)
    if (answer.ok) setFound(answer.value)
    else setAttempt((count) => count + 1)
  }

  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => void ask(), computeReconnectDelay(attempt, Math.random()))
    return () => clearTimeout(timer)
  }, [isMissing, attempt])

  return {
    balance: rendered ?? found,
    isAsking,
    askAgain: () => {
      if (!isAsking) void ask()
    },
  }
}
