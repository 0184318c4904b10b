// Guarantees under concurrent requests over separate connections; on the embedded database they queue.
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  changePassword,
  enableTotp,
  endOtherLoginSessions,
  getSecurity,
  login,
  loginWithPasskey,
  passSecondFactor,
  refreshToken,
  renewRecoveryCodes,
  SecondFactor,
} from '@yanta/contract'
import { createServerTestDatabase, testServerUrl } from '@yanta/database/testing'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../../testing/templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { closeWithin } from '../own-data/close-account.service.ts'
import { createAuthenticator } from './testing/software-authenticator.ts'

describe.runIf(testServerUrl)('over ten connections', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform(
      {},
      () => {},
      createServerTestDatabase(testServerUrl!, { template: startedPlatform }),
    )
  })
  afterAll(() => platform.close())

  const times = <T>(count: number, act: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => act(at)))
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const codesLeft = async (player: TestPlayer) =>
    (await platform.as(player).get(getSecurity)).body.recoveryCodesLeft

  async function createProtected() {
    const player = await platform.createPlayer()
    const { secret } = (await platform.as(player).post(beginTotp, { body: { password: player.password } }))
      .body
    const { recoveryCodes } = (await platform.as(player).post(enableTotp, { body: { code: codeOf(secret) } }))
      .body
    await sql`update totp_secrets set last_step = 0 where user_id = ${player.id}`.execute(platform.db)
    return { ...player, secret, recoveryCodes }
  }
  const challengeOf = async ({ email, password }: TestPlayer) =>
    v.parse(
      SecondFactor,
      (await platform.as(null).post(login, { body: { type: 'email', login: email, password } })).body,
    ).challenge
  const pass = (challenge: string, code: string, method: 'totp' | 'recovery' = 'totp') =>
    platform.as(null).post(passSecondFactor, { body: { challenge, method, code } })

  test('a code of the app works once over twelve logins', async () => {
    const player = await createProtected()
    const challenges = await times(12, () => challengeOf(player))
    const code = codeOf(player.secret)
    expect(statusesOf(await times(12, (at) => pass(challenges[at]!, code)))).toEqual([
      200,
      ...Array<number>(11).fill(422),
    ])
  })

  test('a recovery code works once over twelve logins', async () => {
    const player = await createProtected()
    const challenges = await times(12, () => challengeOf(player))
    expect(
      statusesOf(await times(12, (at) => pass(challenges[at]!, player.recoveryCodes[0]!, 'recovery'))),
    ).toEqual([200, ...Array<number>(11).fill(422)])
    expect(await codesLeft(player)).toBe(9)
  })

  test('a challenge logs in once and uses up one code, with right codes of both kinds', async () => {
    const player = await createProtected()
    const challenge = await challengeOf(player)
    const answers = await times(5, (at) =>
      at === 0
        ? pass(challenge, codeOf(player.secret))
        : pass(challenge, player.recoveryCodes[at]!, 'recovery'),
    )
    expect(statusesOf(answers)).toEqual([200, 410, 410, 410, 410])
    expect(await codesLeft(player)).toBe(answers[0]!.status === 200 ? 10 : 9)
  })

  test('of twenty wrong codes for a challenge five are checked', async () => {
    const player = await createProtected()
    const challenge = await challengeOf(player)
    const answers = await times(20, () => pass(challenge, 'zzzzz-zzzzz', 'recovery'))
    expect(answers.filter(({ errors }) => errors[0]?.code === 'wrong_code')).toHaveLength(4)
    expect(answers.filter(({ errors }) => errors[0]?.code === 'second_factor_expired')).toHaveLength(16)
  })

  test('recovery codes renewed six times at once are ten', async () => {
    const player = await createProtected()
    expect(
      statusesOf(
        await times(6, () =>
          platform.as(player).post(renewRecoveryCodes, { body: { password: player.password } }),
        ),
      ),
    ).toEqual(Array<number>(6).fill(200))
    expect(await codesLeft(player)).toBe(10)
  })

  test('a passkey ceremony is answered once', async () => {
    const player = await platform.createPlayer()
    const begun = (await platform.as(player).post(beginPasskey, { body: { password: player.password } })).body
    const authenticator = createAuthenticator({ origin: platform.config.siteOrigin })
    const credential = authenticator.make(begun.options)
    expect(
      statusesOf(
        await times(8, () =>
          platform.as(player).post(addPasskey, { body: { ceremony: begun.ceremony, credential } }),
        ),
      ),
    ).toEqual([200, ...Array<number>(7).fill(422)])
    const asked = (await platform.as(null).post(beginPasskeyLogin)).body
    const shown = authenticator.show(asked.options)
    expect(
      statusesOf(
        await times(8, () =>
          platform.as(null).post(loginWithPasskey, { body: { ceremony: asked.ceremony, credential: shown } }),
        ),
      ),
    ).toEqual([200, ...Array<number>(7).fill(422)])
  })

  test('of twelve passkeys made at once ten are stored', async () => {
    const player = await platform.createPlayer()
    const begun = await times(
      12,
      async () =>
        (await platform.as(player).post(beginPasskey, { body: { password: player.password } })).body,
    )
    const answers = await times(12, (at) => {
      const { ceremony, options } = begun[at]!
      return platform.as(player).post(addPasskey, {
        body: {
          ceremony,
          credential: createAuthenticator({ origin: platform.config.siteOrigin }).make(options),
        },
      })
    })
    expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(200), 422, 422])
  })

  test('of eight new passwords one succeeds', async () => {
    const player = await platform.createPlayer()
    const answers = await times(8, (at) =>
      platform
        .as(player)
        .post(changePassword, { body: { password: player.password, newPassword: `plinth-orbit-${at}` } }),
    )
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(7).fill(422)])
  })

  test('logins that wait for the closing of their account are refused once it is closed', async () => {
    const { id, email, password } = await platform.createPlayer()
    const { logins } = await platform.db.transaction().execute(async (trx) => {
      const account = { id, email: null, currency: 'RUB', locale: 'ru' } as const
      await closeWithin(trx, platform.app.deps, account)
      const waiting = times(3, () =>
        platform.as(null).post(login, { body: { type: 'email', login: email, password } }),
      )
      await expect.poll(countWaiting).toBe(3)
      return { logins: waiting }
    })
    expect((await logins).map(({ errors }) => errors[0]?.code)).toEqual(
      Array<string>(3).fill('account_closed'),
    )
    const { rows } = await sql`select id from sessions where user_id = ${id} and ended_at is null`.execute(
      platform.db,
    )
    expect(rows).toEqual([])
  })
  /** Statements that wait for a lock. */
  const countWaiting = async () => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      platform.db,
    )
    return rows[0]!.count
  }

  test('twenty refreshes with one token agree on the next one [7.2]', async () => {
    const player = await platform.createPlayer()
    const answers = await times(20, () =>
      platform.as(null).post(refreshToken, { body: { refreshToken: player.refreshToken } }),
    )
    expect(statusesOf(answers)).toEqual(Array<number>(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
  })

  test("concurrent logouts of each other's logins don't deadlock with the saving of their last use", async () => {
    const player = await platform.createPlayer()
    const others = await times(10, async () => {
      const { body } = await platform
        .as(null)
        .post(login, { body: { type: 'email', login: player.email, password: player.password } })
      return { ...player, ...body } as TestPlayer
    })
    const answers = await times(30, async (at) => {
      await platform.as(others[at % 10]!).get(getSecurity)
      const [answer] = await Promise.all([
        platform.as(others[(at * 7) % 10]!).delete(endOtherLoginSessions),
        platform.app.deps.lastSeen.save(),
      ])
      return answer
    })
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
  })
})
