import {
  addFavourite,
  favouritesChanged,
  getGame,
  listFavourites,
  mergeFavourites,
  mostFavourites,
  removeFavourite,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { raiseCatalogueVersion, setGameDisabled } from '../catalogue/catalogue.service.ts'

/** More than the limit. */
const many = mostFavourites + 20
const plain = (number: number) => `plain-${number}`
const plains = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => plain(from + index))

let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await createTestPlatform()
  await sql`
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, allow_bonus_balance, has_demo, position, preview, tall_preview)
    select 'plain-' || n, 'Plain ' || n, 'Plain ' || n, (select min(id) from studios), '{}', 'neon', true, true, 100 + n, '/own/wide.jpg', '/own/tall.jpg'
    from generate_series(1, ${many}::int) n`.execute(platform.db)
  await raiseCatalogueVersion(platform.db)
  const look = async () =>
    expect((await platform.as(null).get(getGame, { params: { slug: plain(1) } })).status).toBe(200)
  await vi.waitFor(look, { timeout: 60_000, interval: 50 })
})
afterAll(() => platform.close())
beforeEach(async () => {
  player = await platform.createPlayer()
})

const add = (slug: string, who = player) => platform.as(who).put(addFavourite, { params: { slug } })
const remove = (slug: string) => platform.as(player).delete(removeFavourite, { params: { slug } })
const merge = (slugs: string[]) => platform.as(player).post(mergeFavourites, { body: { slugs } })
const list = async (who = player) =>
  (await platform.as(who).get(listFavourites)).body.items.map(({ slug }) => slug)
const hide = (slug: string, isListed: boolean) =>
  sql`update games set is_listed = ${isListed} where slug = ${slug}`
    .execute(platform.db)
    .then(() => raiseCatalogueVersion(platform.db))

/** Returns the lists sent to the player's browsers while `work` runs. */
async function listen(work: () => Promise<unknown>): Promise<string[][]> {
  const received: string[][] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === favouritesChanged.type) received.push(data.slugs)
  })
  await work()
  end()
  return received
}

test('the latest favourite comes first, and adding it again changes nothing', async () => {
  expect(await list()).toEqual([])
  await add('neon-drive')
  expect((await add('honey-jar')).body).toEqual({ slugs: ['honey-jar', 'neon-drive'] })
  expect((await add('neon-drive')).body).toEqual({ slugs: ['honey-jar', 'neon-drive'] })
  expect(await list()).toEqual(['honey-jar', 'neon-drive'])
  expect(await list(await platform.createPlayer())).toEqual([])
})

test('they come as cards in the language of the call', async () => {
  await add('honey-jar')
  const { body } = await platform
    .as(player)
    .get(listFavourites, undefined, { headers: { 'accept-language': 'en' } })
  expect(body.items).toMatchObject([{ slug: 'honey-jar', name: 'Honey Feast', provider: { slug: 'halva' } }])
})

test('a removed game is gone, also when it was never a favourite', async () => {
  await add('neon-drive')
  expect((await remove('neon-drive')).body).toEqual({ slugs: [] })
  expect(await remove('no-such-game')).toMatchObject({ status: 200, body: { slugs: [] } })
})

test("an unknown game can't be added", async () => {
  expect(await add('no-such-game')).toMatchObject({ status: 404, errors: [{ code: 'game_not_found' }] })
})

test('a game that leaves the catalogue is not listed, comes back at its position, and may be removed meanwhile', async () => {
  for (const slug of ['neon-drive', 'honey-jar', 'no-demo']) await add(slug)
  await hide('honey-jar', false)
  expect(await list()).toEqual(['no-demo', 'neon-drive'])
  expect((await add('honey-jar')).errors).toEqual([{ code: 'game_not_found' }])
  await hide('honey-jar', true)
  // The catalogue is refreshed within a second.
  await expect.poll(() => list()).toEqual(['no-demo', 'honey-jar', 'neon-drive'])
  await hide('honey-jar', false)
  expect((await remove('honey-jar')).body.slugs).toEqual(['no-demo', 'neon-drive'])
  await hide('honey-jar', true)
  expect((await add('neon-drive')).body.slugs).toEqual(['no-demo', 'neon-drive'])
})

test('a game that is disabled for a while stays a favourite', async () => {
  await add('no-demo')
  await setGameDisabled(platform.db, 'no-demo', true)
  expect(await list()).toEqual(['no-demo'])
  await setGameDisabled(platform.db, 'no-demo', false)
})

test("a guest's favourites come after those of the account, in the guest's order; unknown ones are skipped", async () => {
  await add('neon-drive')
  await add('honey-jar')
  const { body } = await merge(['no-demo', 'no-such-game', 'neon-drive', 'royal-21', 'no-demo'])
  expect(body).toEqual({ slugs: ['honey-jar', 'neon-drive', 'no-demo', 'royal-21'] })
  await add(plain(1))
  await merge([plain(2)])
  expect(await list()).toEqual([plain(1), 'honey-jar', 'neon-drive', 'no-demo', 'royal-21', plain(2)])
})

test("an account without favourites gets the guest's list unchanged, and later ones come before it", async () => {
  expect((await merge(['no-demo', 'neon-drive'])).body).toEqual({ slugs: ['no-demo', 'neon-drive'] })
  expect((await add('honey-jar')).body.slugs).toEqual(['honey-jar', 'no-demo', 'neon-drive'])
})

test('a player has at most 500 favourites; one has to be removed before another is added', async () => {
  await merge(plains(1, mostFavourites - 1))
  expect((await merge([plain(many), plain(many - 1)])).body.slugs).toEqual([
    ...plains(1, mostFavourites - 1),
    plain(many),
  ])
  expect(await add(plain(many - 1))).toMatchObject({
    status: 409,
    errors: [{ code: 'favourites_limit_reached' }],
  })
  expect((await add(plain(1))).status).toBe(200)
  await remove(plain(1))
  expect((await add(plain(many - 1))).body.slugs.slice(0, 2)).toEqual([plain(many - 1), plain(2)])
})

test('a list of more than 500 is refused', async () => {
  expect((await merge(plains(1, mostFavourites + 1))).errors).toMatchObject([{ code: 'invalid_request' }])
})

test('concurrent additions fill only the remaining slots', async () => {
  await merge(plains(1, mostFavourites - 3))
  const answers = await Promise.all(plains(mostFavourites + 1, mostFavourites + 10).map((slug) => add(slug)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    200,
    200,
    ...Array.from({ length: 7 }, () => 409),
  ])
  expect(await list()).toHaveLength(mostFavourites)
})

test('concurrent additions and removals end in the state of the last event, or in a resync when two processes were asked', async () => {
  const { realtime } = platform.app.deps
  const frames: { type: string; data?: { slugs: string[] } }[] = []
  const page = {
    sessionId: player.sessionId,
    rooms: new Set<string>(),
    send: (frame: string) => void frames.push(JSON.parse(frame) as (typeof frames)[number]),
    close: () => {},
  }
  realtime.add(page)
  realtime.join(page, userRoom(player.id))
  const published = await listen(() =>
    Promise.all([
      ...plains(1, 8).map((slug) => add(slug)),
      merge(plains(5, 12)),
      ...plains(1, 4).map((slug) => remove(slug)),
      add(plain(1)),
      merge(plains(1, 3)),
    ]),
  )
  const liked = await list()
  await expect.poll(() => frames.filter(({ data }) => data)).toHaveLength(published.length)
  realtime.remove(page)
  const last = frames.at(-1)!
  if (platform.processes.length === 1 || last.type !== 'resync') expect(last.data!.slugs).toEqual(liked)
  expect(new Set(liked).size).toBe(liked.length)
  expect(liked).toEqual(expect.arrayContaining(plains(5, 12)))
})

test("the player's browsers get an event for each change and nothing else", async () => {
  const received = await listen(async () => {
    await add('neon-drive')
    await add('neon-drive')
    await add('no-such-game')
    await merge(['neon-drive', 'honey-jar'])
    await merge(['honey-jar'])
    await remove('neon-drive')
    await remove('neon-drive')
    await add('no-demo', await platform.createPlayer())
  })
  expect(received).toEqual([['neon-drive'], ['neon-drive', 'honey-jar'], ['honey-jar']])
})

test('a guest has no favourites on the platform', async () => {
  expect((await platform.as(null).get(listFavourites)).errors).toEqual([{ code: 'unauthorized' }])
  expect((await platform.as(null).put(addFavourite, { params: { slug: 'neon-drive' } })).errors).toEqual([
    { code: 'unauthorized' },
  ])
})
