import { getBalance, getProfile, takeBreak, updateProfile, type ProfileChange } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

test("the profile is the player's own, without any secret [3.7-3.11]", async () => {
  const player = await platform.createPlayer({ nickName: 'Вера' })
  const { body } = await platform.as(player).get(getProfile)
  expect(body).toMatchObject({
    id: String(player.id),
    nick_name: 'Вера',
    first_auth: true,
    registration_contact_type: 'email',
    is_verified: false,
    breakUntil: null,
    selfExclusion: null,
    phones: [],
    locale: 'ru',
  })
  expect(Date.now() - Date.parse(body.registered_at)).toBeLessThan(60_000)
  expect(body.emails).toEqual([{ email: player.email, is_primary: true, is_verified: true }])
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('the first login says that it is the first, and no later one does [4.23]', async () => {
  const player = await platform.createPlayer()
  const isFirst = async () => (await platform.as(player).get(getProfile)).body.first_auth
  expect(await isFirst()).toBe(true)
  await openSession(platform.db, platform.clock.now(), platform.app.deps.tokens, player.id, {
    address: '127.0.0.1',
    userAgent: 'test',
  })
  expect(await isFirst()).toBe(false)
})

test('a verified phone and e-mail make the player verified [3.14]', async () => {
  const player = await platform.createPlayer()
  await sql`update users set phone = '79990000001', phone_verified_at = now() where id = ${player.id}`.execute(
    platform.db,
  )
  expect((await platform.as(player).get(getProfile)).body.is_verified).toBe(true)
  await sql`update users set email_verified_at = null where id = ${player.id}`.execute(platform.db)
  expect((await platform.as(player).get(getProfile)).body.is_verified).toBe(false)
})

test('the socket hash belongs to the login, not to the player', async () => {
  const [first, second] = [await platform.createPlayer(), await platform.createPlayer()]
  const hashes = await Promise.all(
    [first, second].map(async (player) => (await platform.as(player).get(getProfile)).body.hash),
  )
  expect(new Set(hashes).size).toBe(2)
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32,}$/)
})

test("the balance matches the ledger and has the seq of the player's room [3.12]", async () => {
  const player = await platform.createPlayer({ currency: 'EUR', balance: 15_320 })
  const { as } = platform.onOneProcess('each process has an epoch of its own')
  const { body } = await as(player).get(getBalance)
  expect(body).toEqual({
    user_id: String(player.id),
    balance: 15_320,
    currency: 'EUR',
    bonus: 0,
    is_active_bonus: false,
    wagering: null,
    winback: 0,
    compoint_balance: 0,
    seq: { [userRoom(player.id)]: expect.any(Number) },
    epoch: platform.app.deps.realtime.epoch,
  })
})

test('a break runs from now, grows, and never shrinks', async () => {
  const player = await platform.createPlayer()
  const take = async (hours: 1 | 24 | 168) =>
    Date.parse((await platform.as(player).post(takeBreak, { body: { hours } })).body.breakUntil)
  const day = await take(24)
  expect(Math.abs(day - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
  expect(await take(1)).toBe(day)
  const week = await take(168)
  expect(week).toBeGreaterThan(day)
  expect(Date.parse((await platform.as(player).get(getProfile)).body.breakUntil!)).toBe(week)
})

test('a break of ninety days may be taken', async () => {
  const { body } = await platform
    .as(await platform.createPlayer())
    .post(takeBreak, { body: { hours: 2_160 } })
  const days = (Date.parse(body.breakUntil) - platform.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThanOrEqual(90)
})

test.each([0, 2, -1, null, true, '24', [24], 1e9])('a break of %j hours is refused', async (hours) => {
  const player = await platform.createPlayer()
  const { status, errors } = await platform.as(player).post(takeBreak, { body: { hours: hours as 24 } })
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'hours' }]])
})

test('a player changes personal data; the rest stays, an emptied field is deleted [7.9]', async () => {
  const player = await platform.createPlayer()
  const change = (body: ProfileChange) => platform.as(player).put(updateProfile, { body })
  expect(
    (
      await change({
        firstname: ' Вера ',
        lastname: 'Орлова',
        country: 'kz',
        gender: 'female',
        wantsNews: true,
        address: 'Алматы, Абая, 1',
      })
    ).body,
  ).toEqual({ success: true })
  const read = async () => (await platform.as(player).get(getProfile)).body
  expect(await read()).toMatchObject({
    firstname: 'Вера',
    lastname: 'Орлова',
    middlename: null,
    country: 'kz',
    gender: 'female',
    wants_news: true,
    address: 'Алматы, Абая, 1',
  })
  await change({ lastname: '', address: null, locale: 'en', wantsNews: false })
  expect(await read()).toMatchObject({
    firstname: 'Вера',
    lastname: null,
    address: null,
    country: 'kz',
    gender: 'female',
    locale: 'en',
    wants_news: false,
  })
})

test('a change without fields changes nothing, and says so [7.9]', async () => {
  expect(await platform.as(await platform.createPlayer()).put(updateProfile, { body: {} })).toMatchObject({
    status: 200,
    body: { success: false },
  })
})

test.each<[string, object, object]>([
  [
    'a first name that is too long [5.4]',
    { firstname: 'в'.repeat(36) },
    { field: 'firstname', params: { rule: 'maxLength' } },
  ],
  [
    'a last name with signs [5.8]',
    { lastname: 'Орлова!' },
    { field: 'lastname', params: { rule: 'nameValidationRule' } },
  ],
  ['a country that is none', { country: 'xx' }, { field: 'country' }],
  ['an unknown gender', { gender: 'other' }, { field: 'gender' }],
  ['a language of messages that there is none in', { locale: 'de' }, { field: 'locale' }],
  ['no language of messages', { locale: null }, { field: 'locale' }],
  ['an endless address [5.5]', { address: 'а'.repeat(151) }, { field: 'address' }],
])('%s is refused, and nothing is changed', async (_what, body, error) => {
  const player = await platform.createPlayer()
  expect(
    await platform.as(player).put(updateProfile, { body: { middlename: 'Игоревна', ...body } }),
  ).toMatchObject({ status: 400, errors: [{ code: 'invalid_request', ...error }] })
  expect((await platform.as(player).get(getProfile)).body.middlename).toBeNull()
})

test("contacts, birthday and nickname can't be changed here [6.12]", async () => {
  const player = await platform.createPlayer()
  const before = (await platform.as(player).get(getProfile)).body
  const body = {
    email: 'other@example.com',
    phone: '79990000099',
    nick_name: 'Other',
    nickName: 'Other',
    birthday: '1980-01-01',
  } as ProfileChange
  expect((await platform.as(player).put(updateProfile, { body })).body).toEqual({ success: false })
  expect((await platform.as(player).get(getProfile)).body).toEqual(before)
})
