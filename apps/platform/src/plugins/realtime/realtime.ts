// Events sent to browsers [7.85-7.86]. Publish after the commit: a sent event can't be taken back.
import { randomBytes } from 'node:crypto'
import type { EventData, EventDeclaration, EventFrame, ServerFrame, SnapshotMark } from '@yanta/contract'
import { sessionEnded } from '@yanta/contract'
import * as v from 'valibot'
import { createRooms } from './rooms.ts'

/** One open connection as seen by the rooms. */
export interface Listener {
  /** The login it registered with; null for a guest. */
  sessionId: string | null
  rooms: Set<string>
  send(frame: string): void
  /** Ends the connection; nothing is sent after it. */
  close(reason: string): void
}

export interface Realtime {
  /** Changes at every start and after every gap: numbers of different epochs can't be compared. */
  readonly epoch: string
  /**
   * Sends an event to a room, `userRoom(id)` or a public one, in every process. `isLocal` for events that each process publishes itself;
   * `order` from `takeEventOrder` for events that another process may publish at the same time: an older one that arrives after a
   * newer one makes the pages fetch a new snapshot.
   */
  publish<E extends EventDeclaration>(
    room: string,
    event: E,
    data: EventData<E>,
    options?: { isLocal?: boolean; order?: number },
  ): void
  /** The `seq` of each room's latest event. */
  positions(rooms: readonly string[]): Record<string, number>
  /** The positions of rooms. Read before the data of a snapshot: an event in between is then applied twice, which is harmless, instead of never. */
  mark(...rooms: string[]): SnapshotMark
  /** Allows every client of every process to join a public room by name. */
  allowRoom(name: string): void
  /** Allows this process's clients to join the rooms whose names pass, such as those that nobody can guess. */
  allowRooms(isRoom: (name: string) => boolean): void
  /** Sends the end of a login to its browsers and closes their connections, in every process. */
  endSession(userId: number, sessionId: string, reason: EventData<typeof sessionEnded>['reason']): void
  /** Whether the end of a login was sent in the last ten minutes: a look-up begun before it may still find the login. */
  hasEnded(sessionId: string): boolean
  /** Nothing for a connection that is closed: what it asked for may come after its end. */
  join(listener: Listener, room: string): void
  leave(listener: Listener, room: string): void
  isAllowed(room: string): boolean
  /** Rooms with listeners of this process whose names begin so. */
  openRooms(prefix: string): string[]
  /** Players who listen to a room on this process, each once. */
  playersIn(room: string): number[]
  replay(listener: Listener, mark: { epoch: string; seq: Record<string, number> }): void
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Open connections of this process. */
  countListeners(): number
  /** Drops the events of rooms without listeners for ten minutes. */
  sweep(): void
  /** Forwards the events published here to the other processes. */
  relayTo(send: (message: RelayedMessage) => void): void
  /** Applies a message from another process. */
  receive(message: RelayedMessage): void
  /** Events of other processes were missed: a new epoch makes every client resync. */
  startAnew(): void
  /** Closes every connection. */
  close(): void
}

/** A message from one process to the others. */
export type RelayedMessage =
  | { kind: 'event'; type: string; room: string; data: unknown; order?: number | undefined }
  | {
      kind: 'sessionEnded'
      userId: number
      sessionId: string
      reason: EventData<typeof sessionEnded>['reason']
    }
  | { kind: 'roomAllowed'; room: string }
  | { kind: 'gap' }

const keptMs = 10 * 60_000

const createEpoch = (): string => randomBytes(9).toString('base64url')

/** The first frame of every connection, and of every new epoch. */
export function buildWelcome(epoch: string): ServerFrame {
  return { type: 'welcome', epoch, serverTime: new Date().toISOString() }
}

function buildResync(rooms: string[]): string {
  return JSON.stringify({ type: 'resync', rooms } satisfies ServerFrame)
}

const userRoomPrefix = 'user:'

/** The room of a player's own events. */
export function userRoom(userId: number): string {
  return `${userRoomPrefix}${userId}`
}

export function createRealtime(): Realtime {
  let epoch = createEpoch()
  let rooms = createRooms()
  let relay: (message: RelayedMessage) => void = () => {}
  const members = new Map<string, Set<Listener>>()
  const allowed = new Set<string>()
  const tests: ((name: string) => boolean)[] = []
  const listeners = new Set<Listener>()
  /** When the end of a login was sent, by its id. */
  const endedAt = new Map<string, number>()

  function positions(names: readonly string[]): Record<string, number> {
    return Object.fromEntries(names.map((name) => [name, rooms.position(name)]))
  }

  function parseEvent<E extends EventDeclaration>(event: E, data: EventData<E>, room: string): unknown {
    if ((event.room === 'user') !== room.startsWith(userRoomPrefix))
      throw new Error(`${event.type} does not belong into the room ${room}`)
    return v.parse(event.data, data)
  }

  const buildFrame = (type: string, data: unknown, room: string, seq: number): string =>
    JSON.stringify({ type, room, seq, epoch, data } satisfies EventFrame)

  function deliver(room: string, type: string, data: unknown, order?: number): void {
    const broadcast = (frame: string) => members.get(room)?.forEach((listener) => listener.send(frame))
    broadcast(rooms.append(room, (seq) => buildFrame(type, data, room, seq)))
    if (order === undefined || !rooms.isLate(room, type, order)) return
    rooms.breakOff(room)
    broadcast(buildResync([room]))
  }

  function letGo(userId: number, sessionId: string, reason: EventData<typeof sessionEnded>['reason']): void {
    const room = userRoom(userId)
    endedAt.set(sessionId, Date.now())
    // Numbered as the next event only for these connections, which get nothing after it; the others see no gap.
    const farewell = buildFrame(sessionEnded.type, { reason }, room, rooms.position(room) + 1)
    for (const listener of [...(members.get(room) ?? [])].filter(
      (member) => member.sessionId === sessionId,
    )) {
      listener.send(farewell)
      listener.close(`session ended: ${reason}`)
    }
  }

  function startAnew(): void {
    epoch = createEpoch()
    rooms = createRooms()
    for (const room of members.keys()) rooms.open(room)
    const greeting = JSON.stringify(buildWelcome(epoch))
    for (const listener of listeners) listener.send(greeting)
  }

  function forget(listener: Listener, room: string): void {
    const present = members.get(room)
    present?.delete(listener)
    if (present?.size === 0) members.delete(room)
  }

  return {
    get epoch() {
      return epoch
    },
    publish(room, event, data, { isLocal = false, order } = {}) {
      const parsed = parseEvent(event, data, room)
      deliver(room, event.type, parsed, order)
      if (!isLocal) relay({ kind: 'event', type: event.type, room, data: parsed, order })
    },
    positions,
    mark: (...names) => ({ seq: positions(names), epoch }),
    allowRoom(name) {
      if (allowed.has(name)) return
      allowed.add(name)
      relay({ kind: 'roomAllowed', room: name })
    },
    allowRooms: (isRoom) => void tests.push(isRoom),
    isAllowed: (name) => allowed.has(name) || tests.some((isRoom) => isRoom(name)),
    openRooms: (prefix) => [...members.keys()].filter((name) => name.startsWith(prefix)),
    playersIn(room) {
      const own = [...(members.get(room) ?? [])].flatMap((listener) =>
        [...listener.rooms].filter((name) => name.startsWith(userRoomPrefix)),
      )
      return [...new Set(own)].map((name) => Number(name.slice(userRoomPrefix.length)))
    },
    endSession(userId, sessionId, reason) {
      letGo(userId, sessionId, reason)
      relay({ kind: 'sessionEnded', userId, sessionId, reason })
    },
    relayTo: (send) => void (relay = send),
    receive(message) {
      if (message.kind === 'event') deliver(message.room, message.type, message.data, message.order)
      else if (message.kind === 'sessionEnded') letGo(message.userId, message.sessionId, message.reason)
      else if (message.kind === 'roomAllowed') allowed.add(message.room)
      else startAnew()
    },
    startAnew,
    hasEnded: (sessionId) => endedAt.has(sessionId),
    join(listener, room) {
      if (!listeners.has(listener)) return
      listener.rooms.add(room)
      rooms.open(room)
      const present = members.get(room)
      if (present) present.add(listener)
      else members.set(room, new Set([listener]))
    },
    leave(listener, room) {
      listener.rooms.delete(room)
      forget(listener, room)
    },
    replay(listener, { epoch: seen, seq }) {
      const known = Object.entries(seq).filter(([room]) => listener.rooms.has(room))
      const stale: string[] = []
      for (const [room, number] of known) {
        const frames = seen === epoch ? rooms.replay(room, number) : null
        if (frames) for (const frame of frames) listener.send(frame)
        else stale.push(room)
      }
      if (stale.length > 0) listener.send(buildResync(stale))
    },
    sweep() {
      const before = Date.now() - keptMs
      rooms.sweep(before, (room) => members.has(room))
      for (const [id, at] of endedAt) if (at < before) endedAt.delete(id)
    },
    add: (listener) => void listeners.add(listener),
    countListeners: () => listeners.size,
    remove(listener) {
      listeners.delete(listener)
      for (const room of listener.rooms) forget(listener, room)
    },
    close() {
      for (const listener of [...listeners]) listener.close('the platform is stopping')
    },
  }
}
