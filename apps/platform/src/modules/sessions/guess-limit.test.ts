import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migratedPlatform } from '../../testing/templates.ts'
import { countGuess, countGuessWithin } from './guess-limit.ts'
import { deleteOldGuesses } from './guesses.repository.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
})
beforeEach(() => sql`truncate login_guesses`.execute(database.db))
afterAll(() => database.close())

/** As each of several processes has them: nothing in common but the database. */
const parts = () => ({ db: database.db, config: { rateLimits: true } })
const guess = (login: string) => countGuess(parts(), { login, userId: undefined, address: '192.0.2.1' })

test('the twenty-first try at a login waits, whichever process counted the others; other logins are free', async () => {
  const waits = []
  for (let tries = 0; tries < 21; tries += 1) waits.push(await guess('vera@example.com'))
  expect(waits.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null))
  expect(waits[20]).toBeGreaterThan(890)
  expect(waits[20]).toBeLessThanOrEqual(900)
  expect(await guess('max@example.com')).toBeNull()
})

test('when the time is over counting begins anew', async () => {
  for (let tries = 0; tries < 21; tries += 1) await guess('vera@example.com')
  await sql`update login_guesses set ends_at = now()`.execute(database.db)
  expect(await guess('vera@example.com')).toBeNull()
})

test('who shows the password again in one login is counted for that login alone', async () => {
  for (let tries = 0; tries < 20; tries += 1) await countGuessWithin(parts(), 'first')
  await expect(countGuessWithin(parts(), 'first')).rejects.toMatchObject({ code: 'too_many_requests' })
  await countGuessWithin(parts(), 'second')
})

test('no contact is kept, and nothing is kept for longer than it counts', async () => {
  await guess('vera@example.com')
  const rows = async () =>
    (await sql<{ key: string }>`select key from login_guesses`.execute(database.db)).rows
  expect((await rows()).map(({ key }) => /^[0-9a-f]{64}$/.test(key))).toEqual([true])
  await sql`update login_guesses set ends_at = now()`.execute(database.db)
  await deleteOldGuesses(database.db)
  expect(await rows()).toEqual([])
})
