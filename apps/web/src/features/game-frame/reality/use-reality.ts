// Follows the reality check while a game for real money is on the screen: asks the platform, counts, waits for the end of the round,
// and holds the game.
import { getRealityCheck } from '@yanta/contract'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useStore } from 'zustand'
import { readServerNow } from '../../../browser/server-clock.ts'
import { waitUntil } from '../../../browser/wait-until.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { walletStore } from '../../../domain/wallet/wallet-store.ts'
import { holdGame } from '../frame-store.ts'
import {
  type RealityEvent,
  type RealityState,
  advanceReality,
  firstReality,
  isAsking,
  isHolding,
} from './reality-machine.ts'

export function useReality(): { state: RealityState; dispatch: (event: RealityEvent) => void } {
  const [state, dispatch] = useReducer(advanceReality, firstReality)
  const isRoundRunning = useStore(walletStore, ({ wallet }) => Boolean(wallet?.hold))
  const asks = isAsking(state, isRoundRunning)
  const holds = isHolding(state, isRoundRunning)
  const { phase } = state
  const dueAt = phase === 'counting' ? state.dueAt : null

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await browserCall(getRealityCheck, {}, { signal })
    if (signal.aborted) return
    dispatch({ type: 'answered', check: answer.ok ? answer.value : null, now: readServerNow() })
  })
  useEffect(() => {
    if (!asks) return
    const cancelling = new AbortController()
    void ask(cancelling.signal)
    return () => cancelling.abort()
  }, [asks, phase])
  useEffect(
    () => (dueAt === null ? undefined : waitUntil(dueAt, () => dispatch({ type: 'timeUp' }))),
    [dueAt],
  )
  const wasRunning = useRef(isRoundRunning)
  useEffect(() => {
    if (wasRunning.current && !isRoundRunning) dispatch({ type: 'roundEnded' })
    wasRunning.current = isRoundRunning
  }, [isRoundRunning])
  useEffect(() => {
    holdGame(holds)
    return () => holdGame(false)
  }, [holds])
  return { state, dispatch }
}
