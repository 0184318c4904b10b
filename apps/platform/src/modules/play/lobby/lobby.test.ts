import { addFavourite, getOwnLobby, listGames, listLobbyRows, runGame } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raiseCatalogueVersion } from '../catalogue/catalogue.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

describe('the rows of the lobby', () => {
  test("are the lobby's categories, each with its first games, and a game comes once", async () => {
    const { body } = await platform.as(null).get(listLobbyRows)
    expect(
      body.rows.map(({ category, slugs, totalItems }) => [
        category.slug,
        category.showInLobby,
        slugs,
        totalItems,
      ]),
    ).toEqual([
      ['top', true, ['neon-drive'], 1],
      ['slots', true, ['honey-jar', 'no-demo', 'neon-drive'], 3],
      ['otygrat_bonus', true, ['neon-drive'], 1],
      ['soon', true, ['royal-21'], 1],
    ])
    expect(body.games.map(({ slug }) => slug)).toEqual(['neon-drive', 'honey-jar', 'no-demo', 'royal-21'])
  })

  test("have as many games as the query's limit, first those that no earlier row has shown", async () => {
    const { body } = await platform.as(null).get(listLobbyRows, { query: { limit: 2 } })
    for (const { category, slugs, totalItems } of body.rows) {
      const list = (await platform.as(null).get(listGames, { query: { 'filter[category]': category.slug } }))
        .body
      expect(totalItems).toBe(list.totalItems)
      expect(list.items.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
    }
    expect(body.rows.map(({ slugs }) => slugs)).toEqual([
      ['neon-drive'],
      ['honey-jar', 'no-demo'],
      ['neon-drive'],
      ['royal-21'],
    ])
    expect((await platform.as(null).get(listLobbyRows, {}, { query: { limit: '41' } })).status).toBe(400)
  })

  test('are named in the language of the call, and not sent again to a client that has them', async () => {
    const russian = await platform.as(null).get(listLobbyRows)
    const english = await platform.as(null).get(listLobbyRows, {}, { headers: { 'accept-language': 'en' } })
    expect([russian.body.rows[0]!.category.name, english.body.rows[0]!.category.name]).toEqual(['Топ', 'Top'])
    const ask = (tag: unknown) =>
      platform.as(null).get(listLobbyRows, {}, { headers: { 'if-none-match': String(tag) } })
    expect([(await ask(russian.headers.etag)).status, (await ask(english.headers.etag)).status]).toEqual([
      304, 200,
    ])
  })
})

describe("a player's own lobby", () => {
  const ownLobby = async (player: TestPlayer) => (await platform.as(player).get(getOwnLobby)).body

  async function playRounds(player: TestPlayer, slug: string, count: number, daysAgo = 1): Promise<void> {
    const { body } = await platform
      .as(player)
      .post(runGame, { params: { slug }, body: { platform: 'desktop', type: 'real' } })
    await sql`
      insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real, win_bonus, started_at, ended_at)
      select 'yanta', gen_random_uuid(), ${Number(body.session_id)}, ${player.id}, ${slug}, 'RUB', 'settled', 100, 100, 0, 0, 0, started, started
      from generate_series(1, ${count}::int), (select now() - make_interval(days => ${daysAgo}::int) as started) clock`.execute(
      platform.db,
    )
  }

  test('is empty for a new player', async () => {
    expect(await ownLobby(await platform.createPlayer())).toEqual({ recent: [], favourites: [], order: [] })
  })

  test('has the opened games and the favourites, the latest first', async () => {
    const player = await platform.createPlayer({ balance: 100_000 })
    for (const slug of ['neon-drive', 'honey-jar']) {
      await platform
        .as(player)
        .post(runGame, { params: { slug }, body: { platform: 'desktop', type: 'demo' } })
      await platform.as(player).put(addFavourite, { params: { slug } })
    }
    const { recent, favourites } = await ownLobby(player)
    expect([recent.map(({ slug }) => slug), favourites.map(({ slug }) => slug)]).toEqual([
      ['honey-jar', 'neon-drive'],
      ['honey-jar', 'neon-drive'],
    ])
  })

  test('puts the most played rows first, and does not move the top', async () => {
    const player = await platform.createPlayer({ balance: 100_000 })
    await playRounds(player, 'honey-jar', 15)
    expect((await ownLobby(player)).order).toEqual([])
    await playRounds(player, 'neon-drive', 5)
    expect((await ownLobby(player)).order).toEqual(['top', 'slots', 'otygrat_bonus', 'soon'])
    await sql`
      with shown as (update categories set show_in_lobby = true where slug = 'table' returning id)
      update game_categories set category_id = (select id from shown) where game_id = (select id from games where slug = 'honey-jar')`.execute(
      platform.db,
    )
    await raiseCatalogueVersion(platform.db)
    await expect
      .poll(async () => (await ownLobby(player)).order)
      .toEqual(['top', 'table', 'slots', 'otygrat_bonus', 'soon'])
  })

  test('ignores rounds older than 60 days', async () => {
    const player = await platform.createPlayer({ balance: 100_000 })
    await playRounds(player, 'honey-jar', 30, 61)
    expect((await ownLobby(player)).order).toEqual([])
  })

  test('is private: a guest has none, and no cache stores it', async () => {
    expect((await platform.as(null).get(getOwnLobby)).errors).toEqual([{ code: 'unauthorized' }])
    expect((await platform.as(await platform.createPlayer()).get(getOwnLobby)).headers['cache-control']).toBe(
      'no-store',
    )
  })
})
