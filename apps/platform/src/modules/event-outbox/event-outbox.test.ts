import type { Database } from '@yanta/database'
import { testServerUrl } from '@yanta/database/testing'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalletDatabase } from '../wallet/testing/wallet-database.ts'
import { selectEventsAfter, type Cursor } from './event-outbox.repository.ts'
import { insertEvent } from './event-outbox.service.ts'

const start: Cursor = { xid: '0', eventId: 0 }
const write = (db: Kysely<any>, userId: number) =>
  insertEvent({
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
      currency: 'RUB',
      rateToRub: '1',
    },
  }).execute(db)

async function read(db: Kysely<any>, cursor: Cursor, limit = 100) {
  const events = await selectEventsAfter(db, cursor, limit)
  const last = events.at(-1)
  return {
    users: events.map(({ userId }) => userId),
    next: last ? { xid: last.xid, eventId: last.id } : cursor,
  }
}

describe('embedded', () => {
  let database: Database
  beforeAll(async () => {
    database = await createWalletDatabase()
  })
  afterAll(() => database.close())

  test('a reader goes on where it stopped, in the order of the writing', async () => {
    for (const userId of [1, 2, 3, 4]) await write(database.db, userId)
    const first = await read(database.db, start, 3)
    expect(first.users).toEqual([1, 2, 3])
    expect((await read(database.db, first.next)).users).toEqual([4])
  })

  test('a fact is there exactly when its cause is', async () => {
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
  let database: Database
  beforeAll(async () => {
    database = await createWalletDatabase('server')
  })
  afterAll(() => database.close())

  test('a fact whose transaction ends late is neither skipped nor read too early', async () => {
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
    expect((await read(database.db, first.next)).users).toEqual([1, 2])
  })
})
