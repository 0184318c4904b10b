import { listGifts, selectCashboxGift, type Currency, type Locale } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { grantDepositGift } from './gifts.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const entry = {
  title: { ru: 'Вдвое больше', en: 'Twice as much' },
  percent: 100,
  days: 14,
  limits: { RUB: 1_000_000, EUR: 10_000, USD: 12_000, UAH: 500_000, KZT: 6_000_000, CAD: 17_000 },
}
const grant = ({ id }: TestPlayer, currency: Currency = 'RUB') =>
  platform.db
    .transaction()
    .execute((trx) =>
      grantDepositGift(trx, platform.clock.now(), { userId: id, currency, reason: 'registration' }, entry),
    )
const list = async (player: TestPlayer, locale: Locale = 'ru') =>
  (await platform.as(player).get(listGifts, undefined, { headers: { 'accept-language': locale } })).body.data
    .data
const choose = (player: TestPlayer, id: string) =>
  platform.as(player).post(selectCashboxGift, { body: { user_gift_id: id } })
const chosen = async (player: TestPlayer) =>
  (await list(player)).filter(({ isSelected }) => isSelected).map(({ id }) => id)

test("a gift is listed as it was granted, with the limit of the player's currency, in the language of the call [3.44], [7.22]", async () => {
  const player = await platform.createPlayer({ currency: 'EUR' })
  expect(await list(player)).toEqual([])
  await grant(player, 'EUR')
  const [gift] = await list(player, 'en')
  expect(gift).toEqual({
    id: expect.stringMatching(/^\d+$/),
    title: 'Twice as much',
    type: 'deposit_bonus',
    state: 'received',
    reason: 'registration',
    price: null,
    productId: null,
    expiredAt: expect.any(String),
    restrictions: { depositLimits: [{ currency: 'EUR', limit: 10_000 }] },
    restrictionsState: { depositProgress: 0 },
    isSelected: false,
  })
  expect(Math.abs(Date.parse(gift!.expiredAt!) - Date.now() - 14 * 86_400_000)).toBeLessThan(60_000)
  expect((await list(player, 'ru'))[0]!.title).toBe('Вдвое больше')
})

test('the newest gift comes first, and players see only their own [7.22]', async () => {
  const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
  for (const who of [player, other, player]) await grant(who)
  const ids = (await list(player)).map(({ id }) => Number(id))
  expect(ids).toHaveLength(2)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('a chosen gift waits for the next deposit, and another choice replaces it [7.26]', async () => {
  const player = await platform.createPlayer()
  await grant(player)
  await grant(player)
  const [newer, older] = await list(player)
  expect((await choose(player, older!.id)).body).toEqual({ success: true })
  expect(await chosen(player)).toEqual([older!.id])
  await choose(player, newer!.id)
  await choose(player, newer!.id)
  expect(await chosen(player)).toEqual([newer!.id])
})

test('of many choices at once exactly one is in force in the end [7.26]', async () => {
  const player = await platform.createPlayer()
  for (let count = 0; count < 4; count += 1) await grant(player)
  const gifts = await list(player)
  const answers = await Promise.all([...gifts, ...gifts].map(({ id }) => choose(player, id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await chosen(player)).toHaveLength(1)
})

test('a gift of another player, or an unknown one, is not found [7.26]', async () => {
  const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
  await grant(other)
  for (const id of [(await list(other))[0]!.id, '999999999999', 'none']) {
    expect(await choose(player, id)).toMatchObject({ status: 404, errors: [{ code: 'gift_not_found' }] })
  }
  expect(await chosen(other)).toEqual([])
})

const losses = [
  ['whose limit is reached', sql`deposit_progress = deposit_limit`],
  ['whose time is up', sql`expires_at = now() - interval '1 second'`],
  ['that was used', sql`state = 'used'`],
] as const
test.each(losses)("a gift %s can't be chosen, and is no longer chosen [4.42-4.43]", async (_what, change) => {
  const player = await platform.createPlayer()
  await grant(player)
  const [gift] = await list(player)
  await choose(player, gift!.id)
  await sql`update user_gifts set ${change} where id = ${gift!.id}`.execute(platform.db)
  expect(await chosen(player)).toEqual([])
  expect(await choose(player, gift!.id)).toMatchObject({
    status: 409,
    errors: [{ code: 'gift_not_eligible' }],
  })
})
