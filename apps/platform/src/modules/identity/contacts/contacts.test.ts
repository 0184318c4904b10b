import {
  confirmContact,
  createContact,
  getProfile,
  listPendingContacts,
  requestEmailVerification,
  requestPhoneVerification,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { codesOf, from, openCodeDesk } from '../codes/testing/code-desk.ts'
import { listPendingContacts as listContacts, putContact, requestContactCode } from './contacts.service.ts'
import { spoil } from '../codes/testing/last-message.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const { createPlayerWithPhone, newEmail, newPhone, read } = openCodeDesk(() => platform)

/** The wizard's calls, as one player. */
function openContacts(player: TestPlayer, extra = {}) {
  const calls = platform.as(player)
  return {
    list: async () => (await calls.get(listPendingContacts)).body.items,
    add: (type: 'phone' | 'email', value: string) =>
      calls.post(createContact, { params: { type }, body: { value } }, extra),
    send: (id: string, type: 'phone' | 'email' = 'phone') =>
      calls.post(
        type === 'phone' ? requestPhoneVerification : requestEmailVerification,
        { params: { id }, body: {} },
        extra,
      ),
    confirm: (id: string, code: string) =>
      calls.post(confirmContact, { params: { id }, body: { code } }, extra),
    profile: async () => (await calls.get(getProfile)).body,
  }
}

async function createPlayerWithoutEmail(): Promise<TestPlayer> {
  const player = await createPlayerWithPhone()
  await sql`update users set email = null, email_verified_at = null where id = ${player.id}`.execute(
    platform.db,
  )
  return player
}

/** A player with an unproven phone to whom a code was sent. */
async function openSentPhone(player?: TestPlayer) {
  const contacts = openContacts(player ?? (await platform.createPlayer()))
  const phone = newPhone()
  const { body } = await contacts.add('phone', phone)
  await contacts.send(body.id)
  return { contacts, phone, id: body.id, code: (await read(phone)).code }
}

describe('a contact of a player', () => {
  test('is added, proven by the code sent to it, and belongs to the profile from then on [7.15] [7.16] [3.14]', async () => {
    const contacts = openContacts(await platform.createPlayer())
    expect(await contacts.list()).toEqual([])
    const phone = newPhone()
    const { body: added } = await contacts.add(
      'phone',
      `+${phone.slice(0, 1)} (${phone.slice(1, 4)}) ${phone.slice(4)}`,
    )
    expect(added).toEqual({
      id: added.id,
      type: 'phone',
      value: phone,
      code: null,
      is_max_attempts_used: false,
    })
    const { body: sent } = await contacts.send(added.id)
    expect(sent).toMatchObject({ code: { expiresAt: expect.any(String), resendAt: expect.any(String) } })
    // Seconds until the next one are rounded up.
    const { expiresAt } = sent.code!
    expect(await contacts.list()).toMatchObject([{ ...sent, code: { expiresAt } }])
    expect((await contacts.profile()).is_verified).toBe(false)
    const { code } = await read(phone)
    expect((await contacts.confirm(added.id, code)).body).toEqual({
      success: true,
      is_max_attempts_used: false,
    })
    expect(await contacts.profile()).toMatchObject({
      is_verified: true,
      phones: [{ value: phone, is_verified: true, is_primary: true }],
    })
    expect(await contacts.list()).toEqual([])
    expect(codesOf(await contacts.confirm(added.id, code))).toEqual(['contact_not_found'])
  })

  test('is proven by a letter when it is an e-mail address [7.17]', async () => {
    const player = await createPlayerWithoutEmail()
    const contacts = openContacts(player)
    const email = newEmail()
    const { body } = await contacts.add('email', email.toUpperCase())
    expect(codesOf(await contacts.send(body.id, 'phone'))).toEqual(['contact_not_found'])
    await contacts.send(body.id, 'email')
    expect((await contacts.confirm(body.id, (await read(email)).code)).body.success).toBe(true)
    expect((await contacts.profile()).emails).toEqual([{ email, is_verified: true, is_primary: true }])
  })

  test('that the account has unproven waits too [7.18]', async () => {
    const player = await platform.createPlayer()
    const phone = newPhone()
    await sql`update users set phone = ${phone} where id = ${player.id}`.execute(platform.db)
    const contacts = openContacts(player)
    const [waiting] = await contacts.list()
    expect(waiting).toMatchObject({ type: 'phone', value: phone, code: null })
    expect(await contacts.list()).toEqual([waiting])
  })

  test('is named by the profile with its type while it waits, and no longer once it is proven [3.10]', async () => {
    const player = await platform.createPlayer()
    const contacts = openContacts(player)
    expect((await contacts.profile()).onVerification).toEqual([])
    const own = newPhone()
    await sql`update users set phone = ${own} where id = ${player.id}`.execute(platform.db)
    expect((await contacts.profile()).onVerification).toEqual([{ type: 'phone', value: own }])
    const phone = newPhone()
    const { body } = await contacts.add('phone', phone)
    expect((await contacts.profile()).onVerification).toEqual([{ type: 'phone', value: phone }])
    await contacts.send(body.id)
    await contacts.confirm(body.id, (await read(phone)).code)
    expect((await contacts.profile()).onVerification).toEqual([])
  })

  test('can be changed until it is proven, and the code of the one before is void [4.27]', async () => {
    const { contacts, phone, id, code } = await openSentPhone()
    expect((await contacts.add('phone', phone)).body.code).not.toBeNull()
    const another = newPhone()
    expect((await contacts.add('phone', another)).body).toMatchObject({ id, value: another, code: null })
    expect(codesOf(await contacts.confirm(id, code))).toEqual(['code_expired'])
    await contacts.send(id)
    await contacts.confirm(id, (await read(another)).code)
    expect(codesOf(await contacts.add('phone', newPhone()))).toEqual(['contact_verified'])
  })

  test.each([
    ['phone', ''],
    ['phone', '12'],
    ['phone', '89161234567'],
    ['phone', '1'.repeat(300)],
    ['email', 'nobody'],
    ['email', 'a@b@c'],
  ] as const)('as a %s is not %j [5.2-5.3]', async (type, value) => {
    const player = await (type === 'phone' ? platform.createPlayer() : createPlayerWithoutEmail())
    const { status, errors } = await openContacts(player).add(type, value)
    expect([status, errors[0]]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request', field: 'value' }),
    ])
  })

  test('of another player answers as an absent one', async () => {
    const { id, code } = await openSentPhone()
    const stranger = openContacts(await platform.createPlayer())
    for (const answer of [
      await stranger.send(id),
      await stranger.confirm(id, code),
      await stranger.confirm('999999', code),
      await stranger.confirm('x', code),
    ])
      expect([answer.status, codesOf(answer)]).toEqual([404, ['contact_not_found']])
  })

  test('that another account has is refused only to who has read its code', async () => {
    const { phone } = await createPlayerWithPhone()
    const contacts = openContacts(await platform.createPlayer())
    const { body, status } = await contacts.add('phone', phone)
    expect(status).toBe(200)
    await contacts.send(body.id)
    const { code } = await read(phone)
    expect(codesOf(await contacts.confirm(body.id, spoil(code)))).toEqual(['wrong_code'])
    expect(codesOf(await contacts.confirm(body.id, code))).toEqual(['contact_taken'])
    expect((await contacts.profile()).phones).toEqual([])
  })

  test('proven by two players at once belongs to one of them', async () => {
    const phone = newPhone()
    const open = async (network: string) => {
      const contacts = openContacts(await platform.createPlayer(), from(network))
      const { body } = await contacts.add('phone', phone)
      await contacts.send(body.id)
      return { contacts, id: body.id, code: (await read(phone)).code }
    }
    const one = await open('203.0.113.5')
    platform.clock.advance({ seconds: 36 })
    const other = await open('198.51.100.7')
    const answers = await Promise.all(
      [one, other].map(({ contacts, id, code }) => contacts.confirm(id, code)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('codes of a contact', () => {
  test('are tried five times, with the number left, and another one is sent after the pause [4.28] [9.2]', async () => {
    const { contacts, phone, id, code } = await openSentPhone()
    expect(codesOf(await contacts.send(id))).toEqual(['code_too_soon'])
    const wrong = await contacts.confirm(id, spoil(code))
    expect(wrong.errors).toEqual([{ code: 'wrong_code', params: { left: 4 } }])
    for (let tries = 0; tries < 4; tries += 1) await contacts.confirm(id, spoil(code))
    expect(codesOf(await contacts.confirm(id, code))).toEqual(['code_attempts_used'])
    expect(await contacts.list()).toMatchObject([{ code: null, is_max_attempts_used: false }])
    platform.clock.advance({ seconds: 36 })
    await contacts.send(id)
    expect((await contacts.confirm(id, (await read(phone)).code)).body.success).toBe(true)
  })

  test('that have been sent as often as they may be move to the limit, for a day [8.34] [4.26]', async () => {
    const player = await platform.createPlayer()
    const client = { userId: player.id, address: '203.0.113.9', locale: 'en' as const }
    const { deps } = platform.app
    const { id } = await putContact(deps, client, 'phone', newPhone())
    const send = () => requestContactCode(deps, client, { type: 'phone', id, captcha: undefined })
    for (let sends = 0; sends < 12; sends += 1) {
      platform.clock.advance({ minutes: 6 })
      expect((await send()).is_max_attempts_used).toBe(false)
    }
    await expect(send()).rejects.toMatchObject({ code: 'code_limit_reached' })
    expect(await listContacts(deps, client)).toMatchObject([{ is_max_attempts_used: false }])
    platform.clock.advance({ minutes: 11 })
    expect((await send()).is_max_attempts_used).toBe(true)
    expect(await listContacts(deps, client)).toMatchObject([{ is_max_attempts_used: true }])
    platform.clock.advance({ hours: 25 })
    expect(await listContacts(deps, client)).toMatchObject([{ is_max_attempts_used: false }])
  })

  test('are used once, however many tries come together', async () => {
    const { contacts, id, code } = await openSentPhone()
    const answers = await Promise.all(Array.from({ length: 20 }, () => contacts.confirm(id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('of a login are no codes of a contact', async () => {
    const { contacts, phone, id } = await openSentPhone()
    const { openCode } = openCodeDesk(() => platform)
    platform.clock.advance({ minutes: 6 })
    const login = await openCode(phone, 'registration')
    expect(codesOf(await contacts.confirm(id, login.code))).not.toEqual([])
  })
})

test('a guest has no contacts', async () => {
  expect((await platform.as(null).get(listPendingContacts)).status).toBe(401)
  expect(
    (await platform.as(null).post(createContact, { params: { type: 'phone' }, body: { value: newPhone() } }))
      .status,
  ).toBe(401)
})
