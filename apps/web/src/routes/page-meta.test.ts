import { seoMeta, serverData } from '@yanta/contract/fixtures'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'
import { buildGame } from './structured-game.ts'

beforeAll(() => Promise.all([loadCatalogue('ru'), loadCatalogue('en')]))

const steps = [
  { name: 'Лобби', path: '/' },
  { name: 'Слоты', path: '/games/slots' },
]

function metaOf({
  pathname = '/games/slots',
  seo = null as object | null,
  server = {},
  locale = 'ru',
  ...words
}: {
  pathname?: string
  seo?: object | null
  server?: object
  locale?: string
  steps?: typeof steps
}) {
  const root = {
    id: 'root',
    loaderData: { locale, serverData: { ...serverData, canonical: 'https://casino.example', ...server } },
  }
  return buildPageMeta({ matches: [root], location: { pathname }, loaderData: { seo } }, () => ({
    title: 'Own title',
    description: 'Own text',
    ...words,
  }))
}

describe('head of a page', () => {
  test('has the title and description that editors wrote for its path [2.25] [7.67]', () => {
    const meta = metaOf({ seo: seoMeta })
    expect(meta).toContainEqual({ title: 'Слоты' })
    expect(meta).toContainEqual({ name: 'description', content: 'Все слоты' })
    expect(meta).toContainEqual({ property: 'og:title', content: 'Слоты' })
    expect(meta).toContainEqual({ property: 'og:description', content: 'Все слоты' })
  })

  test('falls back to the texts of the screen', () => {
    const meta = metaOf({ seo: { ...seoMeta, metaTitle: null, metaDescription: null } })
    expect(meta).toContainEqual({ title: 'Own title' })
    expect(meta).toContainEqual({ name: 'description', content: 'Own text' })
    expect(metaOf({})).toContainEqual({ title: 'Own title' })
  })

  test('has the canonical host plus the path as its address [2.25]', () => {
    const meta = metaOf({})
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://casino.example/games/slots',
    })
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://casino.example/games/slots' })
    expect(metaOf({ server: { canonical: 'https://casino.example/' }, pathname: '/' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://casino.example/',
    })
  })

  test('has the picture of the path, else of the brand, for shared links', () => {
    expect(metaOf({ seo: { ...seoMeta, image: '/art/share/slots.png' } })).toContainEqual({
      property: 'og:image',
      content: 'https://casino.example/art/share/slots.png',
    })
    expect(metaOf({})).toContainEqual({
      property: 'og:image',
      content: 'https://casino.example/brand/share.png',
    })
  })

  test('has the name and language of the site', () => {
    expect(metaOf({})).toEqual(
      expect.arrayContaining([
        { property: 'og:locale', content: 'ru_RU' },
        { property: 'og:site_name', content: 'Проба' },
      ]),
    )
    expect(metaOf({ locale: 'en' })).toEqual(
      expect.arrayContaining([
        { property: 'og:locale', content: 'en_US' },
        { property: 'og:site_name', content: 'Sample' },
      ]),
    )
  })

  const paths = [
    ['/a/b/c', {}, null, false],
    ['/a/b/c/d', {}, null, true],
    ['/a/b/c/d/', {}, null, true],
    ['/a/b/c/', {}, null, false],
    ['/games/slots', { noIndex: true }, null, true],
    ['/games/slots', {}, { ...seoMeta, noIndex: true }, true],
    ['/games/slots', {}, seoMeta, false],
  ] as const
  test.each(paths)('%s with %j and %j is noindex: %s [2.24]', (pathname, server, seo, expected) => {
    expect(
      metaOf({ pathname, server, seo }).some(
        (tag) => 'name' in tag && tag.name === 'robots' && tag.content === 'noindex',
      ),
    ).toBe(expected)
  })

  test("has breadcrumbs for search engines, and the site's name on main only", () => {
    const list = metaOf({ steps }).find((tag) => 'script:ld+json' in tag)
    expect(list).toMatchObject({
      'script:ld+json': {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Лобби', item: 'https://casino.example/' },
          { position: 2, name: 'Слоты', item: 'https://casino.example/games/slots' },
        ],
      },
    })
    expect(metaOf({ pathname: '/' }).filter((tag) => 'script:ld+json' in tag)).toMatchObject([
      { 'script:ld+json': { '@type': 'WebSite', name: 'Проба', url: 'https://casino.example/' } },
    ])
    expect(metaOf({}).some((tag) => 'script:ld+json' in tag)).toBe(false)
  })
})

test('a game is described as a game, with the picture and texts that editors chose', () => {
  const describe = (origin: string, told: object) =>
    buildGame(origin, {
      ...told,
      image: '/art/neon-drive.webp',
      path: '/play/neon-drive',
      name: 'Neon Drive',
      studio: 'Quasar Tea',
    })
  const root = {
    id: 'root',
    loaderData: { locale: 'ru', serverData: { ...serverData, canonical: 'https://casino.example' } },
  }
  const meta = buildPageMeta(
    { matches: [root], location: { pathname: '/play/neon-drive' }, loaderData: { seo: seoMeta } },
    () => ({ title: '', describe }),
  )
  expect(meta.find((tag) => 'script:ld+json' in tag)).toEqual({
    'script:ld+json': expect.objectContaining({
      '@type': 'VideoGame',
      name: 'Neon Drive',
      url: 'https://casino.example/play/neon-drive',
      image: 'https://casino.example/art/neon-drive.webp',
      description: 'Все слоты',
      author: { '@type': 'Organization', name: 'Quasar Tea' },
    }),
  })
})

test('one address serves both languages, so there are no alternate links', () => {
  expect(JSON.stringify(metaOf({}))).not.toMatch(/hreflang|alternate/)
})

describe('texts of a path', () => {
  const url = new URL('https://yanta.example/games/slots?page=2')

  test("are requested by the path without its query, in parallel with the screen's data [7.67]", async () => {
    const call = vi.fn(answerCalls())
    expect(await loadWithSeo(call, url, Promise.resolve({ total: 1 }))).toEqual({
      total: 1,
      seo: seoMeta,
      textBelow: { title: 'О слотах', nodes: [['p', {}, ['Пять барабанов и двадцать линий.']]] },
    })
    expect(call.mock.calls.map(([{ name }, input]) => [name, input])).toEqual(
      ['getSeoMeta', 'getSeoFooter'].map((name) => [name, { query: { path: '/games/slots' } }]),
    )
  })

  test('are requested without the code of a new password: addresses of calls are logged', async () => {
    const call = vi.fn(answerCalls())
    await loadWithSeo(call, new URL('https://yanta.example/new-password/a1b2'), Promise.resolve({}))
    expect(call.mock.calls.map(([, input]) => input)).toEqual([
      { query: { path: '/new-password' } },
      { query: { path: '/new-password' } },
    ])
  })

  test('do not delay a navigation within the site', async () => {
    vi.useFakeTimers()
    const loaded = loadWithSeo(
      (() => new Promise(() => {})) as never,
      url,
      Promise.resolve({ total: 1 }),
      browserPatienceMs,
    )
    await vi.advanceTimersByTimeAsync(browserPatienceMs)
    expect(await loaded).toEqual({ total: 1, seo: null, textBelow: null })
    vi.useRealTimers()
  })

  test('are included when the screen itself is slow', async () => {
    vi.useFakeTimers()
    const late = <Value>(value: Value, ms: number) =>
      new Promise<Value>((resolve) => setTimeout(resolve, ms, value))
    const answer = answerCalls()
    const loaded = loadWithSeo(
      (async (...asked: Parameters<typeof answer>) =>
        late(await answer(...asked), 2 * browserPatienceMs + 1)) as never,
      url,
      late({ total: 1 }, 2 * browserPatienceMs),
      browserPatienceMs,
    )
    await vi.advanceTimersByTimeAsync(2 * browserPatienceMs + 1)
    expect(await loaded).toMatchObject({ total: 1, seo: seoMeta })
    vi.useRealTimers()
  })

  test('are absent when the platform refuses them', async () => {
    expect(
      await loadWithSeo(
        answerCalls({ getSeoMeta: { refused: 503 }, getSeoFooter: { refused: 503 } }),
        url,
        Promise.resolve({}),
      ),
    ).toEqual({ seo: null, textBelow: null })
    expect(
      await loadWithSeo(answerCalls({ getSeoFooter: { title: null, html: null } }), url, Promise.resolve({})),
    ).toMatchObject({ textBelow: null })
  })
})
