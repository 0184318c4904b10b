import {
  getRewardsSummary,
  getWelcomeOffer,
  giftChanged,
  listGifts,
  selectCashboxGift,
  type GiftReason,
  type Locale,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { grantGift, publishGiftNews } from './gifts.service.ts'
import { findWelcomeOffer } from './welcome-offer.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

let grantCount = 0
const grant = (
  { id }: TestPlayer,
  gift = 'welcome',
  key = `gift ${(grantCount += 1)}`,
  reason: GiftReason = 'personal',
) =>
  platform.db
    .transaction()
    .execute((trx) => grantGift(trx, platform.clock.now(), { userId: id, gift, reason, scope: 'test', key }))
const list = async (player: TestPlayer, locale: Locale = 'ru') =>
  (await platform.as(player).get(listGifts, undefined, { headers: { 'accept-language': locale } })).body.data
    .data
const choose = (player: TestPlayer, id: string) =>
  platform.as(player).post(selectCashboxGift, { body: { user_gift_id: id } })
const chosen = async (player: TestPlayer) =>
  (await list(player)).filter(({ isSelected }) => isSelected).map(({ id }) => id)

test("a gift is listed as it was granted, in the player's currency and the language of the call [3.44], [7.22]", async () => {
  const player = await platform.createPlayer({ currency: 'EUR' })
  expect(await list(player)).toEqual([])
  await grant(player)
  const [gift] = await list(player, 'en')
  expect(gift).toEqual({
    id: expect.stringMatching(/^\d+$/),
    title: '100% on deposits',
    image: expect.stringMatching(/^\/art\/gifts\/deposit\./),
    type: 'deposit_bonus',
    state: 'received',
    reason: 'personal',
    terms: {
      type: 'deposit_bonus',
      percent: 100,
      leastDeposit: 1_000,
      bonus: { wagerTimes: 25, days: 7, capTimes: 5, maxStake: 500 },
    },
    price: null,
    productId: null,
    receivedAt: expect.any(String),
    activatedAt: null,
    endedAt: null,
    expiredAt: expect.any(String),
    restrictions: {
      depositLimits: [{ currency: 'EUR', limit: 10_000 }],
      needsPhone: false,
      needsEmail: false,
      platform: null,
      level: 1,
    },
    restrictionsState: { depositProgress: 0, deposits: { counted: 0, most: 5 } },
    isSelected: false,
  })
  expect(Date.parse(gift!.expiredAt!) - Date.parse(gift!.receivedAt)).toBe(14 * 86_400_000)
  expect((await list(player, 'ru'))[0]!.title).toBe('100\u00a0% к\u00a0депозитам')
})

test('every type of gift is listed with what it gives [3.45]', async () => {
  const player = await platform.createPlayer()
  const slugs = ['cash', 'xp', 'compoints', 'welcome', 'offer', 'spins', 'feature', 'choice', 'custom', 'box']
  for (const slug of slugs) await grant(player, slug)
  await platform.db.transaction().execute((trx) =>
    grantGift(trx, platform.clock.now(), {
      userId: player.id,
      gift: { slug: 'weekly-cashback', amount: 1_234, percent: 5 },
      reason: 'cashback',
      scope: 'test',
      key: `cashback of ${player.id}`,
    }),
  )
  const gifts = await list(player, 'en')
  expect(gifts.map(({ type, terms }) => [type, terms.type])).toEqual(
    [
      'cashback',
      'nondeposit',
      'custom',
      'group',
      'feature',
      'giftspin',
      'bonus_offer',
      'deposit_bonus',
      'compoint',
      'xp',
      'cash',
    ].map((type) => [type, type]),
  )
  const termsOf = (type: string) => gifts.find((gift) => gift.type === type)!.terms
  expect(termsOf('cashback')).toMatchObject({ amount: 1_234, percent: 5, bonus: { wagerTimes: 3 } })
  expect(termsOf('giftspin')).toMatchObject({
    game: { slug: 'neon-drive', name: 'Neon Drive' },
    stake: 1_000,
    total: 20,
    left: 20,
    won: 0,
    bonus: { wagerTimes: 20, days: 7 },
  })
  expect(termsOf('group')).toMatchObject({ options: [{ id: 'spins' }, { id: 'offer' }, { id: 'cash' }] })
  expect(termsOf('nondeposit')).toMatchObject({
    prizes: [{ title: 'Cash', chance: 6_000 }, { chance: 3_000 }, { title: 'Nothing', chance: 1_000 }],
  })
})

test('one scope and key grant a gift once, to one player, and what changes in content later changes nothing given', async () => {
  const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
  const first = await grant(player, 'cash', 'once')
  const again = await grant(player, 'cash', 'once')
  expect(again).toEqual({ giftId: first.giftId, news: [] })
  await expect(grant(other, 'cash', 'once')).rejects.toThrow('to another player')
  await expect(grant(player, 'nothing')).rejects.toThrow('there is no gift nothing')
  await sql`update gift_offers set entry = jsonb_set(entry, '{entry,amount,RUB}', '1') where slug = 'cash'`.execute(
    platform.db,
  )
  expect(await list(player)).toMatchObject([{ terms: { type: 'cash', amount: 10_000 } }])
})

test('a granted gift is a fact for other parts of the platform, and news for the player’s pages [7.86]', async () => {
  const player = await platform.createPlayer()
  const published: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === giftChanged.type) published.push(data)
  })
  const { giftId, news } = await grant(player, 'spins')
  publishGiftNews(platform.app.deps.realtime, news)
  end()
  expect(published).toMatchObject([{ id: String(giftId), change: 'received', titles: { en: '20 spins' } }])
  const { rows } = await sql`
    select type, data from event_outbox where user_id = ${player.id}`.execute(platform.db)
  expect(rows).toMatchObject([
    { type: 'gift.received', data: { giftId, type: 'giftspin', reason: 'personal' } },
  ])
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

test.each([
  ['of a second account', sql`multi_account = true`, 'multi_account'],
  ['without bonuses', sql`bonuses_disabled_at = now()`, 'disabled'],
] as const)('a player %s chooses no gift for a deposit [6.9], [7.26]', async (_what, change, code) => {
  const player = await platform.createPlayer()
  await grant(player)
  const [gift] = await list(player)
  await sql`update users set ${change} where id = ${player.id}`.execute(platform.db)
  expect((await choose(player, gift!.id)).errors).toMatchObject([{ code }])
  expect(await chosen(player)).toEqual([])
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

test('before registering anyone is told the deposit bonus of every new player, in the currency asked for', async () => {
  const offer = { percent: 100, deposits: 5, wagerTimes: 25 }
  const ask = async (currency: 'EUR' | 'RUB') =>
    (await platform.as(null).get(getWelcomeOffer, { query: { currency } })).body.data
  expect(await ask('EUR')).toMatchObject({ ...offer, most: 10_000, leastDeposit: 1_000 })
  expect(await ask('RUB')).toMatchObject({ ...offer, leastDeposit: 50_000 })
})

test('what a welcome bonus still adds is told in the currency of its player, until it expires, and of no other gift', async () => {
  const player = await platform.createPlayer({ currency: 'EUR' })
  const readLeft = async () => (await platform.as(player).get(getRewardsSummary)).body.welcomeLeft
  await grant(player)
  expect(await readLeft()).toBeNull()
  await grant(player, 'welcome', 'of registration', 'registration')
  expect(await readLeft()).toBe(10_000)
  await sql`update user_gifts set expires_at = now() - interval '1 day' where user_id = ${player.id}`.execute(
    platform.db,
  )
  expect(await readLeft()).toBeNull()
})

test.each([
  ['of second accounts', sql`multi_account = true`],
  ['whose bonuses are switched off', sql`bonuses_disabled_at = now()`],
])('players %s are promised nothing of a welcome bonus', async (whose, change) => {
  const player = await platform.createPlayer({ currency: 'EUR' })
  await grant(player, 'welcome', `of registration ${whose}`, 'registration')
  await sql`update users set ${change} where id = ${player.id}`.execute(platform.db)
  expect((await platform.as(player).get(getRewardsSummary)).body.welcomeLeft).toBeNull()
})

test.each([
  ['a phone', { phone: true }],
  ['an e-mail', { email: true }],
  ['the app', { platform: 'mobile' }],
  ['a level', { level: 2 }],
])(
  'a deposit bonus that asks for %s as well is told to nobody before registering',
  async (_, restrictions) => {
    const slug = `restricted-${Object.keys(restrictions)[0]}`
    const copy = (given: string, asks: object) =>
      sql`
    insert into gift_offers (slug, entry)
    select ${given}, jsonb_set(jsonb_set(entry, '{entry,slug}', to_jsonb(${given}::text)), '{entry,restrictions}', ${JSON.stringify(asks)}::jsonb)
    from gift_offers where slug = 'welcome'`.execute(platform.db)
    await copy(slug, restrictions)
    await copy(`free-of-${slug}`, {})
    expect(await findWelcomeOffer(platform.db, [slug], 'EUR')).toBeNull()
    expect(await findWelcomeOffer(platform.db, [`free-of-${slug}`], 'EUR')).toMatchObject({ percent: 100 })
  },
)
