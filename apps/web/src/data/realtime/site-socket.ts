// The one socket of the tab, for guests and players alike [7.85]. Loaded behind the page; a room that is entered before the
// connection stands is joined then, and again after each reconnect [4.59].
import { type EventData, type EventDeclaration, type EventFrame, sessionEnded } from '@yanta/contract'
import { siteHealth } from '../api/browser-call.ts'
import { report } from '../api/report.ts'
import { isServerTimeTold } from '../lib/server-clock.ts'
import { watchBrowserSignals } from './browser-signals.ts'
import { createEventBus } from './event-bus.ts'
import { type RoomVisit, type Snapshot, createRoomVisits } from './room-visits.ts'
import { type SocketClient, createSocketClient } from './socket-client.ts'
import { openLine } from './socket-transport.ts'

type EndReason = EventData<typeof sessionEnded>['reason']

const complain = (problem: unknown) => report('SOCKET_EVENT', problem)
const bus = createEventBus(complain)
const enders = new Set<(reason: EndReason) => void>()
let address = ''
let isStarted = false
let isOpen = false

const client: SocketClient = createSocketClient({
  openTransport: (handlers) => openLine(address, handlers),
  publish(frame) {
    bus.publish(frame)
    visits.publish(frame)
  },
  fetchAnew: (room) => visits.fetchAnew(room),
  // The session that the hash belonged to is not there any more.
  onHashRefused: () => endLogin('other'),
  onState(state) {
    isOpen = state.phase === 'open'
    // The first loss may be a hiccup; but a page that was never told the time asks, or its countdowns go by the device's clock.
    if (state.phase === 'waiting' && (state.attempt > 1 || !isServerTimeTold())) void siteHealth.doubt()
    if (state.phase === 'open' && siteHealth.store.getState().trouble) void siteHealth.doubt()
  },
})
const visits = createRoomVisits(client, complain)

bus.onEvent(sessionEnded, ({ reason }) => endLogin(reason))
// When a trouble is over, who waits to connect again need not wait any longer. That all is well still is no news: where only the socket
// is blocked, each try would bring the next.
siteHealth.store.subscribe(({ trouble }, before) => {
  if (before.trouble && !trouble) client.report('wentOnline')
})

/** The login is over: what the socket still says is for a guest. */
function endLogin(reason: EndReason): void {
  client.identify(null)
  for (const listener of [...enders]) listener(reason)
}

/**
 * Connects the tab, or goes on as somebody else.
 * @param url as server data has it [7.85]
 * @param hash the player's socket hash; null for a guest
 */
export function connectSocket(url: string, hash: string | null): void {
  address = url
  client.identify(hash)
  if (isStarted) return
  isStarted = true
  watchBrowserSignals(client)
  client.start(navigator.onLine)
}

/** Whether events come just now; if not, they follow once the connection stands again. */
export function isConnected(): boolean {
  return isOpen
}

/** Goes on as a guest [4.21]. */
export function disconnectPlayer(): void {
  client.identify(null)
}

/** Calls `listener` when the platform ends the login, with what it says about it. Returns the way out. */
export function onLoginEnded(listener: (reason: EndReason) => void): () => void {
  enders.add(listener)
  return () => void enders.delete(listener)
}

/** Subscribes to one kind of event of whatever rooms the tab is in [7.86]. Returns the way out. */
export function onEvent<E extends EventDeclaration>(
  declaration: E,
  handler: (data: EventData<E>, frame: EventFrame) => void,
): () => void {
  return bus.onEvent(declaration, handler)
}

/**
 * Enters a public room, or with `ownRoom` the player's own. The first who enters joins it, the last who leaves leaves it.
 * @param fetchAnew is asked when events were missed for good
 */
export function joinRoom(room: string, fetchAnew?: () => Promise<Snapshot>): RoomVisit {
  return visits.enter(room, fetchAnew)
}
