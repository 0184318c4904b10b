// The numbers of events per room, and the latest of them for whoever comes back. Pure bookkeeping, no sockets.
// Promises: numbers of a room rise by one and never come twice within one epoch, also after the room was forgotten.

export const keptEvents = 200

interface Room {
  seq: number
  /** Frames as they were sent, the last one numbered `seq`. */
  frames: string[]
  usedAtMs: number
}

export interface Rooms {
  /** Number of the room's latest event; 0 or more before any. */
  position(room: string): number
  /** Gives the next number to the frame that `build` makes, and keeps it. */
  append(room: string, build: (seq: number) => string): string
  /** Frames after `seq`, or null when some are no longer kept or never were. */
  replay(room: string, seq: number): readonly string[] | null
  /** Makes the room's numbers stay while somebody listens. */
  open(room: string): void
  /** Drops rooms unused since `beforeMs`, except those `isNeeded` names. */
  sweep(beforeMs: number, isNeeded: (room: string) => boolean): void
}

export function createRooms(now: () => number = Date.now): Rooms {
  const rooms = new Map<string, Room>()
  // A forgotten room starts again above every number it may have used.
  let floor = 0

  function open(name: string): Room {
    const room = rooms.get(name) ?? { seq: floor, frames: [], usedAtMs: 0 }
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
      if (room.frames.length > keptEvents) room.frames.shift()
      return frame
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
