import { getSeoCanonical, getSeoFooter, getSeoMeta, listSiteAddresses, type Locale } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGameDisabled } from '../../play/catalogue/catalogue.service.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { createSeo } from './seo.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    SITE_ORIGIN: 'https://casino.example',
    GAMES_ORIGIN: 'https://games.example',
  })
})
afterAll(() => platform.close())

const metaOf = async (path: string, locale: Locale = 'ru') =>
  (await platform.as(null).get(getSeoMeta, { query: { path } }, { headers: { 'accept-language': locale } }))
    .body

const titles = [
  ['/', 'ru', 'Yanta — игры', 'Игры', false],
  ['/', 'en', 'Yanta: games', 'Games', false],
  ['/games/table', 'ru', 'Настольные — Yanta', 'Раздел Настольные', false],
  ['/games/table', 'en', 'Table games at Yanta', 'Category Table games', false],
  ['/games/slots', 'en', 'All slots', null, false],
  ['/producers/halva', 'ru', 'Игры Halva', null, false],
  ['/producers/halva/slots', 'ru', 'Halva: Слоты', null, false],
  ['/play/neon-drive', 'en', 'Play Neon Drive', null, false],
  ['/profile', 'ru', 'Профиль', null, true],
  ['/rules', 'ru', 'Правила Yanta — Yanta', 'Как устроен сайт Yanta', false],
  ['/winners', 'en', 'Winners — Yanta', 'A list of winners', true],
] as const
test.each(titles)('%s in %s [7.67], [2.25]', async (path, locale, metaTitle, metaDescription, noIndex) => {
  expect(await metaOf(path, locale)).toMatchObject({ metaTitle, metaDescription, noIndex })
})

test('a path of four segments and more is not indexed [2.24]', async () => {
  expect((await metaOf('/producers/halva/slots')).noIndex).toBe(false)
  expect(await metaOf('/producers/halva/slots/more')).toEqual({
    metaTitle: null,
    metaDescription: null,
    noIndex: true,
    image: null,
  })
})

test.each(['/games/nothing', '/play/nothing', '/producers/halva/nothing', '/promo/nothing'])(
  'a path with an unknown slug has no title and is not indexed: %s',
  async (path) => {
    expect(await metaOf(path)).toEqual({ metaTitle: null, metaDescription: null, noIndex: true, image: null })
  },
)

test('a path without an entry has no texts, and may be indexed', async () => {
  expect(await metaOf('/cashbox')).toEqual({
    metaTitle: null,
    metaDescription: null,
    noIndex: false,
    image: null,
  })
})

test('a shared link has the picture set by editors, or that of its entity, in a format every browser shows', async () => {
  expect((await metaOf('/games/slots')).image).toBe('/art/banners/neon-drive-wide.webp')
  expect((await metaOf('/play/neon-drive')).image).toMatch(
    /^\/art\/covers\/neon-drive-wide\.[0-9a-f]+\.\d+\.webp$/,
  )
  expect((await metaOf('/games/table')).image).toBeNull()
})

test.each([
  '',
  'games',
  '//evil.example',
  'https://evil.example/',
  '/games?x=1',
  '/games#x',
  '/..\\x',
  `/${'x'.repeat(500)}`,
])('"%s" is refused as a path', async (path) => {
  const { status, errors } = await platform.as(null).get(getSeoMeta, { query: { path } })
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'path' }]])
})

test.each([
  "/games/'; drop table games; --",
  '/games/%3Cscript%3E',
  '/games/__proto__',
  '/play/constructor',
  '/{brand}/x',
  '/games/{category}',
  '/игры/слоты',
])('a hostile path is answered like a path without texts: %s', async (path) => {
  expect((await metaOf(path)).metaTitle).toBeNull()
})

test("the canonical link has the site's origin [2.25], [7.66]", async () => {
  expect((await platform.as(null).get(getSeoCanonical)).body).toEqual({ host: 'https://casino.example' })
})

test('the text below a screen is found by its path, as sanitised HTML [7.66]', async () => {
  expect((await platform.as(null).get(getSeoFooter)).body).toEqual({
    title: 'О\u00a0Yanta',
    html: '<p>Читайте <a href="/rules">правила</a>.</p>',
  })
  expect((await platform.as(null).get(getSeoFooter, { query: { path: '/games/top' } })).body).toEqual({
    title: null,
    html: null,
  })
})

test('the site map has every indexable address, and nothing hidden, past or disabled', async () => {
  const listPaths = async () =>
    (await platform.as(null).get(listSiteAddresses)).body.items.map(({ path }) => path)
  const before = await listPaths()
  expect(before).toEqual(
    expect.arrayContaining(['/', '/games/slots', '/producers/halva', '/play/neon-drive', '/rules']),
  )
  for (const path of ['/profile', '/winners', '/play/northern-lights']) expect(before).not.toContain(path)
  expect(new Set(before).size).toBe(before.length)
  await platform.db.transaction().execute((trx) => setGameDisabled(trx, 'neon-drive', true))
  await expect.poll(listPaths).not.toContain('/play/neon-drive')
})

test('a site with indexing turned off lists no address and closes every path [3.64]', async () => {
  const values = { ru: { brand: 'Yanta' }, en: { brand: 'Yanta' } }
  const pages = { list: () => [], find: () => undefined, footer: () => [] }
  const entries = [{ path: '/', title: { ru: 'Игры', en: 'Games' }, noIndex: false }]
  const seo = createSeo({ entries, pages, values, isNoIndex: true, subjects: {} })
  expect(await seo.listAddresses()).toEqual([])
  expect(await seo.getMeta('ru', '/')).toMatchObject({ metaTitle: 'Игры', noIndex: true })
})

test('public answers are cached by their tag', async () => {
  const ask = (headers = {}) => platform.app.inject({ url: '/json-api/seo/meta?path=/', headers })
  const { headers } = await ask()
  expect(headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'accept-language, accept-encoding',
    etag: expect.any(String),
  })
  expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304)
})
