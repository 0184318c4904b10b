// Order of events per room: a snapshot sets the seq of a room, events continue it one by one.
// Delivered events are contiguous and unrepeated; rooms that can't be continued are reported as stale and fetched anew.
import type { EventFrame } from '@yanta/contract'

interface RoomSequence {
  /** Last seq delivered or covered by a snapshot; null before a snapshot or join answer. */
  seq: number | null
  /** The highest seq known to exist: if above `seq`, events are missing. */
  target: number
  /** Events received out of order, by ascending seq. */
  held: readonly EventFrame[]
}

const unknownRoom: RoomSequence = { seq: null, target: 0, held: [] }

export interface Sequences {
  epoch: string | null
  rooms: Readonly<Record<string, RoomSequence>>
}

export interface SequenceStep {
  sequences: Sequences
  /** Events to deliver now, in order. */
  deliver: readonly EventFrame[]
  /** Rooms whose missing events will not arrive: fetch their snapshots anew. */
  stale: readonly string[]
}

/** Seqs of rooms at one moment, as snapshots and join answers carry them. */
export interface SequenceMark {
  epoch: string
  seq: Readonly<Record<string, number>>
}

export const emptySequences: Sequences = { epoch: null, rooms: {} }

/** The platform retains 200 events: a larger gap can't be filled. */
const mostHeld = 200

/**
 * Applies a snapshot that all subscriptions of a room have fetched: covered events are dropped, held ones that continue it are
 * delivered. A snapshot of another epoch (another platform process) is newer than the events received before its request, but its
 * seq can't be compared: then all held events are delivered.
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

/** Result of a page's snapshot. `isBehind`: it lacks events already delivered, or is of another epoch. */
export interface MarkStep {
  sequences: Sequences
  isBehind: boolean
  /** Rooms that start with this snapshot. */
  begun: readonly string[]
}

/**
 * Applies a page's snapshot for one subscription. An unknown room starts there; for a known one the events up to it are still
 * expected, because other subscriptions may lack them.
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

/** Drops rooms without subscriptions. */
export function forgetRooms(sequences: Sequences, isForgotten: (room: string) => boolean): Sequences {
  return {
    ...sequences,
    rooms: Object.fromEntries(Object.entries(sequences.rooms).filter(([room]) => !isForgotten(room))),
  }
}

/** Handles the server's welcome. With another epoch the known seqs are void. */
export function receiveEpoch(sequences: Sequences, epoch: string): SequenceStep {
  if (sequences.epoch === null || sequences.epoch === epoch)
    return { sequences: { ...sequences, epoch }, deliver: [], stale: [] }
  const stale = Object.keys(sequences.rooms)
  const rooms = Object.fromEntries(stale.map((room) => [room, unknownRoom]))
  return { sequences: { epoch, rooms }, deliver: [], stale }
}

/** Handles the answer to a join. A room without a snapshot starts here; a known one retains its seq, the missing events follow. */
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

/** Rooms with missing events. A lasting gap means fetching anew. */
export function listGaps(sequences: Sequences): string[] {
  return Object.keys(sequences.rooms).filter((room) => {
    const { seq, target } = sequences.rooms[room]!
    return seq === null || seq < target
  })
}

/** Seqs received so far, for the `resume` frame; null before the first epoch. */
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
