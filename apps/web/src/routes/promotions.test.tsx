import type { Promotion } from '@yanta/contract'
import { gameListItem, promotion, promotionListItem, serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { type PromotionData, loadPromotion, loadPromotions } from '../features/promotions/promotions-data.ts'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { presentCardGame } from '../domain/game/card-game.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import PromotionRoute, { meta } from './promotion.tsx'
import Promotions from './promotions.tsx'

const past = {
  ...promotionListItem,
  id: '2',
  slug: 'honey-drop',
  title: 'Медовая капля',
  status: 'past',
  endAt: '2026-01-01T00:00:00.000Z',
}

const load = (changes: Partial<Promotion>): PromotionData => ({
  promotion: { ...promotion, ...changes },
  own: 'guest',
  others: [],
})

async function renderList(items: object[], locale: 'ru' | 'en' = 'ru') {
  const games = items.length === 0 ? [presentCardGame(gameListItem)] : []
  return renderScreen(
    Promotions,
    { ...(await loadPromotions(answerCalls({ listPromotions: { items } }), false)), games },
    { locale, path: '/promo' },
  )
}

test('a card shows title, picture, prize fund, a timer and a link to the promotion', async () => {
  const html = await renderList([promotionListItem])
  expect(html).toContain('<h1>Акции</h1>')
  expect(html).toMatch(/Призовой фонд.*5 000 000 ₽/)
  expect(html).toContain('href="/promo/winter-lab"')
  expect(html).toContain('aria-label="До конца акции «Зимняя лаборатория»"')
  expect(html).toContain('/art/promotions/winter-lab-card.1b2c3d4e')
})

test('promotions are ordered active, future, past, whatever the order of the answer [4.5]', async () => {
  const items = [
    past,
    {
      ...promotionListItem,
      id: '3',
      slug: 'soon',
      title: 'Скоро начнётся',
      status: 'future',
      startAt: '2126-01-01T00:00:00.000Z',
      endAt: null,
    },
    promotionListItem,
  ]
  const html = await renderList(items)
  const places = ['Зимняя лаборатория', 'Скоро начнётся', 'Медовая капля'].map((title) => html.indexOf(title))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a past promotion shows so and has no timer', async () => {
  const html = await renderList([promotionListItem, past])
  expect(html).toContain('Завершена')
  expect(html).not.toContain('«Медовая капля»"')
  expect(html.indexOf('Идут сейчас')).toBeLessThan(html.indexOf('Недавно'))
})

test('without promotions the screen shows a message and games instead [2.37]', async () => {
  const html = await renderList([])
  expect(html).toContain('Акции готовятся')
  expect(html).toContain('href="/tournaments"')
  expect(html).toContain('href="/play/neon-drive"')
})

test('when all are past the screen shows so, with another way to win [2.37]', async () => {
  const html = await renderList([past])
  expect(html).toContain('Все акции завершены')
  expect(html).toContain('href="/tournaments"')
  expect(html).not.toContain('Самые важные')
})

test('the list in English [1.4]', async () => {
  const html = await renderList([], 'en')
  expect(html).toContain('Promotions are on their way')
  expect(html).not.toMatch(/Акции|Турниры/)
})

test('a promotion shows its scene, its text and a link back [2.5]', async () => {
  const html = await renderScreen(PromotionRoute, await loadPromotion(answerCalls(), 'winter-lab', false), {
    path: '/promo/winter-lab',
  })
  expect(html).toMatch(/<h1[^>]*>Зимняя лаборатория<\/h1>/)
  expect(html).toContain('<p>Каждая ставка даёт элементы.</p>')
  expect(html).toMatch(/<nav[^>]*>.*href="\/promo".*aria-current="page">Зимняя лаборатория/)
})

test('without scripts the page says why it has no table, rather than that it is loading', async () => {
  const html = await renderScreen(
    PromotionRoute,
    load({ template: 'template1', container: 'default', status: 'active' }),
    {
      locale: 'ru',
      path: '/promo/honey-drop',
    },
  )
  expect(html).toMatch(/<noscript>.*Таблицу участников показывает JavaScript.*<\/noscript>/)
  expect(html).toMatch(
    /<div class="[^"]*needsScript[^"]*"><div role="status"[^>]*><[^>]*>Загружаем участников/,
  )
})

test('a reward for everyone is called a bonus, not a prize fund', async () => {
  const bonus = { isBonus: true, fund: 'До 300 000 ₽' }
  for (const html of [
    await renderList([{ ...promotionListItem, ...bonus }]),
    await renderScreen(PromotionRoute, load({ ...bonus }), { path: '/promo/bonus' }),
  ]) {
    expect(html).toMatch(/Размер бонуса.*До 300 000 ₽/)
    expect(html).not.toContain('Призовой фонд')
  }
})

test('scripts pasted by an editor do not run', async () => {
  expect(
    await renderScreen(PromotionRoute, load({ html: '<p onclick="steal()">x</p><script>steal()</script>' }), {
      path: '/promo/winter-lab',
    }),
  ).not.toContain('steal')
})

test.each([[404], [400]])('a slug that the platform answers with %i is not found [2.18]', async (refused) => {
  await expect(
    loadPromotion(answerCalls({ getPromotion: { refused } }), 'nope', false),
  ).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('when the platform does not answer, the loader throws and returns no empty list [2.19], [8.3]', async () => {
  await expect(loadPromotions(answerCalls({ listPromotions: { refused: 0 } }), false)).rejects.toMatchObject({
    init: { status: 503 },
  })
})

test('a link preview has the promotion’s words and picture; the address of all instances is canonical to the one it shows [2.25]', async () => {
  await loadCatalogue('ru')
  const seo = {
    metaTitle: null,
    metaDescription: null,
    noIndex: false,
    text: null,
    image: '/art/promotions/aurora-night-share.1a2b3c4d.png',
  }
  const head = meta({
    matches: [{ id: 'root', loaderData: { locale: 'ru', serverData } }],
    location: { pathname: '/promo/aurora-night' },
    loaderData: { ...load({ slug: 'aurora-night-20261101', title: 'Ночь сияния' }), seo },
  } as unknown as Parameters<typeof meta>[0])
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/promo/aurora-night-20261101',
  })
  expect(head).toContainEqual({ property: 'og:image', content: `http://localhost:3000${seo.image}` })
  expect(head).toContainEqual({
    property: 'og:title',
    content: expect.stringContaining('Ночь сияния') as string,
  })
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a player’s list marks the promotions in which the player takes part; without that call it is a list all the same [2.36] [8.3]', async () => {
  const answers = { listPromotions: { items: [promotionListItem] } }
  const listed = await loadPromotions(answerCalls({ ...answers, listMemberships: { items: ['12'] } }), true)
  expect(listed.memberships).toEqual(['12'])
  const html = await renderScreen(Promotions, { ...listed, games: [] }, { path: '/promo' })
  expect(html).toContain('Вы участвуете')
  const failed = await loadPromotions(answerCalls({ ...answers, listMemberships: { refused: 500 } }), true)
  expect(failed).toEqual({ promotions: [promotionListItem], memberships: [] })
})
