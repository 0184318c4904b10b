// How a deposit is going: by the player's room on the socket, by asking while that is down, and whenever the player comes back.
import { getDeposit, type Deposit } from '@yanta/contract'
import { useEffect, useReducer } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { isConnected } from '../../../data/realtime/site-socket.ts'
import { useTransfers } from '../../../domain/wallet/use-transfers.ts'
import { findPauseMs, followResult, isReading, startResult, type ResultState } from './result-machine.ts'

export interface DepositResultControl {
  state: ResultState
  isChecking: boolean
  /** Asks at once. */
  check: () => void
}

/**
 * @param opened as its opening answered; null when it is known by its id alone
 * @param exits how often the provider's own window was left
 */
export function useDepositResult(id: string, opened: Deposit | null, exits: number): DepositResultControl {
  const [state, dispatch] = useReducer(followResult, opened, startResult)
  const { asks } = state
  const check = () => dispatch({ type: 'asked' })
  useTransfers((transfer) => {
    if (transfer === null) dispatch({ type: 'asked' })
    else dispatch({ type: 'confirmed', kind: transfer.kind, transactionId: transfer.transaction_id })
  })
  useEffect(() => {
    if (asks === 0) return
    const cancelling = new AbortController()
    const { signal } = cancelling
    void browserCall(getDeposit, { params: { id } }, { signal }).then((result) => {
      if (signal.aborted) return
      if (result.ok) dispatch({ type: 'read', ask: asks, deposit: result.value })
      else
        dispatch({ type: result.refusal.code === 'deposit_not_found' ? 'missing' : 'unreadable', ask: asks })
    })
    return () => cancelling.abort()
  }, [id, asks])
  useEffect(() => {
    const pause = findPauseMs(state, isConnected())
    if (pause === null) return
    const timer = setTimeout(() => dispatch({ type: 'asked' }), pause)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    // Back from the provider's own window, which may have lain beside this one.
    const handleFocus = () => dispatch({ type: 'asked' })
    addEventListener('focus', handleFocus)
    return () => removeEventListener('focus', handleFocus)
  }, [])
  useEffect(() => {
    if (exits > 0) dispatch({ type: 'asked' })
  }, [exits])
  return { state, isChecking: isReading(state), check }
}
