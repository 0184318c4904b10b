// The game's own window. Sandboxed on its own origin; it is listened to only as game-message.ts allows, and it is never
// moved in the document, because a moved frame loads again.
import type { GameRun, SiteMessage } from '@yanta/contract'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { dispatchToWallet } from '../../player/wallet-store.ts'
import type { FrameState } from './frame-machine.ts'
import { type Size, computeFrameScale } from './frame-scale.ts'
import { dispatchToFrame } from './frame-store.ts'
import styles from './game-viewport.module.css'
import { readGameWish } from './game-message.ts'
import { useSound } from './use-sound.ts'

type Running = Extract<FrameState, { run: unknown }> & { run: GameRun }

export function GameViewport({ frame, gamesOrigin }: { frame: Running; gamesOrigin: string }) {
  const iframe = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const { t, locale } = useI18n()
  const { isSoundOn } = useSound()
  const { frameWidth: width, frameHeight: height, run_url: address } = frame.run.data
  const scale = useFrameScale(room, { width, height })
  const [isReady, setIsReady] = useState(false)
  const tell = useEffectEvent((message: SiteMessage) => iframe.current?.contentWindow?.postMessage(message, gamesOrigin))

  useGameWishes(iframe, gamesOrigin, frame.attempt, () => setIsReady(true))
  const isPaused = frame.phase === 'minimized'
  useEffect(() => { if (isReady) tell({ source: 'site', type: isPaused ? 'pause' : 'resume' }) }, [isReady, isPaused])
  const isPlaying = isReady && frame.phase === 'shown'
  useEffect(() => { if (isPlaying) handOverKeys(iframe.current) }, [isPlaying])
  useEffect(() => { if (isReady) tell({ source: 'site', type: 'sound', on: isSoundOn }) }, [isReady, isSoundOn])
  useEffect(() => { if (isReady) tell({ source: 'site', type: 'locale', locale }) }, [isReady, locale])

  return (
    <div ref={room} className={styles.room}>
      <iframe
        ref={iframe}
        className={styles.frame}
        style={{ '--frame-width': `${width * scale}px`, '--frame-height': `${height * scale}px` } as CSSProperties}
        src={address}
        title={t('game_frame.frame.title', { game: frame.game.name })}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
      />
    </div>
  )
}

/** The space bar spins from the first moment, unless the player is at something else. */
function handOverKeys(iframe: HTMLIFrameElement | null): void {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.id === 'main') iframe?.focus({ preventScroll: true })
}

function useGameWishes(iframe: RefObject<HTMLIFrameElement | null>, gamesOrigin: string, attempt: number, onReady: () => void): void {
  const navigate = useNavigate()
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    const wish = readGameWish({ data, origin, source }, iframe.current?.contentWindow, gamesOrigin)
    switch (wish?.type) {
      case 'leave':
        dispatchToFrame({ type: 'close' })
        return void navigate('/')
      case 'ready':
        onReady()
        return dispatchToFrame({ type: 'ready' })
      case 'roundStarted':
        return dispatchToWallet({ type: 'roundStarted', gameRoundId: wish.roundId, nowMs: Date.now() })
      case 'roundEnded':
        return dispatchToWallet({ type: 'roundEnded', gameRoundId: wish.roundId })
      case 'failed':
        return dispatchToFrame({ type: 'fail', attempt, code: wish.code })
    }
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}

/** Follows the room while it has a size; a hidden room keeps the last scale. */
function useFrameScale(room: RefObject<HTMLDivElement | null>, { width, height }: Size): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setScale(computeFrameScale({ width, height }, { width: element.clientWidth, height: element.clientHeight }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room, width, height])
  return scale
}
