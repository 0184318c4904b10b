// Under the game: the time of day, the time in play and what the session brought. Calm on purpose: nothing blinks, and a
// loss is never red.
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { walletStore } from '../../player/wallet-store.ts'
import { computeShownPlayed } from '../../player/wallet.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FrameState } from './frame-machine.ts'
import { frameStore } from './frame-store.ts'
import { formatPlayTime, readClock } from './play-clock.ts'
import styles from './session-strip.module.css'

export function SessionStrip({ frame }: { frame: Exclude<FrameState, { phase: 'idle' }> }) {
  const { t, locale } = useI18n()
  const nowMs = useNow()
  const clock = useStore(frameStore, (state) => state.clock)
  const timeOfDay = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { hour: '2-digit', minute: '2-digit' }).format(nowMs)
  return (
    <div className={styles.strip} role="group" aria-label={t('game_frame.session')}>
      <span className={styles.clock}><Icon name="clock" size={16} /><b>{timeOfDay}</b></span>
      <span role="timer"><small>{t('game_frame.session.time')}</small><b>{formatPlayTime(readClock(clock, nowMs))}</b></span>
      {frame.mode === 'real' ? <SessionNet /> : <span><small>{t('game_frame.session.net')}</small><b>{t('game_frame.session.demo')}</b></span>}
    </div>
  )
}

function SessionNet() {
  const { t, money } = useI18n()
  const playedBefore = useStore(frameStore, (state) => state.playedBefore)
  const wallet = useStore(walletStore, (state) => state.wallet)
  if (!wallet) return null
  const net = computeShownPlayed(wallet) - playedBefore
  return (
    <span>
      <small>{t('game_frame.session.net')}</small>
      <b className={net > 0 ? styles.plus : undefined}>{net > 0 ? '+' : ''}{money(net, wallet.currency)}</b>
    </span>
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
