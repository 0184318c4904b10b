// The player's room on the socket: applies balance events to the wallet and an ended session as a logout. Loaded after
// hydration, with everything the socket needs, so that no first screen waits for it.
import type { BalanceSnapshot } from '@yanta/contract'
import { balanceChanged, bonusChanged, compointsBalanceChanged, getBalance } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { type Snapshot, ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { connectSocket, disconnectPlayer, joinRoom, onLoginEnded } from '../../data/realtime/site-socket.ts'
import { createBalanceHints } from '../wallet/balance-hints.ts'
import { reloadFromBfcache } from '../../browser/bfcache-reload.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import type { EndReason } from './session-end.ts'
import { dispatchToWallet } from '../wallet/wallet-store.ts'

export interface LivePlayerOptions {
  socketUrl: string
  hash: string
  onSessionEnded: (reason: EndReason) => void
}

export interface LivePlayer {
  /** Shows a balance that came with a page. */
  offer(rendered: BalanceSnapshot): void
  leave(): void
}

onPlayerEvent('logout', disconnectPlayer)

export function connectPlayer({ socketUrl, hash, onSessionEnded }: LivePlayerOptions): LivePlayer {
  connectSocket(socketUrl, hash)
  const room = joinRoom(ownRoom, fetchBalance)
  room.onEvent(balanceChanged, (change) => dispatchToWallet({ type: 'changed', change }))
  room.onEvent(bonusChanged, (change) => dispatchToWallet({ type: 'bonusChanged', change }))
  room.onEvent(compointsBalanceChanged, ({ compoint_balance }) =>
    dispatchToWallet({ type: 'compointsChanged', compoints: compoint_balance }),
  )
  // A failed read after a hint is ignored: the next event carries the balance.
  const hints = createBalanceHints(() => void fetchBalance(true).then(room.offer, () => undefined))
  const steps = [
    onPlayerEvent('balanceHint', hints.hear),
    hints.stop,
    onLoginEnded(onSessionEnded),
    room.leave,
    reloadFromBfcache(),
  ]
  return { offer: (rendered) => room.offer(present(rendered)), leave: () => steps.forEach((step) => step()) }
}

async function fetchBalance(isOfPlay?: boolean): Promise<Snapshot> {
  const fetched = await browserCall(getBalance)
  if (!fetched.ok) throw new Error(`balance: ${fetched.refusal.code}`)
  return present(fetched.value, isOfPlay)
}

function present(snapshot: BalanceSnapshot, isOfPlay?: boolean): Snapshot {
  return {
    mark: { epoch: snapshot.epoch, seq: snapshot.seq },
    apply: () => dispatchToWallet({ type: 'snapshot', snapshot, isOfPlay }),
  }
}
