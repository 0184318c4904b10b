import { openArt } from '@yanta/art'
import { systemClock } from '@yanta/config/clock'
import { getPromotion, getSeoMeta, listPromotions, listSiteAddresses } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { createPromotions } from './promotions.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const english = { headers: { 'accept-language': 'en' } }

test('promotions are in the language of the call, active ones before past ones [7.33], [4.5]', async () => {
  const { body } = await platform.as(null).get(listPromotions)
  expect(body.items.map(({ slug, status, title }) => [slug, status, title])).toEqual([
    ['winter-lab', 'active', 'Лаборатория Yanta'],
    ['honey-drop', 'past', 'Медовая капля'],
  ])
  expect(body.items[0]).toMatchObject({
    template: null,
    fund: '5 000 000 ₽',
    endAt: null,
    image: expect.stringContaining('/art/promotions/winter-lab-card.') as string,
  })
  expect((await platform.as(null).get(listPromotions, undefined, english)).body.items[0]!.title).toBe(
    'Yanta lab',
  )
})

test('a promotion has its text, and an unknown one is not found [7.35]', async () => {
  const { body } = await platform.as(null).get(getPromotion, { params: { slug: 'winter-lab' } })
  expect(body).toMatchObject({ slug: 'winter-lab', description: 'Элементы за\u00a0ставки' })
  expect(body.html).toContain('<h2>Как играть</h2>')
  expect(await platform.as(null).get(getPromotion, { params: { slug: 'nope' } })).toMatchObject({
    status: 404,
    errors: [{ code: 'not_found' }],
  })
})

test('search engines get its name and its address', async () => {
  expect(
    (await platform.as(null).get(getSeoMeta, { query: { path: '/promo/honey-drop' } })).body.metaTitle,
  ).toBe('Акция Медовая капля')
  expect((await platform.as(null).get(getSeoMeta, { query: { path: '/promo/nope' } })).body.noIndex).toBe(
    true,
  )
  expect((await platform.as(null).get(listSiteAddresses)).body.items).toContainEqual({
    path: '/promo/winter-lab',
    updatedAt: null,
  })
})

const moments = [
  ['2026-11-30T23:59:59Z', 'future'],
  ['2026-12-01T00:00:00Z', 'active'],
  ['2026-12-04T23:59:59Z', 'active'],
  ['2026-12-05T00:00:00Z', 'past'],
] as const
test.each(moments)('at %s a promotion of the first days of December is %s [4.2]', (at, status) => {
  const words = { ru: 'Капля', en: 'Drop' }
  const entry = {
    slug: 'honey-drop',
    title: words,
    description: words,
    text: words,
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: '2026-12-05T00:00:00Z',
    bonus: false,
    hidden: false,
  }
  expect(
    createPromotions([entry], openArt(), { ru: {}, en: {} }, { now: () => new Date(at) }).find(
      'en',
      'honey-drop',
    )?.status,
  ).toBe(status)
})

test('a hidden promotion opens by its address, and is in no list and no site map', async () => {
  const words = { ru: 'Бонус', en: 'Bonus' }
  const { list, find, subject } = createPromotions(
    [
      {
        slug: 'honey-drop',
        title: words,
        description: words,
        text: words,
        fund: words,
        bonus: true,
        hidden: true,
      },
    ],
    openArt(),
    { ru: {}, en: {} },
    systemClock,
  )
  expect([list('en'), await subject.listAddresses(), await subject.findName('en', 'honey-drop')]).toEqual([
    [],
    [],
    'Bonus',
  ])
  expect(find('en', 'honey-drop')).toMatchObject({
    title: 'Bonus',
    fund: 'Bonus',
    isBonus: true,
    status: 'active',
  })
})
