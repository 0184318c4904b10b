// Carries events between the processes on one database server, after the commit that caused them. An embedded database has one process.
import type { Channel, Database } from '@yanta/database'
import * as v from 'valibot'
import type { Realtime, RelayedMessage } from './realtime.ts'

const channelName = 'yanta_events'

const Message = v.variant('kind', [
  v.object({
    kind: v.literal('event'),
    type: v.string(),
    room: v.string(),
    data: v.unknown(),
    order: v.optional(v.number()),
  }),
  v.object({
    kind: v.literal('sessionEnded'),
    userId: v.number(),
    sessionId: v.string(),
    reason: v.string(),
  }),
  v.object({ kind: v.literal('roomAllowed'), room: v.string() }),
  v.object({ kind: v.literal('gap') }),
])

/**
 * Connects `realtime` with that of the other processes; null on an embedded database. Close it when nothing is published any more.
 * @throws DatabaseError when the server does not answer
 */
export async function openRelay(
  { openChannel }: Pick<Database, 'openChannel'>,
  realtime: Pick<Realtime, 'relayTo' | 'receive' | 'startAnew'>,
): Promise<Pick<Channel, 'close'> | null> {
  if (!openChannel) return null
  const channel = await openChannel(channelName, {
    onLine(line) {
      const message = readMessage(line)
      if (message) realtime.receive(message)
    },
    onGap(hasLostOwn) {
      realtime.startAnew()
      // What this process published meanwhile has reached nobody.
      if (hasLostOwn) channel.send(JSON.stringify({ kind: 'gap' } satisfies RelayedMessage))
    },
  })
  realtime.relayTo((message) => channel.send(JSON.stringify(message)))
  return channel
}

/** Null for what a process of another version says in its own way. */
function readMessage(line: string): RelayedMessage | null {
  try {
    const result = v.safeParse(Message, JSON.parse(line))
    return result.success ? (result.output as RelayedMessage) : null
  } catch {
    return null
  }
}
