// Does what the game in the frame wishes, as far as it may: what is understood is decided in game-message.ts, what becomes of it here.
import type { Dialect } from '@yanta/contract'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { emitPlayerEvent } from '../../player/player-events.ts'
import { dispatchToWallet } from '../../player/wallet-store.ts'
import { isConnected } from '../../realtime/site-socket.ts'
import { findDialect } from './dialects/dialects.ts'
import type { FrameState } from './frame-machine.ts'
import { dispatchToFrame } from './frame-store.ts'
import { isFromGame, readGameWish } from './game-message.ts'
import { fullBudget, spendMessage } from './message-budget.ts'

/** Whoever has just closed the cashbox is not asked into it again at once. */
export const cashboxRestMs = 5000

interface GameWishes {
  iframe: RefObject<HTMLIFrameElement | null>
  gamesOrigin: string
  dialect: Dialect
  frame: Exclude<FrameState, { phase: 'idle' }>
  onReady: () => void
  onOpenCashbox: () => void
}

export function useGameWishes({
  iframe,
  gamesOrigin,
  dialect,
  frame,
  onReady,
  onOpenCashbox,
}: GameWishes): void {
  const navigate = useNavigate()
  const budget = useRef(fullBudget)
  const cashboxAtMs = useRef(-cashboxRestMs)
  const hintAtBalance = () => {
    if (frame.mode === 'real') emitPlayerEvent('balanceHint')
  }
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (!isFromGame({ data, origin, source }, iframe.current?.contentWindow, gamesOrigin)) return
    const wish = readGameWish(data, findDialect(dialect))
    if (!wish) return
    // Once is enough and nothing comes after it: a player is let out of a game that floods the page too.
    if (wish.type === 'leave') {
      dispatchToFrame({ type: 'close' })
      return void navigate('/')
    }
    const nowMs = performance.now()
    const spent = spendMessage(budget.current, nowMs)
    if (!spent) return
    budget.current = spent
    switch (wish.type) {
      case 'ready':
        onReady()
        return dispatchToFrame({ type: 'ready' })
      case 'roundStarted':
        return dispatchToWallet({ type: 'roundStarted', gameRoundId: wish.roundId, nowMs: Date.now() })
      case 'roundEnded':
        dispatchToWallet({ type: 'roundEnded', gameRoundId: wish.roundId })
        // What the round brought will not be told for a while.
        return isConnected() ? undefined : hintAtBalance()
      case 'openCashbox':
        // A game that waits in the dock has nothing to open over another screen.
        if (frame.phase !== 'shown' || nowMs - cashboxAtMs.current < cashboxRestMs) return
        cashboxAtMs.current = nowMs
        return onOpenCashbox()
      case 'balanceHint':
        return hintAtBalance()
      case 'failed':
        return dispatchToFrame({ type: 'fail', attempt: frame.attempt, code: wish.code })
    }
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}
