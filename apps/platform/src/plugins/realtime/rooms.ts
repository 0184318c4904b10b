// The sequence numbers of events per room, and the latest events for clients that resume. Pure bookkeeping, no sockets.
// Promises: numbers of a room rise and never repeat within one epoch, also after the room was dropped. They rise by one, but skip
// one after a late event, up to which no event is replayed.

export const storedEvents = 200

interface Room {
  seq: number
  /** Frames as they were sent, the last one numbered `seq`. */
  frames: string[]
  usedAtMs: number
  /** The highest order of each type of event. */
  orders: Map<string, number>
}

export interface Rooms {
  /** The `seq` of the room's latest event; 0 or more before any. */
  position(room: string): number
  /** Assigns the next number to the frame built by `build`, and stores it. */
  append(room: string, build: (seq: number) => string): string
  /** Whether an event of this type and order comes after a newer one; records its order. */
  isLate(room: string, type: string, order: number): boolean
  /** Voids the events so far: clients that have seen them have to fetch a new snapshot. */
  breakOff(room: string): void
  /** Frames after `seq`, or null when some are no longer stored or never existed. */
  replay(room: string, seq: number): readonly string[] | null
  /** Creates the room or marks it as used, so that its numbers continue. */
  open(room: string): void
  /** Drops rooms unused since `beforeMs`, except those `isNeeded` names. */
  sweep(beforeMs: number, isNeeded: (room: string) => boolean): void
}

export function createRooms(now: () => number = Date.now): Rooms {
  const rooms = new Map<string, Room>()
  // A dropped room starts again above every number it may have used.
  let floor = 0

  function open(name: string): Room {
    const room = rooms.get(name) ?? { seq: floor, frames: [], usedAtMs: 0, orders: new Map() }
    room.usedAtMs = now()
    rooms.set(name, room)
    return room
  }

  return {
    position: (name) => rooms.get(name)?.seq ?? floor,
    append(name, build) {
      const room = open(name)
      room.seq += 1
      const frame = build(room.seq)
      room.frames.push(frame)
      if (room.frames.length > storedEvents) room.frames.shift()
      return frame
    },
    isLate(name, type, order) {
      const { orders } = open(name)
      const latest = orders.get(type) ?? order
      orders.set(type, Math.max(latest, order))
      return order < latest
    },
    breakOff(name) {
      const room = open(name)
      room.seq += 1
      room.frames = []
    },
    replay(name, seq) {
      const { seq: last, frames } = rooms.get(name) ?? { seq: floor, frames: [] }
      const missing = last - seq
      if (missing < 0 || missing > frames.length) return null
      return missing === 0 ? [] : frames.slice(-missing)
    },
    open: (name) => void open(name),
    sweep(beforeMs, isNeeded) {
      for (const [name, { seq, usedAtMs }] of rooms) {
        if (usedAtMs >= beforeMs || isNeeded(name)) continue
        floor = Math.max(floor, seq)
        rooms.delete(name)
      }
    },
  }
}
