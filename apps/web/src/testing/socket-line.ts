// The platform's end of the site's socket, in place of the network. The connection is one for all tests of a file.
import type { EventData, EventDeclaration } from '@yanta/contract'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { connectSocket } from '../data/realtime/site-socket.ts'

export class Line extends EventTarget {
  static readonly OPEN = 1
  /** The one opened last; undefined before the first. */
  static latest: Line | undefined
  readonly readyState = 1
  /** Frames that the browser sent. */
  readonly received: { type: string; rooms?: string[] }[] = []
  /** The last event of each room; null: the test itself answers who joins. */
  #seqs: Map<string, number> | null = null

  constructor() {
    super()
    Line.latest = this
  }
  send(text: string) {
    const frame = JSON.parse(text) as (typeof this.received)[0]
    this.received.push(frame)
    if (frame.type === 'jointoroom' && frame.rooms && this.#seqs)
      queueMicrotask(() => this.#admit(frame.rooms!))
  }
  /** The platform sends a frame. */
  say(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  /** The platform publishes the next event of a room. */
  publish<E extends EventDeclaration>(room: string, { type }: E, data: EventData<E>): Promise<void> {
    const seq = (this.#seqs?.get(room) ?? 0) + 1
    this.#seqs?.set(room, seq)
    return act(async () => this.say({ type, room, epoch: 'e1', seq, data }))
  }
  /** The socket opens, and the platform knows who it is. */
  welcome() {
    this.dispatchEvent(new Event('open'))
    this.say({ type: 'welcome', epoch: 'e1', serverTime: new Date().toISOString() })
  }
  /** Pages join any room, and hear where it stands; `rooms` have been joined already. */
  open(rooms: Record<string, number>) {
    this.#seqs = new Map(Object.entries(rooms))
    this.#admit([...this.#seqs.keys(), ...this.received.flatMap((frame) => frame.rooms ?? [])])
  }
  #admit(rooms: readonly string[]) {
    if (rooms.length > 0)
      this.say({
        type: 'joined',
        rooms: Object.fromEntries(rooms.map((room) => [room, this.#seqs?.get(room) ?? 0])),
      })
  }
  close() {}
}

/** From now on every socket is a line. */
export function stubSocket(): void {
  vi.stubGlobal('WebSocket', Line)
}

/**
 * Opens the site's socket.
 * @param hash of the player; null for a guest
 * @param rooms that are joined at once, by the number of their last event; without any the test answers who joins
 */
export function connectLine(hash: string | null, rooms?: Record<string, number>): Line {
  stubSocket()
  connectSocket('/socket', hash)
  const line = Line.latest!
  line.welcome()
  if (rooms) line.open(rooms)
  return line
}
