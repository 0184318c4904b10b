import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentFolder, loadContent } from '@yanta/content'
import type { PlatformTables } from '../../../database/schema.ts'
import { migratedPlatform, testContentFolder } from '../../../testing/templates.ts'
import { setGameDisabled } from './catalogue.service.ts'
import { importContent } from './import.service.ts'

let database: Database<PlatformTables>
let folder: string
beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-content-'))
  cpSync(testContentFolder, folder, { recursive: true })
  // They name games that leave here.
  for (const naming of ['tournaments', 'series']) rmSync(join(folder, naming), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const listGames = async () =>
  (
    await sql<{ slug: string; id: number; name: string; listed: boolean; reason: string | null }>`
  select slug, id, name_ru as name, is_listed as listed, disabled_reason as reason from games order by id`.execute(
      database.db,
    )
  ).rows

test('content is imported once, and again when a file changed', async () => {
  expect(await importContent(database.db, new Date(), loadContent(folder))).toBe(true)
  expect(await importContent(database.db, new Date(), loadContent(folder))).toBe(false)
  const before = await listGames()
  edit('games.yaml', 'Neon Drive', 'Neon Ride')
  expect(await importContent(database.db, new Date(), loadContent(folder))).toBe(true)
  expect(await listGames()).toEqual(
    before.map((game) => (game.slug === 'neon-drive' ? { ...game, name: 'Neon Ride' } : game)),
  )
})

test('a game that left the files is hidden and keeps its id for when it comes back', async () => {
  await importContent(database.db, new Date(), loadContent(folder))
  const { id } = (await listGames()).find(({ slug }) => slug === 'honey-jar')!
  edit('games.yaml', 'slug: honey-jar', 'slug: toucan-tango')
  await importContent(database.db, new Date(), loadContent(folder))
  expect((await listGames()).find(({ slug }) => slug === 'honey-jar')).toMatchObject({ id, listed: false })
  edit('games.yaml', 'slug: toucan-tango', 'slug: honey-jar')
  await importContent(database.db, new Date(), loadContent(folder))
  expect((await listGames()).find(({ slug }) => slug === 'honey-jar')).toMatchObject({ id, listed: true })
})

test('a game has the attributes of its engine, one without an engine has none', async () => {
  await importContent(database.db, new Date(), loadContent(folder))
  const { rows } =
    await sql`select slug, features from games where slug in ('neon-drive', 'royal-21') order by slug`.execute(
      database.db,
    )
  expect(rows).toEqual([
    { slug: 'neon-drive', features: ['free_spins', 'wilds', 'multipliers'] },
    { slug: 'royal-21', features: [] },
  ])
})

test('a game counts toward the wager as its engine does, unless its entry overrides it', async () => {
  const readContribution = async () =>
    (
      await sql<{
        percent: number
      }>`select wager_contribution as percent from games where slug = 'neon-drive'`.execute(database.db)
    ).rows[0]!.percent
  await importContent(database.db, new Date(), loadContent(folder))
  expect(await readContribution()).toBe(100)
  edit('settings.yaml', 'slot: 100', 'slot: 80')
  await importContent(database.db, new Date(), loadContent(folder))
  expect(await readContribution()).toBe(80)
  edit('games.yaml', 'allowBonusBalance: true', 'allowBonusBalance: true, wagerContribution: 0')
  await importContent(database.db, new Date(), loadContent(folder))
  expect(await readContribution()).toBe(0)
})

test('a game is listed since its first import, and anew when it comes back', async () => {
  const listedAt = async () =>
    (await sql<{ at: Date }>`select listed_at as at from games where slug = 'honey-jar'`.execute(database.db))
      .rows[0]!.at
  await importContent(database.db, new Date(), loadContent(folder))
  const first = await listedAt()
  edit('games.yaml', 'Медовый Спас', 'Медовый спас')
  await importContent(database.db, new Date(), loadContent(folder))
  expect(await listedAt()).toEqual(first)
  edit('games.yaml', 'slug: honey-jar', 'slug: toucan-tango')
  await importContent(database.db, new Date(), loadContent(folder))
  edit('games.yaml', 'slug: toucan-tango', 'slug: honey-jar')
  await importContent(database.db, new Date(), loadContent(folder))
  expect((await listedAt()).getTime()).toBeGreaterThan(first.getTime())
})

test('a game disabled by the desk stays disabled whatever content says', async () => {
  await importContent(database.db, new Date(), loadContent(folder))
  await setGameDisabled(database.db, 'neon-drive', true)
  edit('games.yaml', 'badges: [top]', 'badges: [new]')
  await importContent(database.db, new Date(), loadContent(folder))
  expect((await listGames()).find(({ slug }) => slug === 'neon-drive')!.reason).toBe('maintenance')
})

test.each([
  ['games.yaml', 'engine: slot, profile: low', 'engine: slot, profile: huge', /games\.yaml:2 .*profile/],
  ['games.yaml', 'studio: halva', 'studio: helva', /games\.yaml:2 .*helva/],
  ['studios.yaml', 'name: Halva', 'nmae: Halva', /studios\.yaml:1 .*nmae/],
  ['banners.yaml', '- { id: tundra-seven', '- [ id: halva', /banners\.yaml:\d+ /],
])('a mistake in %s is reported with its line, and nothing is imported', (file, from, to, message) => {
  edit(file, from, to)
  expect(() => loadContent(folder)).toThrow(message)
})

test('the content of the repository has no mistakes, at least 160 playable games and at least 12 studios with games', () => {
  const playable = loadContent(contentFolder).games.filter(({ engine }) => engine !== null)
  expect(playable.length).toBeGreaterThanOrEqual(160)
  expect(new Set(playable.map(({ studio }) => studio)).size).toBeGreaterThanOrEqual(12)
})

test("a game without an engine of ours is played once another provider runs its studio's games", async () => {
  const read = async () =>
    (
      await sql<{ reason: string | null; provider: string }>`
    select g.disabled_reason as reason, s.provider from games g join studios s on s.id = g.studio_id where g.engine is null`.execute(
        database.db,
      )
    ).rows
  await importContent(database.db, new Date(), loadContent(folder))
  expect(await read()).toEqual([{ reason: 'soon', provider: 'yanta' }])
  edit('games.yaml', 'studio: quasar-tea, categories: [slots', 'studio: halva, categories: [slots')
  edit('studios.yaml', 'name: Quasar Tea, position: 2', 'name: Quasar Tea, position: 2, provider: acme')
  await importContent(database.db, new Date(), loadContent(folder))
  expect(await read()).toEqual([{ reason: null, provider: 'acme' }])
})
