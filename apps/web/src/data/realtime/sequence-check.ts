// Order of events per room: a snapshot says where a room stands, events continue it one by one.
// Delivered events are contiguous and unrepeated; what can't be continued is reported so that somebody fetches anew.
import type { EventFrame } from '@yanta/contract'

interface RoomSequence {
  /** Last number delivered or covered by a snapshot; null until a snapshot or the join answer tells. */
  seq: number | null
  /** The highest number known to exist: beyond `seq` something is missing. */
  target: number
  /** Events that came too early, by ascending number. */
  held: readonly EventFrame[]
}

const unknownRoom: RoomSequence = { seq: null, target: 0, held: [] }

export interface Sequences {
  epoch: string | null
  rooms: Readonly<Record<string, RoomSequence>>
}

export interface SequenceStep {
  sequences: Sequences
  /** Events to hand on now, in order. */
  deliver: readonly EventFrame[]
  /** Rooms whose missing events will not come: fetch their snapshots anew. */
  stale: readonly string[]
}

/** Rooms and their numbers at one moment, as snapshots and join answers carry them. */
export interface SequenceMark {
  epoch: string
  seq: Readonly<Record<string, number>>
}

export const emptySequences: Sequences = { epoch: null, rooms: {} }

/** The platform keeps 200 events: holding back more can't be filled. */
const mostHeld = 200

/**
 * A room whose data everybody who shows it has fetched anew: events it covers are dropped, held ones that continue it are delivered. Of
 * another epoch, as another process of the platform has, it is newer than what had been heard when it was asked for, and its numbers mean
 * nothing: then all held ones are delivered.
 */
export function applySnapshotMark(sequences: Sequences, mark: SequenceMark): SequenceStep {
  const isForeign = sequences.epoch !== null && sequences.epoch !== mark.epoch
  const rooms: Record<string, RoomSequence> = { ...sequences.rooms }
  const deliver: EventFrame[] = []
  for (const [room, seq] of Object.entries(mark.seq)) {
    const before = rooms[room] ?? unknownRoom
    const covered = isForeign ? (before.held[0]?.seq ?? before.target + 1) - 1 : seq
    const continued = continueRoom({ ...before, seq: Math.max(covered, before.seq ?? covered) })
    rooms[room] = continued.room
    deliver.push(...continued.deliver)
  }
  return { sequences: { epoch: sequences.epoch ?? mark.epoch, rooms }, deliver, stale: [] }
}

/** What a snapshot that came with a page does: `behind` has missed events that were handed on already, or is of another epoch. */
export interface MarkStep {
  sequences: Sequences
  isBehind: boolean
  /** Rooms that begin with this snapshot. */
  begun: readonly string[]
}

/**
 * A snapshot that came with a page, for one of those who show the room. A room nobody has spoken of begins there; of another one the
 * events up to there are still expected, because others may not have them.
 */
export function receiveMark(sequences: Sequences, mark: SequenceMark): MarkStep {
  if (sequences.epoch !== null && sequences.epoch !== mark.epoch)
    return { sequences, isBehind: true, begun: [] }
  const rooms: Record<string, RoomSequence> = { ...sequences.rooms }
  const begun: string[] = []
  let isBehind = false
  for (const [room, seq] of Object.entries(mark.seq)) {
    const known = rooms[room]
    if (!known) begun.push(room)
    if (known && known.seq !== null && known.seq > seq) isBehind = true
    rooms[room] = known ? { ...known, target: Math.max(known.target, seq) } : { seq, target: seq, held: [] }
  }
  return { sequences: { epoch: mark.epoch, rooms }, isBehind, begun }
}

/** Rooms that nobody listens to any more. */
export function forgetRooms(sequences: Sequences, isForgotten: (room: string) => boolean): Sequences {
  return {
    ...sequences,
    rooms: Object.fromEntries(Object.entries(sequences.rooms).filter(([room]) => !isForgotten(room))),
  }
}

/** The server's greeting. Another epoch means that its numbers have nothing to do with ours. */
export function receiveEpoch(sequences: Sequences, epoch: string): SequenceStep {
  if (sequences.epoch === null || sequences.epoch === epoch)
    return { sequences: { ...sequences, epoch }, deliver: [], stale: [] }
  const stale = Object.keys(sequences.rooms)
  const rooms = Object.fromEntries(stale.map((room) => [room, unknownRoom]))
  return { sequences: { epoch, rooms }, deliver: [], stale }
}

/** Answer to a join. A room without a snapshot starts here; a known one keeps its number, the missing events follow. */
export function receiveJoined(sequences: Sequences, seq: Readonly<Record<string, number>>): SequenceStep {
  const rooms = { ...sequences.rooms }
  for (const [room, number] of Object.entries(seq)) {
    const known = rooms[room] ?? { seq: number, target: number, held: [] }
    rooms[room] = { ...known, target: Math.max(known.target, number) }
  }
  return { sequences: { ...sequences, rooms }, deliver: [], stale: [] }
}

export function receiveEvent(sequences: Sequences, frame: EventFrame): SequenceStep {
  if (frame.epoch !== sequences.epoch) {
    const renewed = receiveEpoch(sequences, frame.epoch)
    const next = receiveEvent(renewed.sequences, frame)
    return { ...next, stale: [...new Set([...renewed.stale, ...next.stale])] }
  }
  const known = sequences.rooms[frame.room] ?? unknownRoom
  if (known.seq !== null && frame.seq <= known.seq) return { sequences, deliver: [], stale: [] }
  if (known.held.some((held) => held.seq === frame.seq)) return { sequences, deliver: [], stale: [] }
  const held = [...known.held, frame].sort((a, b) => a.seq - b.seq)
  const isFull = held.length > mostHeld
  const continued = continueRoom({
    seq: known.seq,
    target: Math.max(known.target, frame.seq),
    held: isFull ? held.slice(-mostHeld) : held,
  })
  return {
    sequences: { ...sequences, rooms: { ...sequences.rooms, [frame.room]: continued.room } },
    deliver: continued.deliver,
    stale: isFull && continued.room.held.length > 0 ? [frame.room] : [],
  }
}

/** Rooms of which something is missing. A gap that lasts means fetching anew. */
export function listGaps(sequences: Sequences): string[] {
  return Object.keys(sequences.rooms).filter((room) => {
    const { seq, target } = sequences.rooms[room]!
    return seq === null || seq < target
  })
}

/** What the client has seen, for the `resume` frame; null while nothing is known. */
export function readMark(sequences: Sequences): SequenceMark | null {
  if (sequences.epoch === null) return null
  const seq: Record<string, number> = {}
  for (const [room, known] of Object.entries(sequences.rooms)) if (known.seq !== null) seq[room] = known.seq
  return { epoch: sequences.epoch, seq }
}

function continueRoom({ seq, target, held }: RoomSequence): { room: RoomSequence; deliver: EventFrame[] } {
  if (seq === null) return { room: { seq, target, held }, deliver: [] }
  const deliver: EventFrame[] = []
  const waiting: EventFrame[] = []
  let last = seq
  for (const frame of held) {
    if (frame.seq <= last) continue
    if (frame.seq === last + 1) {
      deliver.push(frame)
      last = frame.seq
    } else waiting.push(frame)
  }
  return { room: { seq: last, target: Math.max(target, last), held: waiting }, deliver }
}
