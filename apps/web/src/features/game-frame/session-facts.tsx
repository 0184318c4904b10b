// The numbers of a session: the time of day, the time in play, the session's net.
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { formatTimeOfDay } from '@yanta/i18n'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { walletStore } from '../../domain/wallet/wallet-store.ts'
import { computeShownPlayed } from '../../domain/wallet/wallet.ts'
import type { FrameState } from './frame-machine.ts'
import { frameStore } from './frame-store.ts'
import { formatPlayTime, readClock } from './play-clock.ts'

export function TimeOfDay() {
  return formatTimeOfDay(useNow())
}

export function TimeInPlay() {
  const clock = useStore(frameStore, (state) => state.clock)
  return formatPlayTime(readClock(clock, useNow()))
}

/** `className` applies when the session has won; a loss looks like any number. */
export function SessionNet({
  frame,
  className,
}: {
  frame: Exclude<FrameState, { phase: 'idle' }>
  className?: string
}) {
  const { t, money } = useI18n()
  const playedBefore = useStore(frameStore, (state) => state.playedBefore)
  const wallet = useStore(walletStore, (state) => state.wallet)
  if (frame.mode === 'demo') return <b>{t('game_frame.session.demo')}</b>
  if (!wallet) return <b>—</b>
  const net = computeShownPlayed(wallet) - playedBefore
  return (
    <b className={net > 0 ? className : undefined}>
      {net > 0 ? '+' : ''}
      {money(net, wallet.currency)}
    </b>
  )
}

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
