import { createMovedClock } from '@yanta/config/clock'
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { migratedPlatform } from '../../../testing/templates.ts'
import { deleteOldTries } from '../../../plugins/counted-tries.repository.ts'
import { countGuess, countGuessWithin } from './guess-limit.ts'

let database: Database<PlatformTables>
beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
})
beforeEach(() => sql`truncate login_guesses`.execute(database.db))
afterAll(() => database.close())

const clock = createMovedClock()
/** The dependencies of one of several processes: they share only the database. */
const deps = () => ({ db: database.db, clock, config: { rateLimits: true } })
const guess = (login: string) => countGuess(deps(), { login, userId: undefined, address: '192.0.2.1' })

test('the twenty-first try at a login has to wait, whichever process counted the others; other logins are free', async () => {
  const waits = []
  for (let tries = 0; tries < 21; tries += 1) waits.push(await guess('vera@example.com'))
  expect(waits.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null))
  expect(waits[20]).toBeGreaterThan(890)
  expect(waits[20]).toBeLessThanOrEqual(900)
  expect(await guess('max@example.com')).toBeNull()
})

test('after the window the count starts again', async () => {
  for (let tries = 0; tries < 21; tries += 1) await guess('vera@example.com')
  clock.advance({ minutes: 15 })
  expect(await guess('vera@example.com')).toBeNull()
})

test('a password shown again within a login is counted for that login alone', async () => {
  for (let tries = 0; tries < 20; tries += 1) await countGuessWithin(deps(), 'first')
  await expect(countGuessWithin(deps(), 'first')).rejects.toMatchObject({ code: 'too_many_requests' })
  await countGuessWithin(deps(), 'second')
})

test('no contact is stored, and a count is deleted after its window', async () => {
  await guess('vera@example.com')
  const rows = async () =>
    (await sql<{ key: string }>`select key from login_guesses`.execute(database.db)).rows
  expect((await rows()).map(({ key }) => /^[0-9a-f]{64}$/.test(key))).toEqual([true])
  clock.advance({ minutes: 15 })
  await deleteOldTries(database.db, clock.now())
  expect(await rows()).toEqual([])
})
