// Delivers the events of the outbox to its consumers. Promises: every event once to every consumer, in an order that never skips
// one, at most 250 ms after its commit; the consumer's effects and its cursor are one transaction.
import { addSeconds } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../../database/platform-database.ts'
import type { Realtime } from '../realtime/realtime.ts'
import {
  archiveEvents,
  insertCursors,
  listWaiting,
  selectEventsAfter,
  lockCursor,
  selectCursor,
  selectRoundsAgain,
  updateCursor,
  type Cursor,
  type StoredEvent,
} from './event-outbox.repository.ts'
import { adoptRestoredOutbox } from './restored-outbox.repository.ts'

export { areFactsRead, recordEvent, type StoredEvent } from './event-outbox.repository.ts'

export interface OutboxConsumer {
  /** The key of its cursor; never changes. */
  name: string
  /** Handles events inside the transaction. Throwing leaves all of them for the next try. Returns the notifications to send after the commit. */
  consume(trx: PlatformDatabase, events: readonly StoredEvent[]): Promise<AfterCommit | void>
}

/** Notifies browsers of the changes of a batch. */
export type AfterCommit = (realtime: Realtime) => void

const intervalMs = 200
const batchSize = 500
const archiveEveryMs = 3_600_000
/** The outbox holds younger events, and those that some consumer has still to read. */
const archivedAfterSeconds = 90 * 24 * 3_600

/** Runs the consumers while the platform is open. A failed batch is logged and retried at the next interval. */
export async function addOutboxConsumers(
  app: FastifyInstance,
  consumers: readonly OutboxConsumer[],
): Promise<void> {
  const { db, clock, jobs, realtime } = app.deps
  const names = consumers.map(({ name }) => name)
  if (await adoptRestoredOutbox(db))
    app.log.warn('the database is restored from another server: the outbox was renumbered')
  await insertCursors(db, names)
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= runAll({ db, realtime }, consumers, (error, consumer) =>
      app.log.error({ err: error, consumer }, 'a consumer of the outbox failed'),
    )
      .catch((error: unknown) => app.log.error({ err: error }, 'the outbox could not be looked at'))
      .finally(() => {
        underWay = null
      })
  }, intervalMs).unref()
  jobs.add({ name: 'archive-events', everyMs: archiveEveryMs, run: () => archiveOld(db, names, clock.now()) })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

/** In small statements, so that no movement of money waits for one. */
export async function archiveOld(
  db: PlatformDatabase,
  consumers: readonly string[],
  now: Date,
): Promise<void> {
  const before = addSeconds(now, -archivedAfterSeconds)
  while ((await archiveEvents(db, consumers, { before, limit: batchSize })) === batchSize);
}

interface Surroundings {
  db: PlatformDatabase
  realtime: Realtime
}

async function runAll(
  surroundings: Surroundings,
  consumers: readonly OutboxConsumer[],
  onError: (error: unknown, consumer: string) => void,
): Promise<void> {
  const waiting = await listWaiting(
    surroundings.db,
    consumers.map(({ name }) => name),
  )
  for (const consumer of consumers) {
    if (!waiting.has(consumer.name)) continue
    try {
      await consumeAll(surroundings, consumer)
    } catch (error) {
      onError(error, consumer.name)
    }
  }
}

async function consumeAll({ db, realtime }: Surroundings, consumer: OutboxConsumer): Promise<void> {
  for (;;) {
    const { count, notify } = await consumeBatch(db, consumer)
    notify?.(realtime)
    if (count < batchSize) return
  }
}

/** Hands a consumer its next events, in one transaction. Another process may hold the cursor: then this one has nothing to do. */
export async function consumeBatch(
  db: PlatformDatabase,
  { name, consume }: OutboxConsumer,
): Promise<{ count: number; notify?: AfterCommit | void }> {
  return db.transaction().execute(async (trx) => {
    const cursor = await lockCursor(trx, name)
    if (!cursor) return { count: 0 }
    const events = await selectEventsAfter(trx, cursor, batchSize)
    const last = events.at(-1)
    if (!last) return { count: 0 }
    const notify = await consume(trx, events)
    await updateCursor(trx, name, { xid: last.xid, eventId: last.id })
    return { count: events.length, notify }
  })
}

/** Hands over the settled rounds of a stretch of time again, in batches, as far as a consumer has read them. */
export async function readRoundsAgain(
  trx: PlatformDatabase,
  { consumer, from, to }: { consumer: string; from: Date; to: Date },
  handle: (events: readonly StoredEvent[]) => Promise<void>,
): Promise<void> {
  const until = await selectCursor(trx, consumer)
  let after: Cursor = { xid: '0', eventId: 0 }
  for (;;) {
    const events = await selectRoundsAgain(trx, { after, until, from, to, limit: batchSize })
    const last = events.at(-1)
    if (!last) return
    await handle(events)
    after = { xid: last.xid, eventId: last.id }
  }
}
