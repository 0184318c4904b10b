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
  /** Changes with every start: numbers of another epoch mean nothing. */
  readonly epoch: string
  /** Sends an event to a room: `userRoom(id)` or a public one. */
  publish<E extends EventDeclaration>(room: string, event: E, data: EventData<E>): void
  /** Numbers of the latest events of rooms. */
  positions(rooms: readonly string[]): Record<string, number>
  /** Where rooms stand. Read it before the data of a snapshot: an event in between is then applied twice, which is harmless, instead of never. */
  mark(...rooms: string[]): SnapshotMark
  /** Lets anybody join a public room by name. */
  allowRoom(name: string): void
  /** Tells the browsers of one login that it is over, and lets go of them. */
  endSession(userId: number, sessionId: string, reason: EventData<typeof sessionEnded>['reason']): void
  join(listener: Listener, room: string): void
  leave(listener: Listener, room: string): void
  isAllowed(room: string): boolean
  replay(listener: Listener, mark: { epoch: string; seq: Record<string, number> }): void
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Drops the events of rooms that nobody listened to for ten minutes. */
  sweep(): void
  /** Lets go of every connection. */
  close(): void
}

const keptMs = 10 * 60_000

/** The room of a player's own events. */
export function userRoom(userId: number): string {
  return `user:${userId}`
}

export function createRealtime(): Realtime {
  const epoch = randomBytes(9).toString('base64url')
  const rooms = createRooms()
  const members = new Map<string, Set<Listener>>()
  const allowed = new Set<string>()
  const listeners = new Set<Listener>()

  function positions(names: readonly string[]): Record<string, number> {
    return Object.fromEntries(names.map((name) => [name, rooms.position(name)]))
  }

  function buildFrame<E extends EventDeclaration>(
    event: E,
    data: EventData<E>,
    room: string,
  ): (seq: number) => string {
    if ((event.room === 'user') !== room.startsWith('user:'))
      throw new Error(`${event.type} does not belong into the room ${room}`)
    const parsed: unknown = v.parse(event.data, data)
    return (seq) => JSON.stringify({ type: event.type, room, seq, epoch, data: parsed } satisfies EventFrame)
  }

  function forget(listener: Listener, room: string): void {
    const present = members.get(room)
    present?.delete(listener)
    if (present?.size === 0) members.delete(room)
  }

  return {
    epoch,
    publish(room, event, data) {
      const frame = rooms.append(room, buildFrame(event, data, room))
      for (const listener of members.get(room) ?? []) listener.send(frame)
    },
    positions,
    mark: (...names) => ({ seq: positions(names), epoch }),
    allowRoom: (name) => void allowed.add(name),
    isAllowed: (name) => allowed.has(name),
    endSession(userId, sessionId, reason) {
      const room = userRoom(userId)
      // Numbered as the next event for these few, who hear nothing after it; the others' numbers stay whole.
      const farewell = buildFrame(sessionEnded, { reason }, room)(rooms.position(room) + 1)
      for (const listener of [...(members.get(room) ?? [])].filter(
        (member) => member.sessionId === sessionId,
      )) {
        listener.send(farewell)
        listener.close(`session ended: ${reason}`)
      }
    },
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
