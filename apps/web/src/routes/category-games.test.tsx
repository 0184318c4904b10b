import { listCategories } from '@yanta/contract'
import { category, gameListItem, producer } from '@yanta/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { gamesPerPage, loadGames, shouldReloadGames } from '../features/catalogue/games-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import CategoryGames from './category-games.tsx'
import ProviderCategory from './provider-category.tsx'
import ProviderGames from './provider-games.tsx'

const manyGames = Array.from({ length: gamesPerPage }, (_, index) => ({ ...gameListItem, id: String(index), slug: `game-${index}`, name: `Game ${index}` }))

test('a category lists its games under its name [2.3] [7.59]', async () => {
  const list = await loadGames(answerCalls(), 'category', 'slots', null)
  const html = await renderScreen(CategoryGames, list, { path: '/games/slots' })
  expect(html).toMatch(/<h1>Слоты.*<small>1<\/small><\/h1>/)
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).not.toContain('Показать ещё')
})

test('what does not fit is a link away, also without scripts', async () => {
  const list = await loadGames(answerCalls({ listGames: { items: manyGames, totalItems: 88 } }), 'category', 'slots', null)
  const html = await renderScreen(CategoryGames, list, { path: '/games/slots' })
  expect(html).toContain('href="/games/slots?page=2"')
  expect(html).toContain('Показать ещё 40')
  expect(html).toContain('Показано 40 из 88')
})

test('an unknown category is not found [2.18]', async () => {
  await expect(loadGames(answerCalls(), 'category', 'nope', null)).rejects.toMatchObject({ init: { status: 404 } })
})

test('an empty category says so and shows the way back', async () => {
  const list = await loadGames(answerCalls({ listGames: { items: [], totalItems: 0 } }), 'category', 'slots', null)
  expect(await renderScreen(CategoryGames, list, { locale: 'en', path: '/games/slots' })).toContain('No games here yet')
})

test.each([[null, 1], ['3', 3], ['0', 1], ['-2', 1], ['x', 1], ['9999', 25]])('page %j of an address opens %i pages', async (text, pages) => {
  expect((await loadGames(answerCalls(), 'category', category.slug, text)).pages).toBe(pages)
})

test.each([
  ['/games/slots', '/games/slots?page=2', false],
  ['/games/slots?page=2', '/games/slots?page=3', false],
  ['/games/slots?page=3', '/games/slots', true],
  ['/games/slots?page=2', '/games/slots?page=2', true],
  ['/games/slots', '/games/top?page=2', true],
])('from %s to %s the list is loaded again: %s [1.4]', (current, next, expected) => {
  vi.stubGlobal('history', { state: null })
  const [currentUrl, nextUrl] = [current, next].map((path) => new URL(path, 'https://yanta.example')) as [URL, URL]
  expect(shouldReloadGames({ currentUrl, nextUrl, defaultShouldRevalidate: true } as Parameters<typeof shouldReloadGames>[0])).toBe(expected)
})

test('a provider lists its games by provider [2.4] [7.60]', async () => {
  const calls: unknown[] = []
  const answer = answerCalls({ listCategories: { items: [producer] } })
  await loadGames(((declaration, input) => {
    calls.push([declaration.name, input])
    return answer(declaration, input)
  }) as typeof answer, 'producer', 'quasar-tea', null)
  expect(calls).toContainEqual(['listGames', { query: { 'filter[provider]': 'quasar-tea', 'page': 1, 'limit': 40 } }])
  expect(calls).toContainEqual(['listCategories', { query: { 'filter[type]': 'category', 'filter[provider]': 'quasar-tea' } }])
})

test('a provider\'s screen leads to its games of each category, and to no other\'s [2.4]', async () => {
  const answer = answerCalls({ listCategories: { items: [producer] } })
  const calls = ((declaration, input) => ('filter[provider]' in ((input as { query?: object } | undefined)?.query ?? {}) && declaration.name === listCategories.name
    ? answerCalls({ listCategories: { items: [category] } }) : answer)(declaration, input)) as typeof answer
  const html = await renderScreen(ProviderGames, await loadGames(calls, 'producer', producer.slug, null), { path: `/producers/${producer.slug}` })
  expect(html).toMatch(new RegExp(`href="/producers/${producer.slug}"[^>]*aria-current="page"`))
  expect(html.match(/href="\/producers\/[^"/]+\/[^"]+"/g)).toEqual([`href="/producers/${producer.slug}/${category.slug}"`])
})

test('a provider\'s games of one category stand below the provider [2.4]', async () => {
  const calls = answerCalls({ [listCategories.name]: { items: [category, { ...producer, pageType: 'gameProducer' }] } })
  const list = await loadGames(calls, 'producer', producer.slug, null, category.slug)
  const html = await renderScreen(ProviderCategory, list, { path: `/producers/${producer.slug}/${category.slug}` })
  expect(html).toContain(`href="/producers/${producer.slug}"`)
  expect(html).toContain(`<li aria-current="page">${category.name}</li>`)
  expect(html).toMatch(new RegExp(`href="/producers/${producer.slug}/${category.slug}"[^>]*aria-current="page"`))
  await expect(loadGames(calls, 'producer', producer.slug, null, 'no-such-category')).rejects.toMatchObject({ init: { status: 404 } })
})
