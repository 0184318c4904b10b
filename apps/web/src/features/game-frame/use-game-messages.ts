// Performs the requests of the game in the frame: game-message.ts translates them, this hook decides what happens.
import type { Dialect } from '@yanta/contract'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { setSound } from '../../browser/sound-setting.ts'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { dispatchToWallet } from '../../domain/wallet/wallet-store.ts'
import { isConnected } from '../../data/realtime/site-socket.ts'
import { findDialect } from './dialects/dialects.ts'
import type { FrameState } from './frame-machine.ts'
import { dispatchToFrame } from './frame-store.ts'
import { isFromGame, readGameRequest } from './game-message.ts'
import { fullBudget, spendMessage } from './message-budget.ts'

/** How long the game may not reopen a cashbox that the player has just closed. */
export const cashboxRestMs = 5000

interface GameMessageOptions {
  iframe: RefObject<HTMLIFrameElement | null>
  gamesOrigin: string
  dialect: Dialect
  frame: Exclude<FrameState, { phase: 'idle' }>
  onReady: () => void
  onOpenCashbox: () => void
}

export function useGameMessages({
  iframe,
  gamesOrigin,
  dialect,
  frame,
  onReady,
  onOpenCashbox,
}: GameMessageOptions): void {
  const navigate = useNavigate()
  const budget = useRef(fullBudget)
  const cashboxAtMs = useRef(-cashboxRestMs)
  const hintAtBalance = () => {
    if (frame.mode === 'real') emitPlayerEvent('balanceHint')
  }
  const handleMessage = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (!isFromGame({ data, origin, source }, iframe.current?.contentWindow, gamesOrigin)) return
    const request = readGameRequest(data, findDialect(dialect))
    if (!request) return
    // Exempt from the rate limit and handled once: a player can leave a game that floods the page too.
    if (request.type === 'leave') {
      dispatchToFrame({ type: 'close' })
      return void navigate('/')
    }
    const nowMs = performance.now()
    const spent = spendMessage(budget.current, nowMs)
    if (!spent) return
    budget.current = spent
    switch (request.type) {
      case 'ready':
        onReady()
        return dispatchToFrame({ type: 'ready' })
      case 'roundStarted':
        return dispatchToWallet({ type: 'roundStarted', gameRoundId: request.roundId, nowMs: Date.now() })
      case 'roundEnded':
        dispatchToWallet({ type: 'roundEnded', gameRoundId: request.roundId })
        // The socket is down, so the outcome of the round would arrive late.
        return isConnected() ? undefined : hintAtBalance()
      case 'openCashbox':
        // A game in the dock may not open a popup over another screen.
        if (frame.phase !== 'shown' || nowMs - cashboxAtMs.current < cashboxRestMs) return
        cashboxAtMs.current = nowMs
        return onOpenCashbox()
      case 'restartDemo':
        return dispatchToFrame({ type: 'restartDemo' })
      case 'balanceHint':
        return hintAtBalance()
      case 'sound':
        return setSound(request.on)
      case 'failed':
        return dispatchToFrame({ type: 'fail', attempt: frame.attempt, code: request.code })
    }
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => handleMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}
