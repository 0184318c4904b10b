// Hands the facts of the outbox to those who act on them. Promises: every fact once to every consumer, in an order that never skips
// one, at most 250 ms after its commit; the consumer's effects and its place in the outbox are one transaction.
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { insertCursors, selectEventsAfter, takeCursor, updateCursor, type StoredEvent } from './event-outbox.repository.ts'

export type { StoredEvent } from './event-outbox.repository.ts'

export interface OutboxConsumer {
  /** Names its place in the outbox; never changes. */
  name: string
  /** Acts on facts inside the transaction. Throwing leaves all of them for the next try. */
  consume(trx: Kysely<any>, events: readonly StoredEvent[]): Promise<void>
}

const intervalMs = 200
const batchSize = 500

/** Runs the consumers while the platform lives. A failed batch is logged and tried again with the next beat. */
export async function addOutboxConsumers(app: FastifyInstance, consumers: readonly OutboxConsumer[]): Promise<void> {
  const { db } = app.parts
  await insertCursors(db, consumers.map(({ name }) => name))
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= runAll(db, consumers, (error, consumer) => app.log.error({ err: error, consumer }, 'a consumer of the outbox failed'))
      .finally(() => { underWay = null })
  }, intervalMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

async function runAll(db: Kysely<any>, consumers: readonly OutboxConsumer[], onError: (error: unknown, consumer: string) => void): Promise<void> {
  for (const consumer of consumers) {
    try {
      await consumeAll(db, consumer)
    } catch (error) {
      onError(error, consumer.name)
    }
  }
}

async function consumeAll(db: Kysely<any>, consumer: OutboxConsumer): Promise<void> {
  while (await consumeBatch(db, consumer) === batchSize);
}

/** Another process may hold the cursor: then this one has nothing to do. */
async function consumeBatch(db: Kysely<any>, { name, consume }: OutboxConsumer): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const cursor = await takeCursor(trx, name)
    if (!cursor) return 0
    const events = await selectEventsAfter(trx, cursor, batchSize)
    const last = events.at(-1)
    if (!last) return 0
    await consume(trx, events)
    await updateCursor(trx, name, { xid: last.xid, eventId: last.id })
    return events.length
  })
}
