import type { Database } from '@yanta/database'
import { Refusal } from '@yanta/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { createWalletDatabase } from './testing/wallet-database.ts'
import { transactTogether, type Transact } from './transact.ts'

let database: Database<PlatformTables>
let transact: Transact
beforeAll(async () => {
  database = await createWalletDatabase()
  await sql`create table notes (text text primary key)`.execute(database.db)
})
beforeEach(async () => {
  await sql`delete from notes`.execute(database.db)
  transact = transactTogether(database.db)
})
afterAll(() => database.close())

const note = (text: string) =>
  transact(async (trx) => {
    const { rows } = await sql<{
      xid: string
    }>`insert into notes values (${text}) returning pg_current_xact_id()::text as xid`.execute(trx)
    return rows[0]!.xid
  })
const notes = async () =>
  (await sql<{ text: string }>`select text from notes order by text`.execute(database.db)).rows.map(
    ({ text }) => text,
  )

test('waiting requests are committed together, in the order of their arrival', async () => {
  const xids = await Promise.all(['a', 'b', 'c', 'd'].map(note))
  expect(new Set(xids.slice(1)).size).toBe(1)
  expect(await notes()).toEqual(['a', 'b', 'c', 'd'])
})

test('no request is answered before the commit', async () => {
  const first = note('a')
  const seen = await Promise.all([note('b').then(notes), note('c').then(notes), first])
  expect(seen[0]).toEqual(['a', 'b', 'c'])
})

test('a refusal affects only its own request', async () => {
  const results = await Promise.allSettled([
    note('a'),
    note('b'),
    transact(async () => {
      throw new Refusal('insufficient_funds')
    }),
    note('c'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await notes()).toEqual(['a', 'b', 'c'])
})

test('a request that breaks the shared transaction fails alone, and the others take effect once', async () => {
  const results = await Promise.allSettled([note('a'), note('b'), note('b'), note('c')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await notes()).toEqual(['a', 'b', 'c'])
})

test('requests beyond the largest group wait for the next one', async () => {
  const xids = await Promise.all(Array.from({ length: 40 }, (_, index) => note(String(index))))
  expect(new Set(xids).size).toBe(4)
})
