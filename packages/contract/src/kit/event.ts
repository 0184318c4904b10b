// Facts pushed over the socket. A frame names its room and carries the room's next `seq`; see docs/architecture.md, 'Events'.
import * as v from 'valibot'

/** `user` is the player's own room, entered by `register`; others are joined by name through an allow-list. */
export type RoomKind = 'user' | 'public'

export interface EventDeclaration {
  type: string
  room: RoomKind
  summary: string
  data: v.GenericSchema<any, any>
}

/* #__NO_SIDE_EFFECTS__ */
export function defineEvent<const D extends EventDeclaration>(declaration: D): D {
  return declaration
}

export type EventData<E extends EventDeclaration> = v.InferOutput<E['data']>

/** The `seq` of the latest event by room. */
const Positions = v.record(v.string(), v.pipe(v.number(), v.integer()))

/** Positions of a snapshot's rooms before it was read: an event of the same epoch with a `seq` up to there may already be included. */
export const SnapshotMark = v.object({ seq: Positions, epoch: v.string() })
export type SnapshotMark = v.InferOutput<typeof SnapshotMark>

/** Envelope of an event. `epoch` changes when the platform restarts: a client that receives another one refetches. */
export const EventFrame = v.object({
  type: v.string(),
  room: v.string(),
  seq: v.pipe(v.number(), v.integer()),
  epoch: v.string(),
  data: v.unknown(),
})
export type EventFrame = v.InferOutput<typeof EventFrame>
