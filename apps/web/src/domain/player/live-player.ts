// The player's login on the socket: opens their room, keeps wallet and level current, and reports the end of the session. Loaded after
// hydration, with everything the socket needs, so that no first screen waits for it.
import type { BalanceSnapshot } from '@yanta/contract'
import { reloadFromBfcache } from '../../browser/bfcache-reload.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { connectSocket, disconnectPlayer, onLoginEnded } from '../../data/realtime/site-socket.ts'
import { followLevel } from '../level/live-level.ts'
import { followWallet } from '../wallet/live-wallet.ts'
import type { EndReason } from './session-end.ts'

export interface LivePlayerOptions {
  socketUrl: string
  hash: string
  onSessionEnded: (reason: EndReason) => void
}

export interface LivePlayer {
  /** Shows a balance that came with a page, unless newer events were received. */
  offer(rendered: BalanceSnapshot): void
  leave(): void
}

onPlayerEvent('logout', disconnectPlayer)

export function connectPlayer({ socketUrl, hash, onSessionEnded }: LivePlayerOptions): LivePlayer {
  connectSocket(socketUrl, hash)
  const wallet = followWallet()
  const level = followLevel()
  const steps = [onLoginEnded(onSessionEnded), wallet.leave, level.leave, reloadFromBfcache()]
  return { offer: wallet.offer, leave: () => steps.forEach((step) => step()) }
}
