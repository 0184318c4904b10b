import { openArt } from '@yanta/art'
import {
  catalogueChanged,
  getCategory,
  getGame,
  listCategories,
  listGames,
  listRecentGames,
  runGame,
  siteRoom,
} from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { setGameDisabled } from './catalogue.service.ts'

const art = openArt()
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const english = { headers: { 'accept-language': 'en' } }
type Query = Record<string, string | string[]>
const listSlugs = async (query: Query, { as } = platform) => {
  const { body } = await as(null).get(listGames, {}, { query })
  return [body.items.map(({ slug }) => slug), body.totalItems]
}

describe('the list of games [7.59-7.60]', () => {
  test.each<[Query, string[], number]>([
    [{}, ['neon-drive', 'honey-jar', 'no-demo'], 3],
    [{ limit: '2' }, ['neon-drive', 'honey-jar'], 3],
    [{ limit: '2', page: '2' }, ['no-demo'], 3],
    [{ page: '3', limit: '2' }, [], 3],
    [{ 'filter[category]': 'top' }, ['neon-drive'], 1],
    [{ 'filter[category][]': 'otygrat_bonus' }, ['neon-drive'], 1],
    [{ 'filter[category][]': ['soon', 'top'] }, ['neon-drive', 'royal-21'], 2],
    [{ 'filter[provider]': 'halva' }, ['honey-jar', 'no-demo'], 2],
    [{ 'filter[provider]': 'halva', 'filter[category]': 'top' }, [], 0],
    [{ 'filter[category]': 'nothing' }, [], 0],
    [
      { 'filter[provider]': 'halva', 'filter[provider][]': 'quasar-tea', 'filter[category]': 'top' },
      ['neon-drive'],
      1,
    ],
    [{ 'filter[volatility][]': 'high' }, ['no-demo'], 1],
    [{ 'filter[volatility][]': ['low', 'medium'] }, ['neon-drive', 'honey-jar'], 2],
    [{ 'filter[feature][]': 'free_spins' }, ['neon-drive', 'honey-jar', 'no-demo'], 3],
    [{ 'filter[feature][]': ['bet_table'] }, [], 0],
    [{ 'filter[rtp]': '9637' }, ['neon-drive', 'honey-jar'], 2],
    [{ 'filter[bonus]': '1' }, ['neon-drive'], 1],
    [{ 'filter[demo]': '1', 'filter[provider]': 'halva' }, ['honey-jar'], 1],
    [{ 'filter[slug][]': ['royal-21', 'nothing', 'neon-drive', 'royal-21'] }, ['royal-21', 'neon-drive'], 2],
    [{ 'filter[slug][]': ['royal-21', 'neon-drive'], sort: 'popular' }, ['neon-drive', 'royal-21'], 2],
    [{ 'filter[slug][]': ['royal-21', 'neon-drive'], 'filter[demo]': '1' }, ['neon-drive'], 1],
    [{ sort: 'popular' }, ['neon-drive', 'honey-jar', 'no-demo'], 3],
    [{ sort: 'new' }, ['no-demo', 'neon-drive', 'honey-jar'], 3],
    [{ sort: 'rtp' }, ['honey-jar', 'neon-drive', 'no-demo'], 3],
    [{ sort: 'name' }, ['honey-jar', 'neon-drive', 'no-demo'], 3],
    [{ sort: 'name', locale: 'en' }, ['honey-jar', 'neon-drive', 'no-demo'], 3],
    [{ q: 'halva', sort: 'new' }, ['no-demo', 'honey-jar'], 2],
    [{ q: 'halva', 'filter[demo]': '1' }, ['honey-jar'], 1],
    [{ q: '  ' }, ['neon-drive', 'honey-jar', 'no-demo'], 3],
    [{ q: 'спас' }, ['honey-jar'], 1],
    [{ q: 'feast' }, ['honey-jar'], 1],
    [{ q: ' NEON ' }, ['neon-drive'], 1],
    [{ q: 'игровой автомат' }, ['neon-drive', 'honey-jar', 'no-demo'], 3],
    [{ q: '%' }, [], 0],
    [{ q: '_' }, [], 0],
    [{ q: '\\' }, [], 0],
    [{ q: "'; drop table games; --" }, [], 0],
    // Games that can't be played now are only in their own category, and found by name.
    [{ 'filter[category]': 'table' }, [], 0],
    [{ 'filter[provider]': 'quasar-tea' }, ['neon-drive'], 1],
    [{ 'filter[category]': 'soon' }, ['royal-21'], 1],
    [{ 'filter[category]': 'soon', 'filter[provider]': 'quasar-tea' }, ['royal-21'], 1],
    [{ q: 'royal' }, ['royal-21'], 1],
    [{ q: 'royal', 'filter[provider]': 'quasar-tea' }, ['royal-21'], 1],
    [{ q: 'royal', 'filter[category]': 'table' }, [], 0],
  ])('%j', async (query, slugs, total) => {
    expect(await listSlugs(query)).toEqual([slugs, total])
  })

  test.each<Query>([
    { sort: 'luck' },
    { 'filter[rtp]': '-1' },
    { 'filter[volatility][]': 'wild' },
    { 'filter[bonus]': '0' },
    { limit: '0' },
    { limit: '1001' },
    { page: '-1' },
    { 'filter[category]': '../x' },
    { q: 'x'.repeat(151) },
  ])('%j is refused', async (query) => {
    expect((await platform.as(null).get(listGames, {}, { query })).status).toBe(400)
  })

  test('an item has the fields of [3.2], named in the language asked for', async () => {
    const russian = await platform.as(null).get(listGames, { query: { 'filter[provider]': 'halva' } })
    const inEnglish = await platform
      .as(null)
      .get(listGames, { query: { 'filter[provider]': 'halva' } }, english)
    expect([russian.body.items[0]!.name, inEnglish.body.items[0]!.name]).toEqual([
      'Медовый Спас',
      'Honey Feast',
    ])
    expect(inEnglish.body.items[0]).toEqual({
      id: expect.any(String),
      slug: 'honey-jar',
      name: 'Honey Feast',
      desktop_name: 'Honey Feast',
      preview: art.getAddress('covers/honey-jar-wide'),
      tall_preview: art.getAddress('covers/honey-jar-tall'),
      active: true,
      disabled: false,
      disabledReason: null,
      badges: [],
      has_demo_mode: true,
      provider: { slug: 'halva', name: 'Halva' },
      rtp: expect.any(Number),
      volatility: 'low',
      allow_bonus_balance: false,
    })
  })

  test('a game may show covers of its own', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'no-demo' } })
    expect(body).toMatchObject({
      preview: 'https://cdn.example/no-demo-wide.webp',
      tall_preview: 'https://cdn.example/no-demo-tall.webp',
    })
  })

  test('is not sent again to a client that has it', async () => {
    const first = await platform.as(null).get(listGames)
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await platform.as(null).get(listGames, {}, { headers })).status).toBe(304)
    expect(
      (await platform.as(null).get(listGames, {}, { headers: { ...headers, 'accept-language': 'en' } }))
        .status,
    ).toBe(200)
  })
})

describe('one game [7.58]', () => {
  test('has the fields of its screen [3.1]', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'neon-drive' } })
    expect(body).toMatchObject({
      slug: 'neon-drive',
      allow_bonus_balance: true,
      wager_contribution: 100,
      volatility: 'medium',
      categories: ['top', 'slots', 'otygrat_bonus'],
    })
    expect(body.rtp).toBeGreaterThan(9_000)
  })

  test('has the stakes of each currency and the largest payout of a round', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'neon-drive' } })
    expect(body).toMatchObject({ engine: 'slot', max_win: 946 })
    expect(body.stake_limits).toContainEqual({ currency: 'RUB', min: 1_000, max: 500_000 })
  })

  test('that allows no bonus money counts nothing toward the wager, whatever its engine contributes', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'honey-jar' } })
    expect(body).toMatchObject({ allow_bonus_balance: false, wager_contribution: 0 })
  })

  test('without an engine is shown as coming soon', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'royal-21' } })
    expect(body).toMatchObject({
      disabled: true,
      disabledReason: 'soon',
      rtp: null,
      volatility: null,
      engine: null,
      stake_limits: [],
      max_win: null,
    })
  })

  test('that can not be played is in the shelf of such games only, whatever editors set', async () => {
    const { body } = await platform.as(null).get(getGame, { params: { slug: 'royal-21' } })
    expect(body.categories).toEqual(['soon'])
  })

  test('that does not exist is not found', async () => {
    const { status, errors } = await platform.as(null).get(getGame, { params: { slug: 'no-such-game' } })
    expect([status, errors]).toEqual([404, [{ code: 'game_not_found' }]])
  })

  test("disabled by the desk stays so and is no longer counted, and every answer and the site's server soon get a new catalogue version", async () => {
    const one = platform.onOneProcess('each process looks for a new version once a second')
    const guest = one.as(null)
    const countSlots = async () =>
      (await guest.get(listCategories)).body.items.find(({ slug }) => slug === 'slots')!.gamesCount
    const findReason = async (asked = guest) =>
      (await asked.get(getGame, { params: { slug: 'no-demo' } })).body.disabledReason
    const before = (await guest.get(listCategories)).headers['x-catalogue-version']
    const received: unknown[] = []
    const end = one.watchPublished((room, type, data) => {
      if (type === catalogueChanged.type) received.push([room, data])
    })
    expect(await setGameDisabled(platform.db, 'no-demo', true)).toBe(true)
    await expect.poll(() => findReason()).toBe('maintenance')
    expect([await countSlots(), await listSlugs({ 'filter[category]': 'soon' }, one)]).toEqual([
      2,
      [['no-demo', 'royal-21'], 2],
    ])
    const after = (await guest.get(listCategories)).headers['x-catalogue-version']
    expect(after).not.toBe(before)
    expect(received).toEqual([[siteRoom, { version: after }]])
    end()
    await setGameDisabled(platform.db, 'no-demo', false)
    for (const { as } of platform.processes) await expect.poll(() => findReason(as(null))).toBeNull()
    expect(await setGameDisabled(platform.db, 'no-such-game', true)).toBe(false)
  })
})

describe('categories and studios [3.4]', () => {
  test('come by position, with the number of their games that can be played [7.56]', async () => {
    const { body } = await platform.as(null).get(listCategories, {}, english)
    expect(
      body.items.map(({ slug, name, gamesCount, showInLobby }) => [slug, name, gamesCount, showInLobby]),
    ).toEqual([
      ['top', 'Top', 1, true],
      ['slots', 'Slots', 3, true],
      ['otygrat_bonus', 'Play the bonus', 1, true],
      ['table', 'Table games', 0, false],
      ['soon', 'Coming soon', 1, true],
    ])
    expect(body.items[0]).toMatchObject({ pageType: 'gameCategory', url: '/games/top' })
  })

  test('of the type producer are studios', async () => {
    const { body } = await platform.as(null).get(listCategories, { query: { 'filter[type]': 'producer' } })
    expect(
      body.items.map(({ slug, pageType, image, gamesCount }) => [slug, pageType, image, gamesCount]),
    ).toEqual([
      ['halva', 'gameProducer', art.getAddress('studios/halva'), 2],
      ['quasar-tea', 'gameProducer', art.getAddress('studios/quasar-tea'), 1],
    ])
  })

  test('of one studio are those with games of it, and their number [2.4]', async () => {
    const listOf = async (studio: string) =>
      (await platform.as(null).get(listCategories, { query: { 'filter[provider]': studio } })).body.items.map(
        ({ slug, gamesCount }) => [slug, gamesCount],
      )
    const { items } = (
      await platform
        .as(null)
        .get(listGames, { query: { 'filter[provider]': 'quasar-tea', 'filter[category]': 'slots' } })
    ).body
    expect(await listOf('quasar-tea')).toContainEqual(['slots', items.length])
    for (const [, gamesCount] of await listOf('quasar-tea')) expect(gamesCount).toBeGreaterThan(0)
    expect(await listOf('no-such-studio')).toEqual([])
  })

  test('one is returned to a player by slug, as data.data: a category first, then a studio [7.47]', async () => {
    const player = platform.as(await platform.createPlayer())
    const find = async (slug: string) =>
      (await player.get(getCategory, { params: { slug } }, english)).body.data.data
    expect(await find('slots')).toMatchObject({
      slug: 'slots',
      name: 'Slots',
      pageType: 'gameCategory',
      gamesCount: 3,
      playersOnline: null,
    })
    expect(await find('halva')).toMatchObject({
      slug: 'halva',
      name: 'Halva',
      pageType: 'gameProducer',
      gamesCount: 2,
      playersOnline: 0,
    })
    const { status, errors } = await player.get(getCategory, { params: { slug: 'nothing' } })
    expect([status, errors]).toEqual([404, [{ code: 'not_found' }]])
  })

  test('of another type are refused', async () => {
    expect(
      (await platform.as(null).get(listCategories, {}, { query: { 'filter[type]': 'mood' } })).status,
    ).toBe(400)
  })
})

describe('recent games [7.57]', () => {
  test("are the player's own, latest first", async () => {
    const player = await platform.createPlayer({ balance: 100_000 })
    for (const slug of ['neon-drive', 'honey-jar', 'neon-drive'])
      await platform
        .as(player)
        .post(runGame, { params: { slug }, body: { platform: 'desktop', type: 'demo' } })
    expect((await platform.as(player).get(listRecentGames)).body.items.map(({ slug }) => slug)).toEqual([
      'neon-drive',
      'honey-jar',
    ])
    expect((await platform.as(await platform.createPlayer()).get(listRecentGames)).body.items).toEqual([])
  })

  test('of a guest are refused', async () => {
    expect((await platform.as(null).get(listRecentGames)).errors).toEqual([{ code: 'unauthorized' }])
  })
})
