import { findStatus } from '../contests/contests.service.ts'
import {
  getActivePromotion,
  getPromotion,
  getSeoMeta,
  joinPromotion,
  listPromotions,
  listSiteAddresses,
} from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const english = { headers: { 'accept-language': 'en' } }
const guest = () => platform.as(null)
const open = async (slug: string) => (await guest().get(getPromotion, { params: { slug } })).body
const item = async (slug: string) =>
  (await guest().get(listPromotions)).body.items.find((one) => one.slug.startsWith(slug))!

test('promotions are in the language of the call: active ones, then future, then past ones, each by priority [7.33] [4.5] [2.37]', async () => {
  const { body } = await guest().get(listPromotions)
  expect(body.items.map(({ slug, status }) => [slug.replace(/-\d{8}$/, ''), status])).toEqual([
    ['aurora-draw', 'active'],
    ['cocktail-hour', 'active'],
    ['treasure-exchange', 'active'],
    ['duck-patrol', 'active'],
    ['birthday', 'active'],
    ['winter-lab', 'active'],
    ['golden-cup', 'future'],
    ['harvest-night', 'past'],
    ['honey-drop', 'past'],
  ])
  expect(await item('winter-lab')).toMatchObject({
    title: 'Лаборатория Yanta',
    template: null,
    fund: '5\u00a0000\u00a0000\u00a0₽',
    endAt: null,
    image: expect.stringContaining('/art/promotions/winter-lab-card.') as string,
  })
  const { items } = (await guest().get(listPromotions, undefined, english)).body
  expect(items.find(({ slug }) => slug === 'winter-lab')!.title).toBe('Yanta lab')
})

test('a card has what it shows: type, template, times, a pool, whether it is important [2.36] [3.19-3.25]', async () => {
  const day = 86_400_000
  const aurora = await item('aurora-draw')
  expect(aurora).toMatchObject({
    type: 'lottery',
    template: 'template1',
    container: 'default',
    isImportant: true,
    sortPriority: 100,
    hasWinners: false,
    prizePoolCounter: { id: aurora.id, prizePool: 100_000_000 * 100 },
  })
  expect(Date.parse(aurora.endAt!) - Date.parse(aurora.startAt!)).toBe(90 * day)
  expect(aurora.slug).toMatch(/^aurora-draw-\d{8}$/)
})

test('a promotion has its text, and an unknown one is not found [7.35]', async () => {
  const body = await open('winter-lab')
  expect(body).toMatchObject({
    slug: 'winter-lab',
    description: 'Элементы за\u00a0ставки',
    draw: null,
    prizes: [],
  })
  expect(body.html).toContain('<h2>Как играть</h2>')
  expect(await guest().get(getPromotion, { params: { slug: 'nope' } })).toMatchObject({
    status: 404,
    errors: [{ code: 'not_found' }],
  })
})

test('the page of a lottery has its prizes in order, the last one the main one with the first place, and a draw whose seed is hidden [3.24] [3.26] [4.58]', async () => {
  const { id, prizes, draw, useParticipantBtn, pointPrices, currency } = await open('aurora-draw')
  expect(id).toMatch(/^\d+$/)
  expect(
    prizes.map((prize) => [prize.id, prize.position, prize.count, prize.places, prize.isMain, prize.title]),
  ).toEqual([
    ['spins', 1, 3, { from: 4, to: 6 }, false, expect.any(String)],
    ['cash', 2, 2, { from: 2, to: 3 }, false, expect.any(String)],
    ['main', 3, 1, { from: 1, to: 1 }, true, 'Фонд'],
  ])
  expect(prizes[1]).toMatchObject({ terms: { type: 'cash' }, price: null, currencyId: null, left: null })
  expect(draw).toMatchObject({ state: 'open', seed: null, listHash: null, ticketCount: null })
  expect(draw!.seedHash).toMatch(/^[0-9a-f]{64}$/)
  expect([useParticipantBtn, pointPrices!.RUB, currency!.id]).toEqual([true, 100_000, 'point'])
})

test('the page of an exchange has prices, stocks and levels, in the currency of the player who asks [3.26]', async () => {
  const { prizes, achievements, draw } = await open('treasure-exchange')
  expect(draw).toBeNull()
  expect(achievements).toEqual({ deposits: true, achievements: true })
  expect(
    prizes.map(({ id, price, currencyId, left, level, places }) => [
      id,
      price,
      currencyId,
      left,
      level,
      places,
    ]),
  ).toEqual([
    ['spins', 10, 'shell', null, 1, null],
    ['chest', 20, 'shell', 3, 2, null],
    ['main', 50, 'shell', 1, 1, null],
  ])
  expect(prizes[1]).toMatchObject({ title: 'Сундук', giftTitles: [expect.any(String), expect.any(String)] })
  const euro = await platform.createPlayer({ currency: 'EUR' })
  const seen = await platform.as(euro).get(getPromotion, { params: { slug: 'treasure-exchange' } })
  expect(seen.body.prizes[2]!.terms).not.toEqual(prizes[2]!.terms)
})

test('a promotion has the membership of the player who asks, and none for others [3.22]', async () => {
  const { id, slug } = await open('aurora-draw')
  const player = await platform.createPlayer()
  const read = async () => (await platform.as(player).get(getPromotion, { params: { slug } })).body.membership
  expect(await read()).toBeNull()
  await platform.as(player).post(joinPromotion, { body: { action_id: id } })
  expect(await read()).toMatchObject({ actionId: id, number: expect.any(Number) as number, isEligible: true })
  expect((await open(slug)).membership).toBeNull()
})

test('flasks, the hunt, high fives and both currencies come with the page they belong to [3.22] [3.24]', async () => {
  const season = await open('golden-cup')
  expect(
    season.flasks.map(({ kind, goal, prize }) => [kind, goal, prize.id, prize.giftTitles.length]),
  ).toEqual([
    ['achievements', 100, 'flask-achievements', 1],
    ['deposits', 10, 'flask-deposits', 1],
    ['bets', 10, 'flask-bets', 1],
  ])
  expect(await open('duck-patrol')).toMatchObject({
    isHighFiveEnabled: true,
    duckHunt: { pointsPerShot: 10 },
    additionalCurrency: { id: 'cocktail' },
  })
})

test('a slug without a day opens the instance that runs, and each instance by its own [7.35]', async () => {
  const { slug, id } = await open('duck-patrol')
  expect(slug).toMatch(/^duck-patrol-\d{8}$/)
  expect((await open(slug)).id).toBe(id)
})

test('the active promotion is the first that runs and has a template [4.54] [4.57] [7.34]', async () => {
  const { data } = (await guest().get(getActivePromotion)).body
  expect(data).toMatchObject({ slug: (await open('aurora-draw')).slug, template: 'template1' })
})

test('search engines get its name, its picture and its address [2.25]', async () => {
  const meta = async (path: string) => (await guest().get(getSeoMeta, { query: { path } })).body
  expect(await meta('/promo/honey-drop')).toMatchObject({
    metaTitle: 'Акция Медовая капля',
    image: expect.stringMatching(/^\/art\/promotions\/honey-drop-wide\./) as string,
  })
  const { slug } = await open('aurora-draw')
  expect(await meta(`/promo/${slug}`)).toMatchObject({
    metaTitle: 'Акция Северное сияние',
    image: expect.stringMatching(/^\/art\/promotions\/aurora-draw-wide\./) as string,
  })
  expect((await meta('/promo/nope')).noIndex).toBe(true)
  const { items } = (await guest().get(listSiteAddresses)).body
  for (const path of ['/promo/winter-lab', `/promo/${slug}`])
    expect(items).toContainEqual({ path, updatedAt: null })
})

test('a hidden promotion opens by its address, and is in no list and no site map', async () => {
  expect(await open('bonus')).toMatchObject({
    title: 'Бонус новичка',
    fund: 'До\u00a0300\u00a0000\u00a0₽',
    isBonus: true,
    status: 'active',
    container: 'third',
    blocks: { rungs: [{ title: '100\u00a0%', text: 'к\u00a0первому', from: 'от\u00a0500\u00a0₽' }] },
  })
  expect(await item('bonus')).toBeUndefined()
  const { items } = (await guest().get(listSiteAddresses)).body
  expect(items.map(({ path }) => path)).not.toContain('/promo/bonus')
})

const moments = [
  ['2026-11-30T23:59:59Z', 'created', 'future'],
  ['2026-12-01T00:00:00Z', 'created', 'active'],
  ['2026-12-04T23:59:59Z', 'active', 'active'],
  ['2026-12-05T00:00:00Z', 'active', 'past'],
  ['2026-12-02T00:00:00Z', 'cancelled', 'past'],
] as const
test.each(moments)(
  'at %s a promotion of the first days of December, %s by the job, is %s [4.2]',
  (at, state, status) => {
    const startsAt = new Date('2026-12-01T00:00:00Z')
    const endsAt = new Date('2026-12-05T00:00:00Z')
    expect(findStatus({ startsAt, endsAt, state }, new Date(at))).toBe(status)
  },
)

test('what comes again is listed once while it runs, also when its next run is announced already [2.37]', async () => {
  const later = await createTestPlatform()
  try {
    const statuses = async () =>
      (await later.as(null).get(listPromotions)).body.items
        .filter(({ slug }) => slug.startsWith('treasure-exchange'))
        .map(({ status }) => status)
    later.clock.advance({ hours: 86 * 24 })
    const instances = () =>
      later.db.selectFrom('contests').select('id').where('entry', '=', 'treasure-exchange').execute()
    await expect.poll(async () => (await instances()).length, { timeout: 10_000 }).toBe(2)
    later.clock.advance({ minutes: 1 })
    expect(await statuses()).toEqual(['active'])
  } finally {
    await later.close()
  }
})
