// Properties of the lists, on the real app with a catalogue of many games.
import { GameFeature, listGameFacets, listGames, Volatility } from '@yanta/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { raiseCatalogueVersion } from './catalogue.service.ts'

const invented = 240
/** The number of those that can be played, plus three from the test content. */
const open = invented - 12 + 3

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  await inventGames()
  for (const { as } of platform.processes)
    await vi.waitFor(async () => expect((await as(null).get(listGames)).body.totalItems).toBe(open), {
      timeout: 60_000,
      interval: 100,
    })
})
afterAll(() => platform.close())

/** Every combination of attributes occurs: the counts have no common factor. */
async function inventGames(): Promise<void> {
  const { db } = platform
  await sql`insert into studios (slug, name, position, image) select 'studio-' || n, 'Studio ' || n, n, '/art/s.svg' from generate_series(1, 7) n`.execute(
    db,
  )
  await sql`
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, engine, profile, rtp, features, allow_bonus_balance, has_demo, position, listed_at, preview, tall_preview, content_disabled_reason)
    select 'invented-' || n, case when n % 2 = 0 then 'Игра ' || n * 37 % 241 else 'Game ' || n * 37 % 241 end, 'Game ' || n * 53 % 241,
      (select id from studios where slug = 'studio-' || (n % 7 + 1)), case when n % 11 = 0 then '{new}'::text[] else '{}' end, 'neon', 'slot',
      (array['low', 'medium', 'high', null])[n % 4 + 1], case when n % 13 = 0 then null else 9000 + n * 41 % 800 end,
      case n % 5 when 0 then '{}'::text[] when 1 then '{wilds}' when 2 then '{wilds,free_spins}' when 3 then '{steps}' else '{multipliers,wilds}' end,
      n % 3 = 0, n % 8 <> 0, 100 + n % 200, now() - n % 17 * interval '1 day', '/art/wide.webp', '/art/tall.webp', case when n % 19 = 0 then 'soon' end
    from generate_series(1, ${invented}::int) n`.execute(db)
  await sql`
    insert into game_categories (game_id, category_id)
    select g.id, c.id from games g join categories c on (g.id + c.id) % 3 <> 0 where g.slug like 'invented-%'`.execute(
    db,
  )
  await raiseCatalogueVersion(db)
}

type Query = Record<string, string | string[]>
async function list(query: Query) {
  const { status, body } = await platform.as(null).get(listGames, {}, { query: { limit: '1000', ...query } })
  expect(status).toBe(200)
  return { items: body.items, slugs: body.items.map(({ slug }) => slug), total: body.totalItems }
}
const countFacets = async (query: Query) => (await platform.as(null).get(listGameFacets, {}, { query })).body

const someOf = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const anyFilters: fc.Arbitrary<Query> = fc.record(
  {
    'filter[category][]': someOf(['top', 'slots', 'table', 'soon', 'nothing']),
    'filter[provider][]': someOf(['studio-1', 'studio-2', 'studio-3', 'halva', 'nothing']),
    'filter[volatility][]': someOf(Volatility.options),
    'filter[feature][]': someOf(GameFeature.options),
    'filter[rtp]': fc.integer({ min: 8900, max: 9900 }).map(String),
    'filter[bonus]': fc.constant('1'),
    'filter[demo]': fc.constant('1'),
    q: fc.constantFrom('game', 'игра', 'studio 3', 'neon', 'nobody knows this one'),
  },
  { requiredKeys: [] },
)
const anySort = fc.option(fc.constantFrom('popular', 'new', 'name', 'rtp'), { nil: undefined })

test("every facet's count is the number of games the list then has [7.59-7.60]", async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, async (filters) => {
      const { providers, volatilities, features, rtp, bonus, demo } = await countFacets(filters)
      const totalWith = async (choice: Query) => (await list({ ...filters, ...choice, limit: '1' })).total
      for (const { value, count } of providers)
        expect(await totalWith({ 'filter[provider][]': value })).toBe(count)
      for (const { value, count } of volatilities)
        expect(await totalWith({ 'filter[volatility][]': value })).toBe(count)
      for (const { value, count } of features)
        expect(await totalWith({ 'filter[feature][]': value })).toBe(count)
      for (const { value, count } of rtp) expect(await totalWith({ 'filter[rtp]': value })).toBe(count)
      expect([await totalWith({ 'filter[bonus]': '1' }), await totalWith({ 'filter[demo]': '1' })]).toEqual([
        bonus,
        demo,
      ])
    }),
    { numRuns: 40 },
  )
})

test('a choice that is not offered would leave no game, and a chosen value is offered even then', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, async (filters) => {
      const { volatilities, providers } = await countFacets(filters)
      for (const value of Volatility.options) {
        if (!volatilities.some((facet) => facet.value === value))
          expect((await list({ ...filters, 'filter[volatility][]': value })).total).toBe(0)
      }
      const chosen = [filters['filter[provider][]'] ?? []].flat().filter((slug) => slug !== 'nothing')
      expect(providers.map(({ value }) => value)).toEqual(expect.arrayContaining(chosen))
    }),
    { numRuns: 40 },
  )
})

test('pages follow each other without a gap or a repeated game, and the last is not full [4.56]', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, anySort, fc.integer({ min: 5, max: 60 }), async (filters, sort, limit) => {
      const query = { ...filters, ...(sort && { sort }) }
      const { slugs, total } = await list(query)
      const paged: string[] = []
      for (let page = 1; ; page += 1) {
        const { slugs: onPage, total: totalThere } = await list({
          ...query,
          page: String(page),
          limit: String(limit),
        })
        expect(totalThere).toBe(total)
        paged.push(...onPage)
        if (onPage.length < limit) break
      }
      expect(paged).toEqual(slugs)
      expect(new Set(paged).size).toBe(total)
    }),
    { numRuns: 40 },
  )
})

test('a page has 40 games unless the query sets another limit', async () => {
  const { body } = await platform.as(null).get(listGames)
  expect([body.items.length, body.totalItems]).toEqual([40, open])
})

test('the order of filters and of their values does not matter', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, anySort, async (filters, sort) => {
      const query = { ...filters, ...(sort && { sort }) }
      const turned = Object.fromEntries(
        Object.entries(query)
          .toReversed()
          .map(([key, value]) => [key, Array.isArray(value) ? value.toReversed() : value]),
      )
      expect(await list(turned)).toEqual(await list(query))
    }),
    { numRuns: 40 },
  )
})

test('more values of one key widen a list, another key narrows it', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, someOf(['studio-4', 'studio-5']), async (filters, more) => {
      const { slugs: before } = await list(filters)
      const providers = [filters['filter[provider][]'] ?? []].flat()
      if (providers.length > 0)
        expect((await list({ ...filters, 'filter[provider][]': [...providers, ...more] })).slugs).toEqual(
          expect.arrayContaining(before),
        )
      const narrower: Query[] = [{ 'filter[slug][]': before.slice(0, 3) }, { 'filter[demo]': '1' }]
      for (const key of narrower)
        expect(before).toEqual(expect.arrayContaining((await list({ ...filters, ...key })).slugs))
    }),
    { numRuns: 30 },
  )
})

test('a list in another order has the same games, sorted', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, fc.constantFrom('ru', 'en'), async (filters, locale) => {
      const query = { ...filters, locale }
      const [byName, byRtp, popular] = [
        await list({ ...query, sort: 'name' }),
        await list({ ...query, sort: 'rtp' }),
        await list({ ...query, sort: 'popular' }),
      ]
      const { compare } = new Intl.Collator(locale, { numeric: true })
      expect(byName.items.map(({ name }) => name)).toEqual(
        byName.items.map(({ name }) => name).toSorted(compare),
      )
      const shares = byRtp.items.map(({ rtp }) => rtp ?? -1)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      for (const { slugs } of [byName, byRtp]) expect(new Set(slugs)).toEqual(new Set(popular.slugs))
    }),
    { numRuns: 30 },
  )
})

test('new games come first, then the latest listed', async () => {
  const { rows } = await sql<{ slug: string }>`
    select slug from games where is_listed and disabled_reason is null order by (badges @> '{new}') desc, listed_at desc, position, id`.execute(
    platform.db,
  )
  expect((await list({ sort: 'new' })).slugs).toEqual(rows.map(({ slug }) => slug))
})
