import type { Profile } from '@yanta/contract'
import type { BalanceSnapshot } from '@yanta/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onSessionEnded } from '../api/browser-call.ts'
import { whenIdle } from '../lib/when-idle.ts'
import type { LivePlayer } from './live-player.ts'
import { hearOtherTabs } from './session-channel.ts'
import { isEnding, useGoOn, useSessionEnd } from './use-session-end.ts'

interface SignedInPlayer {
  profile: Profile
  /** Null as long as nobody can say. */
  balance: BalanceSnapshot | null
}

/** Keeps the player's room open while somebody is logged in; loads the socket when the browser has nothing better to do. */
export function useLivePlayer({ profile, balance }: SignedInPlayer, socketUrl: string): void {
  const live = useRef<LivePlayer | null>(null)
  const rendered = useRef(balance)
  rendered.current = balance
  const endHere = useEffectEvent(useSessionEnd(profile.id))
  const goOn = useEffectEvent(useGoOn(profile.id))

  useEffect(() => {
    let isOver = false
    const cancel = whenIdle(async () => {
      const { connectPlayer } = await import('./live-player.ts')
      if (isOver) return
      live.current = connectPlayer({
        socketUrl,
        hash: profile.hash,
        onSessionEnded: (reason) => void endHere(reason),
      })
      if (rendered.current) live.current.offer(rendered.current)
    })
    return () => {
      isOver = true
      cancel()
      live.current?.leave()
      live.current = null
    }
  }, [profile.hash, socketUrl])

  useEffect(() => {
    if (balance) live.current?.offer(balance)
  }, [balance])

  useEffect(
    () =>
      hearOtherTabs((news) => {
        if (news === 'logout') void endHere('logout')
        // Whoever logged in there, this browser's calls are in their name now. A login that is asked for here goes on by itself.
        else if (!isEnding()) void goOn()
      }),
    [],
  )
  useEffect(() => onSessionEnded(() => void endHere('expired')), [])
}
