import {
  changePassword,
  checkPasswordRestore,
  getProfile,
  login,
  requestPasswordRestore,
  restorePassword,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { readLastMessage } from '../codes/testing/last-message.ts'
import { countGuessWithin, openSession } from '../sessions/sessions.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const newPassword = 'plinth-orbit-58'
const change = (player: TestPlayer, body: Partial<{ password: string; newPassword: string }> = {}) =>
  platform.as(player).post(changePassword, { body: { password: player.password, newPassword, ...body } })
const canLogIn = async (player: TestPlayer, password: string) =>
  (await platform.as(null).post(login, { body: { type: 'email', login: player.email, password } })).status ===
  200
const isLoggedIn = async (token: string) =>
  (await platform.as({ token } as TestPlayer).get(getProfile)).status === 200

test('a new password ends every other login and keeps this one; a letter reports it', async () => {
  const player = await platform.createPlayer({ locale: 'en' })
  const other = await openSession(platform.db, platform.clock.now(), platform.app.deps.tokens, player.id, {
    address: '127.0.0.1',
    userAgent: 'other',
  })
  expect((await change(player)).body).toEqual({ success: true })
  expect([await isLoggedIn(player.token), await isLoggedIn(other.token)]).toEqual([true, false])
  const { rows } = await sql<{
    recipient: string
    subject: string
  }>`select recipient, subject from messages where user_id = ${player.id}`.execute(platform.db)
  expect(rows).toEqual([{ recipient: player.email, subject: expect.stringMatching(/password has changed/) }])
  expect([await canLogIn(player, player.password), await canLogIn(player, newPassword)]).toEqual([
    false,
    true,
  ])
})

test('a new password voids a recovery requested before: its link, its code', async () => {
  const player = await platform.createPlayer()
  const { codeId } = (
    await platform.as(null).post(requestPasswordRestore, { body: { type: 'email', login: player.email } })
  ).body
  const { code, restoreCode } = await readLastMessage(platform.db, player.email)
  expect((await change(player)).status).toBe(200)
  expect(
    (
      await platform
        .as(null)
        .post(restorePassword, { body: { restoreCode: restoreCode!, password: 'basalt-ferry-77' } })
    ).errors,
  ).toEqual([{ code: 'invalid_restore_code' }])
  expect((await platform.as(null).post(checkPasswordRestore, { body: { codeId, code } })).errors).toEqual([
    { code: 'code_expired' },
  ])
  expect(await canLogIn(player, newPassword)).toBe(true)
})

test('an account without e-mail gets no letter', async () => {
  const player = await platform.createPlayer()
  await sql`update users set phone = '79990000001', email = null where id = ${player.id}`.execute(platform.db)
  expect((await change(player)).status).toBe(200)
  expect((await sql`select from messages where user_id = ${player.id}`.execute(platform.db)).rows).toEqual([])
})

test.each([
  ['the wrong old one', { password: 'wrong' }, 422, { code: 'wrong_password', field: 'password' }],
  [
    'one that leaked',
    { newPassword: 'Dragon2024' },
    422,
    { code: 'breached_password', field: 'newPassword' },
  ],
  [
    'one that is too short',
    { newPassword: 'short-1' },
    400,
    { code: 'invalid_request', field: 'newPassword', params: { rule: 'minLength' } },
  ],
  [
    'Cyrillic letters',
    { newPassword: 'пароль-2026-x' },
    400,
    { code: 'invalid_request', field: 'newPassword', params: { rule: 'notCyrillic' } },
  ],
])('with %s nothing changes', async (_case, body, status, error) => {
  const player = await platform.createPlayer()
  const answer = await change(player, body)
  expect([answer.status, answer.errors]).toEqual([status, [error]])
  expect(await canLogIn(player, player.password)).toBe(true)
})

test('a leaked password is reported only to a client that knows the old one', async () => {
  const player = await platform.createPlayer()
  expect((await change(player, { password: 'wrong', newPassword: 'Dragon2024' })).errors).toEqual([
    { code: 'wrong_password', field: 'password' },
  ])
})

test('of two changes at once one succeeds', async () => {
  const player = await platform.createPlayer()
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((word) => change(player, { newPassword: `plinth-orbit-${word}` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test("guessing at a forgotten computer ends after twenty tries; the player's other logins go on", async () => {
  const limited = await createTestPlatform({ RATE_LIMITS: 'on' })
  const player = await limited.createPlayer()
  const { token } = await openSession(limited.db, limited.clock.now(), limited.app.deps.tokens, player.id, {
    address: '127.0.0.1',
    userAgent: 'other',
  })
  for (let count = 0; count < 20; count += 1) await countGuessWithin(limited.app.deps, player.sessionId)
  const guess = await limited
    .as(player)
    .post(changePassword, { body: { password: player.password, newPassword } })
  expect([guess.status, guess.errors]).toEqual([
    429,
    [{ code: 'too_many_requests', params: { retryAfter: expect.any(Number) } }],
  ])
  expect(Number(guess.headers['retry-after'])).toBeGreaterThan(600)
  expect(
    (
      await limited
        .as({ ...player, token })
        .post(changePassword, { body: { password: player.password, newPassword } })
    ).status,
  ).toBe(200)
  await limited.close()
})
