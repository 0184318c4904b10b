import type { Database } from '@yanta/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { createPlayer, clock, createWalletDatabase, runSettings } from '../wallet/testing/wallet-database.ts'
import { endBreak, getBreakEnd, takeBreak } from '../limits/breaks.service.ts'
import { mayDeposit, mayStake, readGateFacts } from './gate.service.ts'

let database: Database<PlatformTables>
let id: number
beforeAll(async () => {
  database = await createWalletDatabase()
})
beforeEach(async () => {
  id = await createPlayer(database.db)
})
afterAll(() => database.close())

const breakFor = (hours: number) =>
  takeBreak(database.db, clock.now(), runSettings.secret, { id, currency: 'RUB' }, hours)
async function ask() {
  const facts = await readGateFacts(database.db, clock.now(), id)
  return [mayStake({ ...facts, isRegionBlocked: false }), mayDeposit(facts)]
}

test('a player without restrictions passes', async () => {
  expect(await ask()).toEqual([null, null])
})

test('a break stops stakes and deposits until it ends', async () => {
  await breakFor(1)
  expect(await ask()).toEqual(['taking_a_break', 'taking_a_break'])
  clock.advance({ minutes: 59 })
  expect(await ask()).toEqual(['taking_a_break', 'taking_a_break'])
  clock.advance({ minutes: 1 })
  expect(await ask()).toEqual([null, null])
  expect(await getBreakEnd(database.db, clock.now(), id)).toBeNull()
})

test('a break is not shortened by a shorter one, and a longer one replaces it', async () => {
  const { until } = await breakFor(24)
  expect((await breakFor(1)).until).toEqual(until)
  expect((await breakFor(168)).until.getTime()).toBeGreaterThan(until.getTime())
})

test('the desk may end a break', async () => {
  await breakFor(24)
  await database.db.transaction().execute((trx) => endBreak(trx, clock.now(), { id, currency: 'RUB' }))
  expect(await ask()).toEqual([null, null])
})

test('for a closed account account_closed comes before any other refusal', async () => {
  await breakFor(1)
  await sql`update users set closed_at = now() where id = ${id}`.execute(database.db)
  expect(await ask()).toEqual(['account_closed', 'account_closed'])
})

test('a player that does not exist is an error, and never passes', async () => {
  await expect(readGateFacts(database.db, clock.now(), 999_999)).rejects.toThrow('does not exist')
})
