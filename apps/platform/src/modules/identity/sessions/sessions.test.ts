import {
  getProfile,
  listRounds,
  login,
  logout,
  refreshToken,
  takeBreak,
  getBalance,
  Tokens,
  type Credentials,
} from '@yanta/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solveCaptcha } from '../../../testing/solve-captcha.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { beginLogin, completeLogin, findAccount } from './sessions.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const vera: Credentials = {
  type: 'email',
  login: 'vera@example.com',
  password: 'vera-demo-2026',
  remember: true,
}
const logIn = (credentials: Partial<Credentials> = {}, userAgent = 'Firefox/144.0 Linux') =>
  platform
    .as(null)
    .post(login, { body: { ...vera, ...credentials } }, { headers: { 'user-agent': userAgent } })
const begin = async () => v.parse(Tokens, (await logIn()).body)
const refresh = (token: string) => platform.as(null).post(refreshToken, { body: { refreshToken: token } })
const isLoggedIn = async (token: string) =>
  (await platform.as({ token } as TestPlayer).get(getProfile)).status === 200

describe('logging in [7.3]', () => {
  const logins = [
    ['an e-mail', {}],
    ['an e-mail in capitals with spaces around', { login: '  VERA@Example.com ' }],
    ['a phone', { type: 'phone', login: '79161234567' }],
    ['a phone as people write it', { type: 'phone', login: '+7 916 123-45-67' }],
  ] as const
  test.each(logins)('with %s returns both tokens [3.15]', async (_case, credentials) => {
    const { status, body } = await logIn(credentials)
    expect([status, body]).toEqual([
      200,
      { token: expect.any(String), refreshToken: expect.any(String), expiresIn: 900 },
    ])
    expect(await isLoggedIn(v.parse(Tokens, body).token)).toBe(true)
  })

  test.each([
    ['a wrong password', { password: 'vera-demo-2025' }],
    ['an unknown address', { login: 'nobody@example.com' }],
    ['the wrong kind of contact', { type: 'phone' }],
    ['a password with a space', { password: 'vera-demo-2026 ' }],
  ] as const)('with %s says only that the credentials are wrong', async (_case, credentials) => {
    const { status, errors } = await logIn(credentials)
    expect([status, errors]).toEqual([401, [{ code: 'invalid_credentials' }]])
  })

  test.each([
    [{ login: '' }, 'login'],
    [{ login: 'x'.repeat(151) }, 'login'],
    [{ password: '' }, 'password'],
    [{ type: 'pigeon' }, 'type'],
    [{ remember: 'yes' }, 'remember'],
  ])('with %j is refused by its field', async (credentials, field) => {
    const { status, errors } = await logIn(credentials as Partial<Credentials>)
    expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field }]])
  })

  test('to a closed account is refused only with the right password', async () => {
    const { email, password, id } = await platform.createPlayer()
    await sql`update users set closed_at = now() where id = ${id}`.execute(platform.db)
    expect((await logIn({ login: email, password })).errors).toEqual([{ code: 'account_closed' }])
    expect((await logIn({ login: email, password: 'wrong' })).errors).toEqual([
      { code: 'invalid_credentials' },
    ])
  })

  test('that began before the account was closed and ends after it is refused', async () => {
    const { email, id } = await platform.createPlayer()
    const { db, clock, deps } = { ...platform, deps: platform.app.deps }
    const account = (await findAccount(db, 'email', email))!
    await db.updateTable('users').set({ closed_at: clock.now() }).where('id', '=', id).execute()
    const sessionsOf = () => db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    const before = await sessionsOf()
    const from = { address: '127.0.0.1', userAgent: 'test' }
    for (const logInAs of [beginLogin, completeLogin])
      await expect(
        db.transaction().execute((trx) => logInAs({ ...deps, db: trx }, account, from)),
      ).rejects.toMatchObject({ code: 'account_closed' })
    expect(await sessionsOf()).toEqual(before)
  })

  test('from a new device writes the player one letter, in their language', async () => {
    const { email, password, id } = await platform.createPlayer({ locale: 'en' })
    for (const device of ['Firefox/1.0 Windows', 'Firefox/2.0 Windows', 'Safari/1 iPhone'])
      await logIn({ login: email, password }, device)
    const { rows } = await sql<{
      recipient: string
      subject: string
      body: string
    }>`select recipient, subject, body from messages where user_id = ${id} order by id`.execute(platform.db)
    expect(rows.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Yanta: login from a new device'],
      [email, 'Yanta: login from a new device'],
    ])
    expect(rows[0]!.body).toMatch(/Device: Firefox, Windows\nIP address: 127\.0\.0\.1\nTime: \d/)
    expect(rows[1]!.body).toContain('Safari, iOS')
  })
})

describe('refreshing [7.2]', () => {
  test('returns a new pair, and the old access token stays valid until it expires', async () => {
    const first = await begin()
    const { status, body: second } = await refresh(first.refreshToken)
    expect(status).toBe(200)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect([await isLoggedIn(first.token), await isLoggedIn(second.token)]).toEqual([true, true])
  })

  test('twenty times at once with one token makes one new token', async () => {
    const body = await begin()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(body.refreshToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1)
  })

  test('with an old token after the grace period ends the whole login', async () => {
    const first = await begin()
    const { body: second } = await refresh(first.refreshToken)
    platform.clock.advance({ seconds: 11 })
    expect((await refresh(first.refreshToken)).errors).toEqual([{ code: 'invalid_refresh_token' }])
    expect((await refresh(second.refreshToken)).errors).toEqual([{ code: 'invalid_refresh_token' }])
    expect(await isLoggedIn(second.token)).toBe(false)
  })

  test("with a reused token does not end the player's other logins", async () => {
    const [stolen, other] = [await begin(), await begin()]
    await refresh((await refresh(stolen.refreshToken)).body.refreshToken)
    await refresh(stolen.refreshToken)
    expect([await isLoggedIn(stolen.token), await isLoggedIn(other.token)]).toEqual([false, true])
  })

  test.each([
    ['another generation', (token: string) => token.replace('.1.', '.2.')],
    ['another signature', (token: string) => `${token.slice(0, -2)}${token.endsWith('A') ? 'QQ' : 'AA'}`],
    ['another login', (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['the access token', () => 'eyJhbGciOiJIUzI1NiJ9.e30.signature-of-nobody'],
    ['noise', () => 'x'.repeat(80)],
  ])('with %s in it is refused and ends nothing', async (_case, forge) => {
    const body = await begin()
    const { status, errors } = await refresh(forge(body.refreshToken))
    expect([status, errors]).toEqual([401, [{ code: 'invalid_refresh_token' }]])
    expect((await refresh(body.refreshToken)).status).toBe(200)
  })

  test('after logging out is refused', async () => {
    const player = await platform.createPlayer()
    await platform.as(player).post(logout)
    expect((await refresh(player.refreshToken)).errors).toEqual([{ code: 'invalid_refresh_token' }])
  })
})

describe('an access token', () => {
  test('is void at the moment of logging out', async () => {
    const player = await platform.createPlayer()
    expect((await platform.as(player).post(logout)).body).toEqual({ success: true })
    expect((await platform.as(player).post(logout)).errors).toEqual([{ code: 'unauthorized' }])
  })

  test.each([getProfile, getBalance, listRounds])('is required for $name', async (call) => {
    const { status, errors } = await platform.as(null).get(call)
    expect([status, errors]).toEqual([401, [{ code: 'unauthorized' }]])
  })

  test('is required to take a break', async () => {
    expect((await platform.as(null).post(takeBreak, { body: { hours: 1 } })).errors).toEqual([
      { code: 'unauthorized' },
    ])
  })

  test.each([
    ['without a signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    [
      'that says alg none',
      (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['changed', (token: string) => token.replace(/\.[^.]/, '.f')],
    ['in place of which the refresh token is shown', (_token: string, other: string) => other],
  ])('%s is refused', async (_case, forge) => {
    const { token, refreshToken: other } = await platform.createPlayer()
    expect(await isLoggedIn(forge(token, other))).toBe(false)
  })
})

describe('guessing a password from many addresses', () => {
  let limited: TestPlatform
  beforeAll(async () => {
    limited = await createTestPlatform({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.close())
  const guess = (name: string, address: string, password = 'wrong', captcha?: string) =>
    limited
      .as(null)
      .post(
        login,
        { body: { type: 'email', login: name, password, captcha } },
        { headers: { 'x-forwarded-for': address } },
      )
  const codesOf = async (login: string, addressOf: (count: number) => string) => {
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 21; count += 1)
      codes.push((await guess(login, addressOf(count))).errors[0]?.code)
    return codes
  }

  test('costs a captcha after twenty tries, for unknown accounts too, and nothing at an address the player has logged in from', async () => {
    const { email, password } = await limited.createPlayer()
    expect((await guess(email, '198.51.100.7', password)).status).toBe(200)
    const codes = await codesOf(email, (count) => `203.0.113.${count}`)
    expect(codes).toEqual([
      ...Array<string>(19).fill('invalid_credentials'),
      'captcha_required',
      'captcha_required',
    ])
    const [asked] = (await guess(email, '203.0.113.99', password)).errors
    expect(asked).toEqual({ code: 'captcha_required', params: { retryAfter: expect.any(Number) } })
    expect(asked!.params!.retryAfter).toBeGreaterThan(800)
    expect((await guess(email, '203.0.113.99', password, await solveCaptcha(limited))).status).toBe(200)
    expect((await guess(email, '198.51.100.7', password)).status).toBe(200)
    expect((await codesOf('nobody@example.com', (count) => `192.0.2.${count}`)).at(-1)).toBe(
      'captcha_required',
    )
  })

  test('from the addresses of one household counts as one address', async () => {
    const logins = Array.from({ length: 12 }, (_, count) =>
      guess(`someone-${count}@example.com`, `2001:db8:5:5::${count.toString(16)}`),
    )
    const codes = (await Promise.all(logins)).map(({ errors }) => errors[0]?.code)
    expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(2)
  })

  test('does not count logins with the right password, however many share an address', async () => {
    const { email, password } = await limited.createPlayer()
    for (let count = 0; count < 25; count += 1)
      expect((await guess(email, '192.0.2.200', password)).status).toBe(200)
    expect((await guess('somebody@example.com', '192.0.2.200')).errors).toEqual([
      { code: 'invalid_credentials' },
    ])
  })
})
