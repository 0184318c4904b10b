// Messages of a browser over the websocket, and the answers that are not events [7.85].
import * as v from 'valibot'

const Room = v.pipe(v.string(), v.regex(/^[a-z0-9:_-]{1,80}$/))

/** The most rooms in one frame. */
export const mostRoomsAtOnce = 20

export const ClientFrame = v.variant('type', [
  v.object({ type: v.literal('register'), hash: v.pipe(v.string(), v.minLength(16), v.maxLength(200)) }),
  v.object({ type: v.literal('jointoroom'), rooms: v.pipe(v.array(Room), v.maxLength(mostRoomsAtOnce)) }),
  /** Unsubscribes from rooms when their screen is left; frame chosen here. */
  v.object({ type: v.literal('leaveroom'), rooms: v.pipe(v.array(Room), v.maxLength(mostRoomsAtOnce)) }),
  /** After a reconnect: the client's last positions; missing events follow, or `resync` makes the client refetch. */
  v.object({
    type: v.literal('resume'),
    epoch: v.string(),
    seq: v.record(v.string(), v.pipe(v.number(), v.integer())),
  }),
  v.object({ type: v.literal('ping') }),
])
export type ClientFrame = v.InferOutput<typeof ClientFrame>

export const ServerFrame = v.variant('type', [
  v.object({ type: v.literal('welcome'), epoch: v.string(), serverTime: v.string() }),
  v.object({ type: v.literal('joined'), rooms: v.record(v.string(), v.pipe(v.number(), v.integer())) }),
  v.object({ type: v.literal('resync'), rooms: v.array(v.string()) }),
  v.object({ type: v.literal('refused'), code: v.string() }),
  v.object({ type: v.literal('pong'), serverTime: v.string() }),
])
export type ServerFrame = v.InferOutput<typeof ServerFrame>
