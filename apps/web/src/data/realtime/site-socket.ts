// The one socket of the tab, for guests and players [7.85]. Loaded after the page; a room entered before the connection is open
// is joined once it is, and again after each reconnect [4.59].
import { type EventData, type EventDeclaration, type EventFrame, sessionEnded } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { siteHealth } from '../api/browser-call.ts'
import { report } from '../api/report.ts'
import { isServerTimeKnown } from '../../browser/server-clock.ts'
import { watchBrowserSignals } from './browser-signals.ts'
import { createEventBus } from './event-bus.ts'
import { type RoomSubscription, type Snapshot, createRoomSubscriptions } from './room-subscriptions.ts'
import { type SocketClient, createSocketClient } from './socket-client.ts'
import { openLine } from './socket-transport.ts'

type EndReason = EventData<typeof sessionEnded>['reason']

const complain = (problem: unknown) => report('SOCKET_EVENT', problem)
const bus = createEventBus(complain)
const enders = new Set<(reason: EndReason) => void>()
const connection = createStore(() => ({ address: '', isStarted: false, isOpen: false }))

const client: SocketClient = createSocketClient({
  openTransport: (handlers) => openLine(connection.getState().address, handlers),
  publish(frame) {
    bus.publish(frame)
    subscriptions.publish(frame)
  },
  fetchAnew: (room) => subscriptions.fetchAnew(room),
  // The session of the hash has ended.
  onHashRefused: () => endLogin('other'),
  onState(state) {
    connection.setState({ isOpen: state.phase === 'open' })
    // The first loss may be a hiccup, so no check; but without a server time countdowns would run by the device's clock.
    if (state.phase === 'waiting' && (state.attempt > 1 || !isServerTimeKnown())) void siteHealth.doubt()
    if (state.phase === 'open' && siteHealth.store.getState().trouble) void siteHealth.doubt()
  },
})
const subscriptions = createRoomSubscriptions(client, complain)

bus.onEvent(sessionEnded, ({ reason }) => endLogin(reason))
// When the site recovers, a waiting socket reconnects at once. Only a change counts: where just the socket is blocked, each try
// would otherwise trigger the next.
siteHealth.store.subscribe(({ trouble }, before) => {
  if (before.trouble && !trouble) client.report('wentOnline')
})

/** Ends the login: the socket goes on as a guest's. */
function endLogin(reason: EndReason): void {
  client.identify(null)
  for (const listener of [...enders]) listener(reason)
}

/**
 * Connects the tab, or changes its player.
 * @param url as server data has it [7.85]
 * @param hash the player's socket hash; null for a guest
 */
export function connectSocket(url: string, hash: string | null): void {
  const { isStarted } = connection.getState()
  connection.setState({ address: url, isStarted: true })
  client.identify(hash)
  if (isStarted) return
  watchBrowserSignals(client)
  client.start(navigator.onLine)
}

/** Whether events are being received; if not, they follow after the reconnect. */
export function isConnected(): boolean {
  return connection.getState().isOpen
}

/** Continues as a guest [4.21]. */
export function disconnectPlayer(): void {
  client.identify(null)
}

/** Calls `listener` with the reason when the platform ends the login. Returns the cleanup function. */
export function onLoginEnded(listener: (reason: EndReason) => void): () => void {
  enders.add(listener)
  return () => void enders.delete(listener)
}

/** Subscribes to one type of event in all rooms of the tab [7.86]. Returns the cleanup function. */
export function onEvent<E extends EventDeclaration>(
  declaration: E,
  handler: (data: EventData<E>, frame: EventFrame) => void,
): () => void {
  return bus.onEvent(declaration, handler)
}

/**
 * Subscribes to a public room, or with `ownRoom` to the player's own. The first subscription joins it, the last one leaves it.
 * @param fetchAnew is called when events were lost for good; without it, `onSkipped` is
 */
export function joinRoom(
  room: string,
  fetchAnew?: () => Promise<Snapshot>,
  onSkipped?: () => void,
): RoomSubscription {
  return subscriptions.enter(room, fetchAnew, onSkipped)
}
