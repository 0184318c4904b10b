// Facts on their way to browsers [7.85-7.86]. Publish after the commit: what was said can't be taken back.
import { randomBytes } from 'node:crypto'
import type { EventData, EventDeclaration, EventFrame, ServerFrame, SnapshotMark } from '@yanta/contract'
import { sessionEnded } from '@yanta/contract'
import * as v from 'valibot'
import { createRooms } from './rooms.ts'

/** One open connection as the rooms see it. */
export interface Listener {
  /** The login whose hash it registered with; null for a guest. */
  sessionId: string | null
  rooms: Set<string>
  send(frame: string): void
  /** Ends the connection; nothing is sent after it. */
  close(reason: string): void
}

export interface Realtime {
  /** Changes with every start and after every gap: numbers of another epoch mean nothing. */
  readonly epoch: string
  /** Sends an event to a room, `userRoom(id)` or a public one, in every process. `isLocal` for what each process finds out by itself. */
  publish<E extends EventDeclaration>(
    room: string,
    event: E,
    data: EventData<E>,
    options?: { isLocal?: boolean },
  ): void
  /** Numbers of the latest events of rooms. */
  positions(rooms: readonly string[]): Record<string, number>
  /** Where rooms stand. Read it before the data of a snapshot: an event in between is then applied twice, which is harmless, instead of never. */
  mark(...rooms: string[]): SnapshotMark
  /** Lets anybody join a public room by name. */
  allowRoom(name: string): void
  /** Tells the browsers of one login that it is over, and lets go of them, in every process. */
  endSession(userId: number, sessionId: string, reason: EventData<typeof sessionEnded>['reason']): void
  join(listener: Listener, room: string): void
  leave(listener: Listener, room: string): void
  isAllowed(room: string): boolean
  replay(listener: Listener, mark: { epoch: string; seq: Record<string, number> }): void
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Drops the events of rooms that nobody listened to for ten minutes. */
  sweep(): void
  /** Hands on what this process publishes, for the other processes. */
  relayTo(send: (message: RelayedMessage) => void): void
  /** Does here what another process has published. */
  receive(message: RelayedMessage): void
  /** Events of other processes were missed: everybody begins anew, with another epoch. */
  startAnew(): void
  /** Lets go of every connection. */
  close(): void
}

/** What one process tells the others. */
export type RelayedMessage =
  | { kind: 'event'; type: string; room: string; data: unknown }
  | {
      kind: 'sessionEnded'
      userId: number
      sessionId: string
      reason: EventData<typeof sessionEnded>['reason']
    }
  | { kind: 'gap' }

const keptMs = 10 * 60_000

const createEpoch = (): string => randomBytes(9).toString('base64url')

/** The first frame of every connection, and of every new epoch. */
export function buildWelcome(epoch: string): ServerFrame {
  return { type: 'welcome', epoch, serverTime: new Date().toISOString() }
}

/** The room of a player's own events. */
export function userRoom(userId: number): string {
  return `user:${userId}`
}

export function createRealtime(): Realtime {
  let epoch = createEpoch()
  let rooms = createRooms()
  let relay: (message: RelayedMessage) => void = () => {}
  const members = new Map<string, Set<Listener>>()
  const allowed = new Set<string>()
  const listeners = new Set<Listener>()

  function positions(names: readonly string[]): Record<string, number> {
    return Object.fromEntries(names.map((name) => [name, rooms.position(name)]))
  }

  function parseEvent<E extends EventDeclaration>(event: E, data: EventData<E>, room: string): unknown {
    if ((event.room === 'user') !== room.startsWith('user:'))
      throw new Error(`${event.type} does not belong into the room ${room}`)
    return v.parse(event.data, data)
  }

  const buildFrame = (type: string, data: unknown, room: string, seq: number): string =>
    JSON.stringify({ type, room, seq, epoch, data } satisfies EventFrame)

  function deliver(room: string, type: string, data: unknown): void {
    const frame = rooms.append(room, (seq) => buildFrame(type, data, room, seq))
    for (const listener of members.get(room) ?? []) listener.send(frame)
  }

  function letGo(userId: number, sessionId: string, reason: EventData<typeof sessionEnded>['reason']): void {
    const room = userRoom(userId)
    // Numbered as the next event for these few, who hear nothing after it; the others' numbers stay whole.
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
    publish(room, event, data, { isLocal = false } = {}) {
      const parsed = parseEvent(event, data, room)
      deliver(room, event.type, parsed)
      if (!isLocal) relay({ kind: 'event', type: event.type, room, data: parsed })
    },
    positions,
    mark: (...names) => ({ seq: positions(names), epoch }),
    allowRoom: (name) => void allowed.add(name),
    isAllowed: (name) => allowed.has(name),
    endSession(userId, sessionId, reason) {
      letGo(userId, sessionId, reason)
      relay({ kind: 'sessionEnded', userId, sessionId, reason })
    },
    relayTo: (send) => void (relay = send),
    receive(message) {
      if (message.kind === 'event') deliver(message.room, message.type, message.data)
      else if (message.kind === 'sessionEnded') letGo(message.userId, message.sessionId, message.reason)
      else startAnew()
    },
    startAnew,
    join(listener, room) {
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
      if (stale.length > 0)
        listener.send(JSON.stringify({ type: 'resync', rooms: stale } satisfies ServerFrame))
    },
    sweep: () => rooms.sweep(Date.now() - keptMs, (room) => members.has(room)),
    add: (listener) => void listeners.add(listener),
    remove(listener) {
      listeners.delete(listener)
      for (const room of listener.rooms) forget(listener, room)
    },
    close() {
      for (const listener of [...listeners]) listener.close('the platform is stopping')
    },
  }
}
