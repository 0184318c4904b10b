import { type CallDeclaration, listCategories } from '@yanta/contract'
import {
  balance,
  banner,
  category,
  gameListItem,
  producer,
  profile,
  serverData,
} from '@yanta/contract/fixtures'
import { describe, expect, test } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { gamesPerPage } from '../features/catalogue/game-pages.ts'
import { loadGames, readPage } from '../features/catalogue/games-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import CategoryGames, { meta } from './category-games.tsx'
import ProviderCategory from './provider-category.tsx'
import ProviderGames from './provider-games.tsx'

const manyGames = Array.from({ length: gamesPerPage }, (_, index) => ({
  ...gameListItem,
  id: String(index),
  slug: `game-${index}`,
  name: `Game ${index}`,
}))

const query = (text = '') => new URLSearchParams(text)

interface Asked {
  name: string
  query: Record<string, unknown>
}

/** Answers, and records the requests. */
function listen(answer: Call): { call: Call; asked: Asked[] } {
  const asked: Asked[] = []
  const call = (declaration: CallDeclaration, input?: { query?: Asked['query'] }) => {
    asked.push({ name: declaration.name, query: input?.query ?? {} })
    return answer(declaration, input as never)
  }
  return { call: call as Call, asked }
}

test('a category lists its games under its name [2.3] [7.59]', async () => {
  const list = await loadGames(answerCalls(), 'category', 'slots', query())
  const html = await renderScreen(CategoryGames, list, { path: '/games/slots' })
  expect(html).toMatch(/<h1>Слоты.*<small>1<\/small><\/h1>/)
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).not.toContain('Показать ещё')
})

test.each([
  [8, '', false],
  [9, '', true],
  [1, 'q=fr', true],
  [1, 'sort=new', true],
])('a list of %i games at “?%s” has search and filters: %s', async (totalItems, text, hasBar) => {
  const call = answerCalls({ listGames: { items: manyGames.slice(0, totalItems), totalItems } })
  const list = await loadGames(call, 'category', 'slots', query(text))
  const html = await renderScreen(CategoryGames, list, { path: '/games/slots' })
  expect(html.includes('type="search"')).toBe(hasBar)
})

test('above the games in which bonus money counts a running bonus shows how far its wager is [2.71]', async () => {
  const wagering = { done: 3_100_000, needed: 5_000_000 }
  const site = { player: { profile, balance: { ...balance, wagering, seq: {}, epoch: 'e1' } } }
  const render = async (slug: string) => {
    const list = await loadGames(
      answerCalls({ listCategories: { items: [{ ...category, slug }] } }),
      'category',
      slug,
      query(),
    )
    return (await renderScreen(CategoryGames, list, { path: `/games/${slug}`, site })).replace(/\s/g, ' ')
  }
  expect(await render('otygrat_bonus')).toMatch(
    /31 000 ₽ из 50 000 ₽.*aria-valuenow="62".*Осталось поставить 19 000 ₽/,
  )
  expect(await render('slots')).not.toContain('Осталось поставить')
})

test('further games are reached by a link, also without scripts', async () => {
  const list = await loadGames(
    answerCalls({ listGames: { items: manyGames, totalItems: 88 } }),
    'category',
    'slots',
    query(),
  )
  const html = await renderScreen(CategoryGames, list, { path: '/games/slots' })
  expect(html.match(/<article/g)).toHaveLength(40)
  expect(html).toContain('href="/games/slots?page=2"')
  expect(html).toContain('Показать ещё 40')
  expect(html).toContain('1–40 из 88')
  expect(html).not.toContain('предыдущие')
})

test('a middle page shows only its own games, with links to the previous and the next page', async () => {
  const list = await loadGames(
    answerCalls({ listGames: { items: manyGames, totalItems: 10_000 } }),
    'category',
    'slots',
    query('page=250&sort=new'),
  )
  expect(list.page).toBe(250)
  const html = await renderScreen(
    CategoryGames,
    { ...list, page: 249 },
    { path: '/games/slots?page=249&sort=new' },
  )
  expect(html.match(/<article/g)).toHaveLength(40)
  expect(html).toContain('href="/games/slots?sort=new&amp;page=248"')
  expect(html).toContain('href="/games/slots?sort=new&amp;page=250"')
})

test('a page number past the end shows the last page', async () => {
  const { call, asked } = listen(answerCalls({ listGames: { items: [], totalItems: 88 } }))
  const list = await loadGames(call, 'category', 'slots', query('page=9'))
  expect(asked.filter(({ name }) => name === 'listGames').map(({ query: { page } }) => page)).toEqual([9, 3])
  expect(list.page).toBe(3)
})

describe('a filtered list', () => {
  const narrow = 'sort=new&provider=halva&volatility=high&feature=bonus_buy&rtp=9600&bonus=1&demo=1&q=neon'

  test('is requested with the filters of its address', async () => {
    const { call, asked } = listen(answerCalls())
    await loadGames(call, 'category', 'slots', query(narrow))
    const chosen = {
      q: 'neon',
      'filter[provider][]': ['halva'],
      'filter[volatility][]': ['high'],
      'filter[feature][]': ['bonus_buy'],
      'filter[rtp]': 9600,
      'filter[bonus]': '1',
      'filter[demo]': '1',
      'filter[category]': 'slots',
    }
    expect(asked).toContainEqual({ name: 'listGames', query: { ...chosen, sort: 'new', page: 1, limit: 40 } })
    expect(asked).toContainEqual({ name: 'listGameFacets', query: chosen })
  })

  test('shows the chosen filters, each a link to the list without it', async () => {
    const list = await loadGames(answerCalls(), 'category', 'slots', query(narrow))
    const html = await renderScreen(CategoryGames, list, { path: `/games/slots?${narrow}` })
    for (const words of [
      'Halva',
      'Высокая волатильность',
      'Покупка бонуса',
      'RTP от 96 %',
      'Для отыгрыша бонуса',
      'Есть демо',
      '«neon»',
    ])
      expect(html).toContain(`aria-label="Убрать: ${words}"`)
    expect(html).toContain(
      'href="/games/slots?q=neon&amp;sort=new&amp;volatility=high&amp;feature=bonus_buy&amp;rtp=9600&amp;bonus=1&amp;demo=1"',
    )
    expect(html).toMatch(/href="\/games\/slots\?sort=new"[^>]*>Сбросить/)
    expect(html).toMatch(/role="status"[^>]*>Нашлась 1 игра/)
  })

  test('is a form that works without scripts: words, order and filters with their counts', async () => {
    const html = await renderScreen(
      CategoryGames,
      await loadGames(answerCalls(), 'category', 'slots', query(narrow)),
      { path: '/games/slots' },
    )
    const form = /<form[^>]*method="get".*?<\/form>/s.exec(html)![0]
    expect(form).toMatch(/name="q"[^>]*value="neon"/)
    expect(form).toMatch(/<option value="new" selected="">/)
    const plain = /<noscript>.*<\/noscript>/s.exec(form)![0]
    for (const [name, value] of [
      ['provider', 'halva'],
      ['bonus', '1'],
      ['demo', '1'],
    ])
      expect(plain).toMatch(
        new RegExp(
          `name="${name}"[^>]*checked=""[^>]*value="${value}"|name="${name}"[^>]*value="${value}"[^>]*checked=""`,
        ),
      )
    expect(plain).toContain('type="submit"')
  })

  test('without any game shows that the filters are too narrow, and offers to reset them', async () => {
    const answer = answerCalls({ listGames: { items: [], totalItems: 0 } })
    const html = await renderScreen(
      CategoryGames,
      await loadGames(answer, 'category', 'slots', query('demo=1')),
      { path: '/games/slots?demo=1' },
    )
    expect(html).toContain('Под эти условия игр нет')
    expect(html).toMatch(/href="\/games\/slots"[^>]*>Сбросить/)
  })

  test('is shown also when its facets failed to load', async () => {
    const list = await loadGames(
      answerCalls({ listGameFacets: { refused: 503 } }),
      'category',
      'slots',
      query('provider=halva'),
    )
    expect(await renderScreen(CategoryGames, list, { path: '/games/slots' })).toContain(
      'aria-label="Убрать: halva"',
    )
  })

  const queries = [
    ['', false],
    ['page=2', false],
    ['demo=1', true],
    ['sort=new&page=2', true],
  ] as const
  test.each(queries)('with %j has the canonical address of its path [2.25]', async (text, isClosed) => {
    const list = await loadGames(
      answerCalls({ listGames: { items: manyGames, totalItems: 88 } }),
      'category',
      'slots',
      query(text),
    )
    const root = {
      id: 'root',
      loaderData: { locale: 'ru', serverData: { ...serverData, canonical: 'https://casino.example' } },
    }
    const told = meta({
      matches: [root],
      location: { pathname: '/games/slots' },
      loaderData: list,
    } as never)
    expect(told).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://casino.example/games/slots',
    })
    expect(told.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(isClosed)
  })
})

test('an unknown category is not found [2.18]', async () => {
  await expect(loadGames(answerCalls(), 'category', 'nope', query())).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('an empty category shows a message', async () => {
  const list = await loadGames(
    answerCalls({ listGames: { items: [], totalItems: 0 } }),
    'category',
    'slots',
    query(),
  )
  expect(await renderScreen(CategoryGames, list, { locale: 'en', path: '/games/slots' })).toContain(
    'No games here yet',
  )
})

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['x', 1],
  ['9999999', 100_000],
])('%j in an address is page %i', (text, page) => {
  expect(readPage(text)).toBe(page)
})

test('a provider lists its games by provider [2.4] [7.60]', async () => {
  const { call, asked } = listen(answerCalls({ listCategories: { items: [producer] } }))
  await loadGames(call, 'producer', 'quasar-tea', query())
  expect(asked).toContainEqual({
    name: 'listGames',
    query: { 'filter[provider]': 'quasar-tea', page: 1, limit: 40 },
  })
  expect(asked).toContainEqual({
    name: 'listCategories',
    query: { 'filter[type]': 'category', 'filter[provider]': 'quasar-tea' },
  })
  expect(asked).toContainEqual({ name: 'listBanners', query: { type: 'gameProvider' } })
})

const heads = [
  [
    "its banner, and no other's",
    [
      { ...banner, type: 'gameProvider', providerSlug: 'halva', text: 'Восточные сладости' },
      { ...banner, type: 'gameProvider', providerSlug: producer.slug, text: 'Неон и чай' },
    ],
    'Неон и чай',
  ],
  ['its mark alone where it has none', [], producer.image!],
] as const
test.each(heads)("a provider's screen has %s at its head [3.59], [7.63]", async (_case, banners, head) => {
  const answer = answerCalls({
    listCategories: { items: [{ ...producer, playersOnline: 21 }] },
    listBanners: { items: banners },
  })
  const html = await renderScreen(
    ProviderGames,
    await loadGames(answer, 'producer', producer.slug, query()),
    { path: `/producers/${producer.slug}` },
  )
  expect(html).toContain(head)
  expect(html).not.toContain('Восточные сладости')
  expect(html).toContain('21 человек играет прямо сейчас')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test("a provider's screen links to its games of each category, and to no other provider's [2.4]", async () => {
  const answer = answerCalls({ listCategories: { items: [producer] } })
  const calls = ((declaration, input) =>
    ('filter[provider]' in ((input as { query?: object } | undefined)?.query ?? {}) &&
      declaration.name === listCategories.name
      ? answerCalls({ listCategories: { items: [category] } })
      : answer)(declaration, input)) as typeof answer
  const html = await renderScreen(ProviderGames, await loadGames(calls, 'producer', producer.slug, query()), {
    path: `/producers/${producer.slug}`,
  })
  expect(html).toMatch(new RegExp(`href="/producers/${producer.slug}"[^>]*aria-current="page"`))
  expect(html.match(/href="\/producers\/[^"/]+\/[^"]+"/g)).toEqual([
    `href="/producers/${producer.slug}/${category.slug}"`,
  ])
})

test("a provider's games of one category have an address below the provider's [2.4]", async () => {
  const calls = answerCalls({
    [listCategories.name]: { items: [category, { ...producer, pageType: 'gameProducer' }] },
  })
  const list = await loadGames(calls, 'producer', producer.slug, query(), category.slug)
  const html = await renderScreen(ProviderCategory, list, {
    path: `/producers/${producer.slug}/${category.slug}`,
  })
  expect(html).toContain(`href="/producers/${producer.slug}"`)
  expect(html).toContain(`<li aria-current="page">${category.name}</li>`)
  expect(html).toMatch(
    new RegExp(`href="/producers/${producer.slug}/${category.slug}"[^>]*aria-current="page"`),
  )
  await expect(
    loadGames(calls, 'producer', producer.slug, query(), 'no-such-category'),
  ).rejects.toMatchObject({ init: { status: 404 } })
})
