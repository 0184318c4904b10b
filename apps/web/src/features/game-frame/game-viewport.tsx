// The iframe of the game. Sandboxed on its own origin; its messages pass game-message.ts, and it is never moved in the
// document, because a moved iframe reloads.
import type { GameRun, SiteMessage } from '@yanta/contract'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTransfers } from '../../domain/wallet/use-transfers.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { findDialect } from './dialects/dialects.ts'
import type { FrameState } from './frame-machine.ts'
import { isFixedSize } from './frame-scale.ts'
import { frameStore } from './frame-store.ts'
import styles from './game-viewport.module.css'
import { TurnHint } from './turn-hint.tsx'
import { useFrameFit } from './use-frame-fit.ts'
import { useGameMessages } from './use-game-messages.ts'
import { useSound } from './use-sound.ts'

type Running = Extract<FrameState, { run: unknown }> & { run: GameRun }

interface GameViewportProps {
  frame: Running
  gamesOrigin: string
  /** Requested by the game, at most every few seconds. */
  onOpenCashbox: () => void
}

export function GameViewport({ frame, gamesOrigin, onOpenCashbox }: GameViewportProps) {
  const iframe = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const { t, locale } = useI18n()
  const { isSoundOn } = useSound()
  const { frameWidth: width, frameHeight: height, run_url: address, dialect } = frame.run.data
  const { listensFrom, greeting = [], send } = findDialect(dialect)
  const { scale, isTurnedBetter } = useFrameFit(room, { width, height })
  const [isListening, setIsListening] = useState(false)
  const post = (message: unknown) => iframe.current?.contentWindow?.postMessage(message, gamesOrigin)
  const notify = useEffectEvent((message: SiteMessage) => {
    const translated = send(message)
    if (translated !== null) post(translated)
  })
  const handleLoad = () => {
    for (const message of greeting) post(message)
    if (listensFrom === 'load') setIsListening(true)
  }

  useGameMessages({ iframe, gamesOrigin, dialect, frame, onReady: () => setIsListening(true), onOpenCashbox })
  const isHeld = useStore(frameStore, (state) => state.isHeld)
  const isPaused = isHeld || frame.phase === 'minimized'
  useEffect(() => {
    if (isListening) notify({ source: 'site', type: isPaused ? 'pause' : 'resume' })
  }, [isListening, isPaused])
  const isPlaying = isListening && frame.phase === 'shown'
  useEffect(() => {
    if (isPlaying) handOverKeys(iframe.current)
  }, [isPlaying])
  useEffect(() => {
    if (isListening) notify({ source: 'site', type: 'sound', on: isSoundOn })
  }, [isListening, isSoundOn])
  useEffect(() => {
    if (isListening) notify({ source: 'site', type: 'locale', locale })
  }, [isListening, locale])
  // A deposit over the game, or a payout: its own balance is not moved by a round.
  const [transfers, setTransfers] = useState(0)
  useTransfers(() => setTransfers((count) => count + 1))
  useEffect(() => {
    if (transfers > 0) notify({ source: 'site', type: 'balanceChanged' })
  }, [transfers])

  return (
    <div ref={room} className={styles.room}>
      <iframe
        ref={iframe}
        className={styles.frame}
        data-fixed={isFixedSize({ width, height }) || undefined}
        style={
          { '--frame-width': `${width * scale}px`, '--frame-height': `${height * scale}px` } as CSSProperties
        }
        src={address}
        onLoad={handleLoad}
        title={t('game_frame.frame.title', { game: frame.game.name })}
        sandbox="allow-scripts allow-same-origin"
        // The stage goes full screen, with its exit; a game alone would cover that.
        allow="autoplay"
        referrerPolicy="origin"
      />
      {isTurnedBetter && frame.phase === 'shown' && <TurnHint />}
    </div>
  )
}

/** Lets the space bar spin from the start, unless the player has focused something else. */
function handOverKeys(iframe: HTMLIFrameElement | null): void {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.id === 'main') iframe?.focus({ preventScroll: true })
}
