// The player's room on the socket: balance events into the wallet, an ended session into a logout. Loaded after hydration,
// with everything the socket needs, so that no first screen waits for it.
import type { BalanceSnapshot, EventData, EventDeclaration, EventFrame } from '@yanta/contract'
import { balanceChanged, compointsBalanceChanged, getBalance, sessionEnded } from '@yanta/contract'
import { browserCall } from '../api/browser-call.ts'
import { watchBrowserSignals } from '../realtime/browser-signals.ts'
import { createEventBus } from '../realtime/event-bus.ts'
import { type Snapshot, createSocketClient } from '../realtime/socket-client.ts'
import { createTransportOpener } from '../realtime/socket-transport.ts'
import { dispatchToWallet, setWalletSnapshot } from './wallet-store.ts'

const bus = createEventBus((problem) => console.warn(problem))

/** Subscribes to one kind of event for as long as the way out is not taken. */
export function onEvent<E extends EventDeclaration>(declaration: E, handler: (data: EventData<E>, frame: EventFrame) => void): () => void {
  return bus.onEvent(declaration, handler)
}

export interface LivePlayerOptions {
  socketUrl: string
  hash: string
  onSessionEnded: () => void
}

export interface LivePlayer {
  /** Shows a balance that came with a page. */
  offer(rendered: BalanceSnapshot): void
  disconnect(): void
}

export function connectPlayer({ socketUrl, hash, onSessionEnded }: LivePlayerOptions): LivePlayer {
  const client = createSocketClient({
    openTransport: createTransportOpener(socketUrl),
    hash,
    rooms: [],
    publish: bus.publish,
    async fetchAnew() {
      const fetched = await browserCall(getBalance)
      if (!fetched.ok) throw new Error(`balance: ${fetched.refusal.code}`)
      return present(fetched.value)
    },
  })
  const leave = [
    bus.onEvent(balanceChanged, (change) => dispatchToWallet({ type: 'changed', change })),
    bus.onEvent(compointsBalanceChanged, ({ compoint_balance }) => dispatchToWallet({ type: 'compointsChanged', compoints: compoint_balance })),
    bus.onEvent(sessionEnded, onSessionEnded),
    watchBrowserSignals(client),
    () => client.stop(),
  ]
  client.start(navigator.onLine)
  return { offer: (rendered) => client.offer(present(rendered)), disconnect: () => leave.forEach((step) => step()) }
}

function present(snapshot: BalanceSnapshot): Snapshot {
  return { mark: { epoch: snapshot.epoch, seq: snapshot.seq }, apply: () => setWalletSnapshot(snapshot) }
}
