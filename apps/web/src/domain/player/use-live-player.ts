import { useEffect, useEffectEvent, useRef } from 'react'
import { onSessionEnded } from '../../data/api/browser-call.ts'
import { loadInBackground } from '../../data/api/load-in-background.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { SignedInPlayer } from '../../site/site-data.ts'
import type { LivePlayer } from './live-player.ts'
import { dispatchToWallet } from '../wallet/wallet-store.ts'
import { subscribeToOtherTabs } from './session-channel.ts'
import { isEnding, useGoOn, useSessionEnd } from './use-session-end.ts'

/** Keeps the player's room open while a player is logged in; loads the socket when the browser is idle. Until then wallet and rewards are the page's. */
export function useLivePlayer({ profile, balance, rewards }: SignedInPlayer, socketUrl: string): void {
  const live = useRef<LivePlayer | null>(null)
  const rendered = useRef({ balance, rewards })
  rendered.current = { balance, rewards }
  const endHere = useEffectEvent(useSessionEnd(profile.id))
  const goOn = useEffectEvent(useGoOn(profile.id))

  useEffect(() => {
    function connect({ connectPlayer }: typeof import('./live-player.ts')) {
      live.current = connectPlayer({
        socketUrl,
        hash: profile.hash,
        onSessionEnded: (reason) => void endHere(reason),
      })
      const { balance: shown, rewards: known } = rendered.current
      if (shown) live.current.offerBalance(shown)
      if (known) live.current.offerRewards(known)
      else void live.current.fetchRewards()
    }
    let cancelLoading = () => {}
    const cancel = whenIdle(() => {
      cancelLoading = loadInBackground(() => import('./live-player.ts'), connect)
    })
    return () => {
      cancel()
      cancelLoading()
      live.current?.leave()
      live.current = null
    }
  }, [profile.hash, socketUrl])

  useEffect(() => {
    if (!balance) return
    if (live.current) live.current.offerBalance(balance)
    else dispatchToWallet({ type: 'snapshot', snapshot: balance })
  }, [balance])
  useEffect(() => {
    if (rewards) live.current?.offerRewards(rewards)
  }, [rewards])

  useEffect(
    () =>
      subscribeToOtherTabs((news) => {
        if (news === 'logout') void endHere('logout')
        // This browser's calls are now those of the player who logged in there. A pending login in this tab goes on by itself.
        else if (!isEnding()) void goOn()
      }),
    [],
  )
  useEffect(() => onSessionEnded(() => void endHere('expired')), [])
}
