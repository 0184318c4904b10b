import type { Database } from '@yanta/database'
import { testServerUrl } from '@yanta/database/testing'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlatformTables } from '../../database/schema.ts'
import type { PlatformDatabase } from '../../database/platform-database.ts'
import { clock, createWalletDatabase } from '../../modules/money/wallet/testing/wallet-database.ts'
import { createRealtime } from '../realtime/realtime.ts'
import {
  insertCursors,
  listWaiting,
  selectEventsAfter,
  updateCursor,
  type Cursor,
} from './event-outbox.repository.ts'
import { insertEvent } from './event-outbox.sql.ts'
import { addOutboxConsumers, archiveOld } from './outbox-consumers.service.ts'
import { adoptRestoredOutbox } from './restored-outbox.repository.ts'

const now = new Date('2026-11-20T12:00:00Z')
const start: Cursor = { xid: '0', eventId: 0 }
const write = (db: PlatformDatabase, userId: number) =>
  insertEvent(
    {
      type: 'round.settled',
      userId,
      data: {
        provider: 'yanta',
        roundRef: 'r',
        gameSlug: 'neon-drive',
        engine: 'slot',
        stake: 1,
        stakeReal: 1,
        win: 0,
        winReal: 0,
        bonusId: null,
        currency: 'RUB',
        rateToRub: '1',
      },
    },
    {
      object: sql`'{"roundId": 5, "startedAt": null, "settledAt": "2026-11-20T12:00:00.000Z"}'::jsonb`,
      from: sql`(select) nothing`,
    },
    now,
  ).execute(db)

async function read(db: PlatformDatabase, cursor: Cursor, limit = 100) {
  const events = await selectEventsAfter(db, cursor, limit)
  const last = events.at(-1)
  return {
    users: events.map(({ userId }) => userId),
    next: last ? { xid: last.xid, eventId: last.id } : cursor,
  }
}

describe('embedded', () => {
  let database: Database<PlatformTables>
  beforeAll(async () => {
    database = await createWalletDatabase()
  })
  afterAll(() => database.close())

  test('a consumer continues where it stopped, in the order of the writes', async () => {
    for (const userId of [1, 2, 3, 4]) await write(database.db, userId)
    const first = await read(database.db, start, 3)
    expect(first.users).toEqual([1, 2, 3])
    expect((await read(database.db, first.next)).users).toEqual([4])
  })

  test('an event without a version reads as version 1, with the time it was written at', async () => {
    const { rows } = await sql<{ id: number; xid: string; happenedAt: Date }>`
      insert into event_outbox (type, user_id, data, happened_at) values ('round.settled', 7, '{"stake": 5, "win": 3}', '2026-08-01T10:00:00.5Z')
      returning id, xid::text as xid`.execute(database.db)
    const [fact] = await selectEventsAfter(database.db, { xid: rows[0]!.xid, eventId: rows[0]!.id - 1 }, 1)
    expect(fact!.data).toEqual({
      stake: 5,
      win: 3,
      version: 1,
      roundId: null,
      winReal: null,
      bonusId: null,
      startedAt: null,
      settledAt: '2026-08-01T10:00:00.500Z',
    })
  })

  test('old events that all consumers have read are archived; a new consumer reads everything once, in the order of the writes', async () => {
    const { db } = database
    await sql`truncate event_outbox, event_archive, event_cursors`.execute(db)
    for (const userId of [1, 2, 3, 4, 5]) await write(db, userId)
    await sql`update event_outbox set happened_at = happened_at - interval '91 days' where user_id <> 3`.execute(
      db,
    )
    await sql`update event_outbox set happened_at = happened_at - interval '89 days' where user_id = 3`.execute(
      db,
    )
    await insertCursors(db, ['fast', 'slow', 'gone'])
    const [, second, , fourth, fifth] = await selectEventsAfter(db, start, 9)
    await updateCursor(db, 'fast', { xid: fifth!.xid, eventId: fifth!.id })
    await updateCursor(db, 'slow', { xid: second!.xid, eventId: second!.id })
    const usersOf = async (table: string) =>
      (
        await sql<{ user_id: number }>`select user_id from ${sql.table(table)} order by xid, id`.execute(db)
      ).rows.map(({ user_id: userId }) => userId)

    await archiveOld(db, ['fast', 'slow'], now)
    expect([await usersOf('event_archive'), await usersOf('event_outbox')]).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
    await updateCursor(db, 'slow', { xid: fourth!.xid, eventId: fourth!.id })
    await archiveOld(db, ['fast', 'slow'], now)
    expect([await usersOf('event_archive'), await usersOf('event_outbox')]).toEqual([
      [1, 2, 4],
      [3, 5],
    ])
    let cursor = start
    const received: number[] = []
    for (let batch = 0; batch < 5; batch += 1) {
      const { users, next } = await read(db, cursor, 2)
      received.push(...users)
      cursor = next
    }
    expect(received).toEqual([1, 2, 3, 4, 5])
  })

  test('a consumer waits for nothing but events after its own, also archived ones, and none of others is named', async () => {
    const { db } = database
    await sql`truncate event_outbox, event_archive, event_cursors`.execute(db)
    await insertCursors(db, ['new', 'behind', 'ready', 'other'])
    const list = async () => [...(await listWaiting(db, ['new', 'behind', 'ready']))].toSorted()
    expect(await list()).toEqual([])
    await write(db, 1)
    await write(db, 2)
    const [first, second] = await selectEventsAfter(db, start, 2)
    await updateCursor(db, 'behind', { xid: first!.xid, eventId: first!.id })
    await updateCursor(db, 'ready', { xid: second!.xid, eventId: second!.id })
    expect(await list()).toEqual(['behind', 'new'])
    await sql`update event_outbox set happened_at = happened_at - interval '91 days'`.execute(db)
    await archiveOld(db, ['ready'], now)
    expect(await list()).toEqual(['behind', 'new'])
    await write(db, 3)
    expect(await list()).toEqual(['behind', 'new', 'ready'])
  })

  test('after a restore on a server that counts its own transactions each consumer reads on where it stopped', async () => {
    const { db } = database
    await sql`truncate event_outbox, event_archive, event_cursors`.execute(db)
    for (const userId of [1, 2, 3, 4]) await write(db, userId)
    await sql`update event_outbox set xid = (1000000000 + user_id)::text::xid8`.execute(db)
    await insertCursors(db, ['new', 'behind', 'ready'])
    const [first, , , fourth] = (
      await sql<{ id: number }>`select id from event_outbox order by id`.execute(db)
    ).rows
    await updateCursor(db, 'behind', { xid: '1000000001', eventId: first!.id })
    await updateCursor(db, 'ready', { xid: '1000000004', eventId: fourth!.id })
    await sql`
      with moved as (delete from event_outbox where user_id = 1 returning id, xid, type, user_id, data, happened_at)
      insert into event_archive (id, xid, type, user_id, data, happened_at) select * from moved`.execute(db)
    // What a release that did not know of restores has written on the new server.
    await write(db, 5)

    const received: Record<string, number[]> = { new: [], behind: [], ready: [] }
    const app = fastify()
    app.decorate('deps', { db, clock, jobs: { add: () => {} }, realtime: createRealtime() } as never)
    await addOutboxConsumers(
      app,
      Object.keys(received).map((name) => ({
        name,
        consume: async (_trx, events) => void received[name]!.push(...events.map(({ userId }) => userId)),
      })),
    )
    await write(db, 6)
    await expect
      .poll(() => received)
      .toEqual({ new: [1, 2, 3, 4, 5, 6], behind: [2, 3, 4, 5, 6], ready: [5, 6] })
    await app.close()
    const rows = () => sql`select xid::text, event_id from event_cursors order by 1, 2`.execute(db)
    const { rows: before } = await rows()
    expect(await adoptRestoredOutbox(db)).toBe(false)
    expect((await rows()).rows).toEqual(before)
  })

  test('an event exists exactly when its cause does', async () => {
    const {
      rows: [before],
    } = await sql<{ count: number }>`select count(*) from event_outbox`.execute(database.db)
    await database.db
      .transaction()
      .execute(async (trx) => {
        await write(trx, 9)
        throw new Error('no')
      })
      .catch(() => {})
    expect((await sql`select count(*) from event_outbox`.execute(database.db)).rows).toEqual([before])
  })
})

describe.runIf(testServerUrl)('on a server', () => {
  let database: Database<PlatformTables>
  beforeAll(async () => {
    database = await createWalletDatabase('server')
  })
  afterAll(() => database.close())

  test('an event whose transaction ends late is neither skipped nor read too early', async () => {
    let commit = () => {}
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    let isWritten = () => {}
    const written = new Promise<void>((resolve) => {
      isWritten = resolve
    })
    const slow = database.db.transaction().execute(async (trx) => {
      await write(trx, 1)
      isWritten()
      await mayCommit
    })
    await written
    await write(database.db, 2)
    const first = await read(database.db, start)
    expect(first.users).toEqual([])
    commit()
    await slow
    // Transactions of other databases of the server hold them up as well.
    await expect.poll(async () => (await read(database.db, first.next)).users).toEqual([1, 2])
  })
})
