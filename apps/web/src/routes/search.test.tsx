import { type CallDeclaration, listGames } from '@yanta/contract'
import { category, gameListItem, producer, serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { loadSearch } from '../features/search/search-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Search, { meta } from './search.tsx'

const popular = { ...gameListItem, id: '9', slug: 'red-oni', name: 'Red Oni' }
const site = { locale: 'ru', serverData, categories: [category], producers: [producer] }

/** A platform whose search finds `found` of `total`, with one popular game. */
function platform(found: object[], total = found.length): { call: Call; asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = []
  const call = (async (declaration: CallDeclaration, input?: { query?: Record<string, unknown> }) => {
    if (declaration.name !== listGames.name) return answerCalls()(declaration, input as never)
    asked.push(input?.query ?? {})
    return {
      ok: true,
      value:
        'q' in (input?.query ?? {})
          ? { items: found, totalItems: total }
          : { items: [popular], totalItems: 1 },
    }
  }) as unknown as Call
  return { call, asked }
}

const render = async (call: Call, query: string, locale: 'ru' | 'en' = 'ru') =>
  renderScreen(Search, await loadSearch(call, new URLSearchParams(query)), {
    path: `/search?${query}`,
    site: { ...site, locale },
    locale,
  })

test('search results have a screen of their own: games, providers and categories [7.59]', async () => {
  const { call, asked } = platform([gameListItem])
  const html = await render(call, 'q=++neon++')
  expect(asked[0]).toEqual({ q: 'neon', limit: 40 })
  expect(html).toMatch(/<h1[^>]*>Поиск: neon<\/h1>/)
  expect(html).toContain('href="/play/neon-drive"')
  expect(await render(call, `q=${producer.name}`)).toContain(`href="${producer.url}"`)
  expect(await render(call, 'q=ckjn')).toMatch(new RegExp(`href="${category.url}"[^>]*>${category.name}`))
})

test('the screen has a form that works without scripts and contains the query', async () => {
  const html = await render(platform([gameListItem]).call, 'q=neon')
  expect(html).toMatch(/<form role="search"><div[^>]*>.*<input type="search"[^>]*name="q"[^>]*value="neon"/)
})

test('further results are reached by a link, and at most a thousand are listed', async () => {
  const many = Array.from({ length: 40 }, (_, place) => ({
    ...gameListItem,
    id: `${place}`,
    slug: `game-${place}`,
  }))
  const { call, asked } = platform(many, 10_000)
  const html = await render(call, 'q=a')
  expect(html).toContain('href="/search?q=a&amp;page=2"')
  expect(html).toContain('Показать ещё 40')
  for (const [page, limit] of [
    ['3', 120],
    ['999', 1000],
    ['-1', 40],
    ['x', 40],
  ] as const) {
    await loadSearch(call, new URLSearchParams({ q: 'a', page }))
    expect(asked.at(-2)).toEqual({ q: 'a', limit })
  }
})

test('a search without results shows so, with popular games [2.51]', async () => {
  const { call } = platform([])
  const html = await render(call, 'q=zzz')
  expect(html).toContain('По запросу «zzz» ничего нет')
  expect(html).toContain('Возможно, вам понравится')
  expect(html).toContain('href="/play/red-oni"')
  expect(html).toMatch(new RegExp(`href="${category.url}"[^>]*>${category.name}`))
  expect(await render(call, 'q=zzz', 'en')).toContain('You may also like')
})

test('an empty query is not searched; popular searches are linked', async () => {
  const { call, asked } = platform([gameListItem])
  const html = await render(call, 'q=+')
  expect(asked).toHaveLength(1)
  expect(html).toContain('href="/search?q=Red+Oni"')
  expect(html).not.toContain('ничего нет')
})

test('a query is cut to the limit of the platform, and shown as text', async () => {
  const { call, asked } = platform([])
  await loadSearch(call, new URLSearchParams({ q: 'я'.repeat(400) }))
  expect(asked[0]!.q).toHaveLength(150)
  expect(await render(call, `q=${encodeURIComponent('<b>&"')}`)).toContain('&lt;b&gt;&amp;&quot;')
})

test('a search is not indexed, and its canonical address is that of the screen [2.25]', async () => {
  const found = await loadSearch(platform([gameListItem]).call, new URLSearchParams('q=neon'))
  const root = {
    id: 'root',
    loaderData: { locale: 'ru', serverData: { ...serverData, canonical: 'https://casino.example' } },
  }
  const told = meta({ matches: [root], location: { pathname: '/search' }, loaderData: found } as never)
  expect(told).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(told).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://casino.example/search' })
  expect(told).toContainEqual({ title: expect.stringContaining('Поиск: neon') })
})
