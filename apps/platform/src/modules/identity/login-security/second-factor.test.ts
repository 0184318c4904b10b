import {
  beginTotp,
  disableTotp,
  enableTotp,
  getProfile,
  getSecurity,
  login,
  passSecondFactor,
  renewRecoveryCodes,
  SecondFactor,
  Tokens,
} from '@yanta/contract'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

/** The app's code now, or `seconds` from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 })
const forgetUsedCodes = (id: number) =>
  sql`update totp_secrets set last_step = 0 where user_id = ${id}`.execute(platform.db)

async function createProtected(wanted?: Parameters<TestPlatform['createPlayer']>[0]) {
  const player = await platform.createPlayer(wanted)
  const caller = platform.as(player)
  const { secret } = (await caller.post(beginTotp, { body: { password: player.password } })).body
  const { recoveryCodes } = (await caller.post(enableTotp, { body: { code: codeOf(secret) } })).body
  await forgetUsedCodes(player.id)
  return { ...player, secret, recoveryCodes }
}

const logIn = ({ email, password }: TestPlayer) =>
  platform.as(null).post(login, { body: { type: 'email', login: email, password } })
const challengeOf = async (player: TestPlayer) => v.parse(SecondFactor, (await logIn(player)).body).challenge
const pass = (challenge: string, code: string, method: 'totp' | 'recovery' = 'totp', address = '127.0.0.1') =>
  platform
    .as(null)
    .post(
      passSecondFactor,
      { body: { challenge, method, code } },
      { headers: { 'x-forwarded-for': address } },
    )
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-30, 0, 30].some((seconds) => codeOf(secret, seconds) === code),
  )!
const lettersTo = async (id: number) =>
  (
    await sql<{ subject: string }>`select subject from messages where user_id = ${id} order by id`.execute(
      platform.db,
    )
  ).rows.map(({ subject }) => subject)

describe('enabling codes of an app', () => {
  test('begins with a secret that no login requires yet, and sends a letter when it is on', async () => {
    const player = await platform.createPlayer({ locale: 'en' })
    const { status, body } = await platform
      .as(player)
      .post(beginTotp, { body: { password: player.password } })
    expect([status, body.secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)])
    expect(decodeURIComponent(body.uri)).toMatch(
      new RegExp(`^otpauth://totp/Yanta:${player.email}\\?.*secret=${body.secret}`),
    )
    expect((await platform.as(player).get(getSecurity)).body).toEqual({
      passkeys: [],
      totpSince: null,
      recoveryCodesLeft: 0,
      hasNewDeviceMail: true,
    })
    expect(v.is(Tokens, (await logIn(player)).body)).toBe(true)
    const {
      body: { recoveryCodes },
    } = await platform.as(player).post(enableTotp, {
      body: { code: `${codeOf(body.secret).slice(0, 3)} ${codeOf(body.secret).slice(3)}` },
    })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await platform.as(player).get(getSecurity)).body).toMatchObject({
      totpSince: expect.stringMatching(/^\d{4}-/),
      recoveryCodesLeft: 10,
    })
    expect(await lettersTo(player.id)).toContainEqual(expect.stringMatching(/app/))
  })

  test('stores neither the secret nor the recovery codes in readable form', async () => {
    const { id, secret, recoveryCodes } = await createProtected()
    const { rows } =
      await sql`select secret from totp_secrets where user_id = ${id} union all select code_hash from recovery_codes where user_id = ${id}`.execute(
        platform.db,
      )
    const kept = JSON.stringify(rows)
    expect([secret, ...recoveryCodes].filter((text) => kept.includes(text))).toEqual([])
  })

  test('is refused without the password', async () => {
    const player = await createProtected()
    for (const call of [beginTotp, disableTotp, renewRecoveryCodes]) {
      const { status, errors } = await platform.as(player).post(call, { body: { password: 'wrong' } })
      expect([status, errors]).toEqual([422, [{ code: 'wrong_password', field: 'password' }]])
    }
  })

  test('is refused with a wrong code, without a secret, and with one begun more than an hour ago', async () => {
    const player = await platform.createPlayer()
    const enable = (code: string) => platform.as(player).post(enableTotp, { body: { code } })
    expect((await enable('123456')).errors).toEqual([{ code: 'totp_not_begun' }])
    const { secret } = (await platform.as(player).post(beginTotp, { body: { password: player.password } }))
      .body
    expect((await enable(wrongFor(secret))).errors).toEqual([{ code: 'wrong_code', field: 'code' }])
    expect((await enable(codeOf(secret, -120))).errors).toEqual([{ code: 'wrong_code', field: 'code' }])
    await sql`update totp_secrets set begun_at = now() - interval '61 minutes' where user_id = ${player.id}`.execute(
      platform.db,
    )
    expect((await enable(codeOf(secret))).errors).toEqual([{ code: 'totp_not_begun' }])
  })

  test("can't be begun or enabled twice, and a second secret can't replace the first", async () => {
    const player = await createProtected()
    expect(
      (await platform.as(player).post(beginTotp, { body: { password: player.password } })).errors,
    ).toEqual([{ code: 'totp_already_on' }])
    expect(
      (await platform.as(player).post(enableTotp, { body: { code: codeOf(player.secret) } })).errors,
    ).toEqual([{ code: 'totp_already_on' }])
    expect((await pass(await challengeOf(player), codeOf(player.secret))).status).toBe(200)
  })

  test('enabled by many clicks at once happens once', async () => {
    const player = await platform.createPlayer()
    const { secret } = (await platform.as(player).post(beginTotp, { body: { password: player.password } }))
      .body
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        platform.as(player).post(enableTotp, { body: { code: codeOf(secret) } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
    expect((await platform.as(player).get(getSecurity)).body.recoveryCodesLeft).toBe(10)
  })

  test('is undone with the password: app and recovery codes are void, and a letter reports it', async () => {
    const player = await createProtected({ locale: 'en' })
    const challenge = await challengeOf(player)
    expect(
      (await platform.as(player).post(disableTotp, { body: { password: player.password } })).body,
    ).toEqual({ success: true })
    expect((await platform.as(player).get(getSecurity)).body).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    })
    expect(await lettersTo(player.id)).toHaveLength(2)
    expect((await pass(challenge, codeOf(player.secret))).errors).toEqual([{ code: 'second_factor_expired' }])
    expect((await pass(challenge, player.recoveryCodes[0]!, 'recovery')).errors).toEqual([
      { code: 'second_factor_expired' },
    ])
    expect(v.is(Tokens, (await logIn(player)).body)).toBe(true)
    for (const call of [disableTotp, renewRecoveryCodes])
      expect((await platform.as(player).post(call, { body: { password: player.password } })).errors).toEqual([
        { code: 'totp_not_on' },
      ])
  })
})

describe('the second step of a login', () => {
  test('follows the password: tokens come with the code of the app [4.14], [3.15]', async () => {
    const player = await createProtected()
    const { status, body } = await logIn(player)
    const { challenge, methods, expiresAt } = v.parse(SecondFactor, body)
    expect([status, methods]).toEqual([200, ['totp', 'recovery']])
    expect(body).not.toHaveProperty('token')
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 300_000)).toBeLessThan(60_000)
    const answer = await pass(challenge, codeOf(player.secret))
    const { token } = v.parse(Tokens, answer.body)
    expect((await platform.as({ token } as TestPlayer).get(getProfile)).body.id).toBe(String(player.id))
  })

  test('reports a new device only after it succeeds', async () => {
    const player = await createProtected()
    const before = await lettersTo(player.id)
    const begun = await platform
      .as(null)
      .post(
        login,
        { body: { type: 'email', login: player.email, password: player.password } },
        { headers: { 'user-agent': 'Firefox/144.0 Linux' } },
      )
    const { challenge } = v.parse(SecondFactor, begun.body)
    expect(await lettersTo(player.id)).toEqual(before)
    await platform
      .as(null)
      .post(
        passSecondFactor,
        { body: { challenge, method: 'totp', code: codeOf(player.secret) } },
        { headers: { 'user-agent': 'Firefox/144.0 Linux' } },
      )
    expect(await lettersTo(player.id)).toHaveLength(before.length + 1)
  })

  test('accepts a code once, over concurrent logins', async () => {
    const player = await createProtected()
    const challenges = await Promise.all(Array.from({ length: 6 }, () => challengeOf(player)))
    const code = codeOf(player.secret)
    const answers = await Promise.all(challenges.map((challenge) => pass(challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(422)])
  })

  test('refuses a code older than a used one', async () => {
    const player = await createProtected()
    const [older, newer] = [codeOf(player.secret, -30), codeOf(player.secret, 0)]
    expect((await pass(await challengeOf(player), newer)).status).toBe(200)
    expect((await pass(await challengeOf(player), older)).errors[0]?.code).toBe('wrong_code')
  })

  test('logs in once per challenge, also with two right codes at the same time', async () => {
    const player = await createProtected()
    const challenge = await challengeOf(player)
    const answers = await Promise.all([
      pass(challenge, codeOf(player.secret)),
      pass(challenge, player.recoveryCodes[0]!, 'recovery'),
      pass(challenge, player.recoveryCodes[1]!, 'recovery'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    expect((await platform.as(player).get(getSecurity)).body.recoveryCodesLeft).toBeGreaterThanOrEqual(9)
    expect((await pass(challenge, player.recoveryCodes[2]!, 'recovery')).errors).toEqual([
      { code: 'second_factor_expired' },
    ])
  })

  test('has five tries, counted also when concurrent; then the login starts again', async () => {
    const player = await createProtected()
    const [challenge, wrong] = [await challengeOf(player), wrongFor(player.secret)]
    const answers = await Promise.all(Array.from({ length: 12 }, () => pass(challenge, wrong)))
    const left = answers.flatMap(({ errors: [error] }) =>
      error?.code === 'wrong_code' ? [error.params?.left] : [],
    )
    expect(left.sort()).toEqual([1, 2, 3, 4])
    expect(answers.filter(({ errors }) => errors[0]?.code === 'second_factor_expired')).toHaveLength(8)
    expect((await pass(challenge, codeOf(player.secret))).errors).toEqual([{ code: 'second_factor_expired' }])
    expect((await pass(await challengeOf(player), codeOf(player.secret))).status).toBe(200)
  })

  test('has thirty codes a day at unknown networks; recovery codes and known networks stay open', async () => {
    const player = await createProtected()
    await sql`update totp_secrets set guesses = 30, guess_day = (now() at time zone 'utc')::date where user_id = ${player.id}`.execute(
      platform.db,
    )
    const refused = await pass(await challengeOf(player), codeOf(player.secret), 'totp', '203.0.113.5')
    expect([refused.status, refused.errors]).toEqual([
      429,
      [{ code: 'too_many_requests', params: { retryAfter: expect.any(Number) } }],
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(
      (await pass(await challengeOf(player), player.recoveryCodes[0]!, 'recovery', '203.0.113.6')).status,
    ).toBe(200)
    expect((await pass(await challengeOf(player), codeOf(player.secret))).status).toBe(200)
    await forgetUsedCodes(player.id)
    await sql`update totp_secrets set guess_day = guess_day - 1 where user_id = ${player.id}`.execute(
      platform.db,
    )
    expect((await pass(await challengeOf(player), codeOf(player.secret), 'totp', '203.0.113.7')).status).toBe(
      200,
    )
  })

  test("has sixty codes a day at a known network: neighbours behind one address can't guess without limit", async () => {
    const player = await createProtected()
    await sql`update totp_secrets set guesses = 60, guess_day = (now() at time zone 'utc')::date where user_id = ${player.id}`.execute(
      platform.db,
    )
    expect((await pass(await challengeOf(player), codeOf(player.secret))).errors).toEqual([
      { code: 'too_many_requests', params: { retryAfter: expect.any(Number) } },
    ])
    expect((await pass(await challengeOf(player), player.recoveryCodes[0]!, 'recovery')).status).toBe(200)
  })

  test('stays usable at home after attackers have used up the tries', async () => {
    const player = await createProtected()
    await sql`update totp_secrets set guesses = 29, guess_day = (now() at time zone 'utc')::date where user_id = ${player.id}`.execute(
      platform.db,
    )
    const challenges = [await challengeOf(player), await challengeOf(player)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        pass(challenges[at % 2]!, wrongFor(player.secret), 'totp', '203.0.113.8'),
      ),
    )
    expect(answers.filter(({ errors }) => errors[0]?.code === 'wrong_code')).toHaveLength(1)
    expect(
      (
        await sql<{ guesses: number }>`select guesses from totp_secrets where user_id = ${player.id}`.execute(
          platform.db,
        )
      ).rows,
    ).toEqual([{ guesses: 30 }])
    expect((await pass(await challengeOf(player), codeOf(player.secret))).status).toBe(200)
  })

  test('is void with a new password, for a closed account, and forged', async () => {
    const player = await createProtected()
    const challenge = await challengeOf(player)
    await sql`update users set closed_at = now() where id = ${player.id}`.execute(platform.db)
    const closed = await pass(challenge, codeOf(player.secret))
    expect([closed.status, closed.errors]).toEqual([403, [{ code: 'account_closed' }]])
    await sql`update users set closed_at = null, password_hash = password_hash || '!' where id = ${player.id}`.execute(
      platform.db,
    )
    expect((await pass(challenge, codeOf(player.secret))).errors).toEqual([{ code: 'second_factor_expired' }])
    const { token } = player
    for (const forged of ['x'.repeat(40), token, `${challenge.slice(0, -3)}AAA`])
      expect((await pass(forged, '123456')).errors).toEqual([{ code: 'second_factor_expired' }])
  })
})

describe('a recovery code', () => {
  test('works once, however it is typed, over concurrent logins', async () => {
    const player = await createProtected()
    const [code] = player.recoveryCodes
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(player)))
    const answers = await Promise.all(
      challenges.map((challenge, index) =>
        pass(challenge, index % 2 ? code!.toUpperCase() : code!.replace('-', ' '), 'recovery'),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await platform.as(player).get(getSecurity)).body.recoveryCodesLeft).toBe(9)
  })

  test('of another player is wrong', async () => {
    const [one, other] = [await createProtected(), await createProtected()]
    expect((await pass(await challengeOf(one), other.recoveryCodes[0]!, 'recovery')).errors).toEqual([
      { code: 'wrong_code', field: 'code', params: { left: 4 } },
    ])
  })

  test('is void when there are new ones; renewed twice at once there are ten', async () => {
    const player = await createProtected()
    const renew = () => platform.as(player).post(renewRecoveryCodes, { body: { password: player.password } })
    const answers = await Promise.all([renew(), renew(), renew()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await platform.as(player).get(getSecurity)).body.recoveryCodesLeft).toBe(10)
    expect(
      (await pass(await challengeOf(player), player.recoveryCodes[0]!, 'recovery')).errors[0]?.code,
    ).toBe('wrong_code')
  })
})
