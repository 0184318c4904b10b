import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getProfile,
  getSecurity,
  loginWithPasskey,
  removePasskey,
  type PasskeyOptions,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { createAuthenticator, type SoftwareAuthenticator } from './testing/software-authenticator.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ SITE_ORIGIN: 'https://play.example.com' })
})
afterAll(() => platform.close())

const origin = 'https://play.example.com'
const beginMaking = async (player: TestPlayer) =>
  (await platform.as(player).post(beginPasskey, { body: { password: player.password } })).body
type Credential = ReturnType<SoftwareAuthenticator['make']>
const keep = (
  player: TestPlayer,
  { ceremony }: PasskeyOptions,
  credential: Credential,
  userAgent = 'Chrome/141.0 Windows',
) =>
  platform
    .as(player)
    .post(
      addPasskey,
      { body: { ceremony, credential } },
      { query: { locale: 'en' }, headers: { 'user-agent': userAgent } },
    )
const beginLogin = async () => (await platform.as(null).post(beginPasskeyLogin)).body
const logIn = ({ ceremony }: PasskeyOptions, credential: Credential) =>
  platform.as(null).post(loginWithPasskey, { body: { ceremony, credential } })

async function createWithPasskey(wanted: Partial<Parameters<typeof createAuthenticator>[0]> = {}) {
  const player = await platform.createPlayer()
  const authenticator = createAuthenticator({ origin, ...wanted })
  const begun = await beginMaking(player)
  const { body } = await keep(player, begun, authenticator.make(begun.options))
  return { player, authenticator, passkey: body }
}

const failed = [{ code: 'passkey_failed' }]

describe('making a passkey', () => {
  test('asks for a discoverable one with user verification, and excludes existing ones', async () => {
    const player = await platform.createPlayer()
    const { options } = await beginMaking(player)
    expect(options).toMatchObject({
      rp: { id: 'play.example.com', name: expect.any(String) },
      user: { name: player.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const authenticator = createAuthenticator({ origin })
    const begun = await beginMaking(player)
    const credential = authenticator.make(begun.options)
    expect((await keep(player, begun, credential)).status).toBe(200)
    expect((await beginMaking(player)).options.excludeCredentials).toEqual([
      { id: credential.id, transports: ['internal', 'hybrid'], type: 'public-key' },
    ])
  })

  test.each([
    ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'iCloud Keychain'],
    ['00000000-0000-0000-0000-000000000000', 'Chrome, Windows'],
  ])('stored by %s is named %s', async (makerId, name) => {
    const { player, passkey } = await createWithPasskey({ makerId })
    expect(passkey).toEqual({ id: expect.any(String), name, createdAt: expect.any(String), lastUsedAt: null })
    expect((await platform.as(player).get(getSecurity)).body.passkeys).toEqual([passkey])
  })

  test('requires the password', async () => {
    const player = await platform.createPlayer()
    expect((await platform.as(player).post(beginPasskey, { body: { password: 'wrong' } })).errors).toEqual([
      { code: 'wrong_password', field: 'password' },
    ])
  })

  test('accepts a ceremony once, also under concurrent answers', async () => {
    const player = await platform.createPlayer()
    const begun = await beginMaking(player)
    const credentials = Array.from({ length: 5 }, () => createAuthenticator({ origin }).make(begun.options))
    const answers = await Promise.all(credentials.map((credential) => keep(player, begun, credential)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await platform.as(player).get(getSecurity)).body.passkeys).toHaveLength(1)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example.com' }],
    ["of a person the device doesn't know", { isVerified: false }],
  ])('refuses one %s', async (_case, wrong) => {
    const player = await platform.createPlayer()
    const begun = await beginMaking(player)
    const { status, errors } = await keep(
      player,
      begun,
      createAuthenticator({ origin, ...wrong }).make(begun.options),
    )
    expect([status, errors]).toEqual([422, failed])
  })

  test("refuses an answer to another challenge, of another login, of a login's ceremony, and invalid data", async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    const authenticator = createAuthenticator({ origin })
    const begun = await beginMaking(player)
    const credential = authenticator.make((await beginMaking(player)).options)
    expect((await keep(player, begun, credential)).errors).toEqual(failed)
    const forOther = await beginMaking(player)
    expect((await keep(other, forOther, authenticator.make(forOther.options))).errors).toEqual(failed)
    const ofLogin = await beginLogin()
    expect((await keep(player, ofLogin, credential)).errors).toEqual(failed)
    const broken = await beginMaking(player)
    expect(
      (
        await keep(player, broken, {
          ...credential,
          response: { clientDataJSON: 7, attestationObject: 'AAAA' },
        })
      ).errors,
    ).toEqual(failed)
    expect(
      (await platform.as(player).post(addPasskey, { body: { ceremony: 'short', credential } })).errors,
    ).toEqual([{ code: 'invalid_request', field: 'ceremony' }])
  })

  test('refuses one that is registered already', async () => {
    const { authenticator } = await createWithPasskey()
    const thief = await platform.createPlayer()
    const begun = await beginMaking(thief)
    expect((await keep(thief, begun, authenticator.make(begun.options))).errors).toEqual(failed)
  })

  test('ends at ten', async () => {
    const { player } = await createWithPasskey()
    const ahead = await beginMaking(player)
    await sql`
      insert into passkeys (id, user_id, credential_id, public_key, counter, name)
      select 'more-' || ${player.id} || '-' || n, ${player.id}, 'more-' || ${player.id} || '-' || n, '', 0, 'more' from generate_series(1, 9) n`.execute(
      platform.db,
    )
    const { status, errors } = await platform
      .as(player)
      .post(beginPasskey, { body: { password: player.password } })
    expect([status, errors]).toEqual([409, [{ code: 'passkey_limit_reached' }]])
    expect((await keep(player, ahead, createAuthenticator({ origin }).make(ahead.options))).errors).toEqual(
      failed,
    )
  })
})

describe('logging in with a passkey', () => {
  test('returns both tokens, without password or code [4.14], [3.15]', async () => {
    const { player, authenticator } = await createWithPasskey()
    await sql`insert into totp_secrets (user_id, secret, enabled_at) values (${player.id}, 'sealed', now())`.execute(
      platform.db,
    )
    const begun = await beginLogin()
    expect(begun.options).toMatchObject({ rpId: 'play.example.com', userVerification: 'required' })
    expect(begun.options.allowCredentials ?? []).toEqual([])
    const { status, body } = await logIn(begun, authenticator.show(begun.options))
    expect([status, body]).toEqual([
      200,
      { token: expect.any(String), refreshToken: expect.any(String), expiresIn: 900 },
    ])
    expect((await platform.as({ token: body.token } as TestPlayer).get(getProfile)).body.id).toBe(
      String(player.id),
    )
    expect((await platform.as(player).get(getSecurity)).body.passkeys[0]!.lastUsedAt).toMatch(/^\d{4}-/)
  })

  test('accepts a ceremony once, also under concurrent answers', async () => {
    const { authenticator } = await createWithPasskey()
    const begun = await beginLogin()
    const credential = authenticator.show(begun.options)
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(begun, credential)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  })

  test('is refused for a passkey whose counter went back: it was copied', async () => {
    const { authenticator } = await createWithPasskey({ counter: 5 })
    const show = async () => {
      const begun = await beginLogin()
      return logIn(begun, authenticator.show(begun.options))
    }
    expect((await show()).status).toBe(200)
    authenticator.settings.counter = 3
    expect((await show()).errors).toEqual(failed)
    authenticator.settings.counter = 20
    expect((await show()).status).toBe(200)
  })

  test.each([
    ['on another site', { origin: 'https://evil.example.com' }],
    ["by a person the device doesn't know", { isVerified: false }],
  ])('is refused when shown %s', async (_case, wrong) => {
    const { authenticator } = await createWithPasskey()
    Object.assign(authenticator.settings, wrong)
    const begun = await beginLogin()
    const { status, errors } = await logIn(begun, authenticator.show(begun.options))
    expect([status, errors]).toEqual([422, failed])
  })

  test('is refused for an unknown passkey, another challenge, another signature, another owner and invalid data', async () => {
    const [{ authenticator }, stranger] = [await createWithPasskey(), createAuthenticator({ origin })]
    const refuse = async (
      build: (options: PasskeyOptions['options']) => Credential | Promise<Credential>,
    ) => {
      const begun = await beginLogin()
      return (await logIn(begun, await build(begun.options))).errors
    }
    expect(await refuse((options) => stranger.show(options))).toEqual(failed)
    expect(await refuse(async () => authenticator.show((await beginLogin()).options))).toEqual(failed)
    expect(
      await refuse((options) => ({
        ...authenticator.show(options),
        response: {
          ...authenticator.show(options).response,
          signature: stranger.show(options).response.signature,
        },
      })),
    ).toEqual(failed)
    expect(
      await refuse((options) => ({
        ...authenticator.show(options),
        response: { ...authenticator.show(options).response, userHandle: 'AAAA' },
      })),
    ).toEqual(failed)
    expect(
      await refuse((options) => ({ ...authenticator.show(options), response: { clientDataJSON: {} } })),
    ).toEqual(failed)
    expect((await logIn({ ceremony: 'x'.repeat(40), options: {} }, authenticator.show({}))).errors).toEqual(
      failed,
    )
  })

  test('is refused for a closed account, and once the passkey was removed', async () => {
    const { player, authenticator, passkey } = await createWithPasskey()
    const show = async () => {
      const begun = await beginLogin()
      return logIn(begun, authenticator.show(begun.options))
    }
    await sql`update users set closed_at = now() where id = ${player.id}`.execute(platform.db)
    expect((await show()).errors).toEqual([{ code: 'account_closed' }])
    await sql`update users set closed_at = null where id = ${player.id}`.execute(platform.db)
    expect((await platform.as(player).delete(removePasskey, { params: { id: passkey.id } })).body).toEqual({
      success: true,
    })
    expect((await show()).errors).toEqual(failed)
  })
})

test('a passkey is removed by its owner only', async () => {
  const [{ player, passkey }, other] = [await createWithPasskey(), await platform.createPlayer()]
  expect((await platform.as(other).delete(removePasskey, { params: { id: passkey.id } })).errors).toEqual([
    { code: 'passkey_not_found' },
  ])
  expect((await platform.as(player).delete(removePasskey, { params: { id: passkey.id } })).status).toBe(200)
  expect((await platform.as(player).delete(removePasskey, { params: { id: passkey.id } })).errors).toEqual([
    { code: 'passkey_not_found' },
  ])
})
