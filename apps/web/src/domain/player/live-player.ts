// The player's login on the socket: opens their room, keeps wallet and rewards current, and reports the end of the session. Loaded after
// hydration, with everything the socket needs, so that no first screen waits for it.
import { type BalanceSnapshot, type RewardsSummary, getRewardsSummary } from '@yanta/contract'
import { reloadFromBfcache } from '../../browser/bfcache-reload.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { connectSocket, disconnectPlayer, onLoginEnded } from '../../data/realtime/site-socket.ts'
import { followWallet } from '../wallet/live-wallet.ts'
import { followRewards } from './live-rewards.ts'
import type { EndReason } from './session-end.ts'

export interface LivePlayerOptions {
  socketUrl: string
  hash: string
  onSessionEnded: (reason: EndReason) => void
}

export interface LivePlayer {
  /** Shows a balance that came with a page, unless newer events were received. */
  offerBalance(rendered: BalanceSnapshot): void
  /** The same for what the frame shows of rewards. */
  offerRewards(rendered: RewardsSummary): void
  /** For a page whose rewards failed to load. A failure is ignored: the next events carry them. */
  fetchRewards(): Promise<void>
  leave(): void
}

onPlayerEvent('logout', disconnectPlayer)

export function connectPlayer({ socketUrl, hash, onSessionEnded }: LivePlayerOptions): LivePlayer {
  connectSocket(socketUrl, hash)
  const wallet = followWallet()
  const rewards = followRewards()
  let isOver = false
  const steps = [onLoginEnded(onSessionEnded), wallet.leave, rewards.leave, reloadFromBfcache()]
  return {
    offerBalance: wallet.offer,
    offerRewards: rewards.offer,
    async fetchRewards() {
      const fetched = await browserCall(getRewardsSummary)
      if (fetched.ok && !isOver) rewards.offer(fetched.value)
    },
    leave() {
      isOver = true
      for (const step of steps) step()
    },
  }
}
