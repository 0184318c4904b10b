// How the in-memory catalogue follows the database.
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFolder, loadContent } from '@yanta/content'
import type { PlatformTables } from '../../../database/schema.ts'
import { startedPlatform } from '../../../testing/templates.ts'
import { international } from '../../../testing/jurisdiction.ts'
import { openCatalogue, raiseCatalogueVersion, setGameDisabled } from './catalogue.service.ts'
import { importContent } from './import.service.ts'

const content = { currencies: [], searchWords: [], jurisdiction: international }
let database: Database<PlatformTables>
beforeAll(async () => {
  database = await createTestDatabase({ template: startedPlatform })
})
afterAll(() => database.close())

test('a version is loaded once, however many calls refresh at once, and replaces the old one as a whole', async () => {
  const { db, asked } = countQueries(database.db)
  const catalogue = await openCatalogue(db, content)
  const before = catalogue.current
  const atStart = asked()
  await catalogue.refresh()
  expect([catalogue.current, asked()]).toEqual([before, atStart + 1])
  await setGameDisabled(database.db, 'neon-drive', true)
  await Promise.all([catalogue.refresh(), catalogue.refresh(), catalogue.refresh()])
  expect(asked()).toBe(atStart + 1 + 1 + atStart)
  expect([
    before.findGame('neon-drive')!.disabledReason,
    catalogue.current.findGame('neon-drive')!.disabledReason,
  ]).toEqual([null, 'maintenance'])
  expect(catalogue.current.version).toBeGreaterThan(before.version)
})

test('cached answers are dropped with their version', async () => {
  const catalogue = await openCatalogue(database.db, content)
  catalogue.answers.keep('list', { body: Buffer.from('{}'), tag: '"tag"', encoding: 'identity' })
  await catalogue.refresh()
  expect(catalogue.answers.find('list')).toBeDefined()
  await raiseCatalogueVersion(database.db)
  await catalogue.refresh()
  expect(catalogue.answers.find('list')).toBeUndefined()
})

test('while the database does not answer nothing changes, and the next refresh loads the new version', async () => {
  let isAway = false
  const { db } = countQueries(database.db, () => {
    if (isAway) throw new Error('the database is away')
  })
  const catalogue = await openCatalogue(db, content)
  const before = catalogue.current
  await raiseCatalogueVersion(database.db)
  isAway = true
  await expect(catalogue.refresh()).rejects.toThrow('the database is away')
  expect(catalogue.current).toBe(before)
  isAway = false
  await catalogue.refresh()
  expect(catalogue.current.version).toBe(before.version + 1)
})

test('a rolled back change leaves the version unchanged', async () => {
  const catalogue = await openCatalogue(database.db, content)
  const { version } = catalogue.current
  await expect(
    database.db.transaction().execute(async (trx) => {
      await raiseCatalogueVersion(trx)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow()
  await catalogue.refresh()
  expect(catalogue.current.version).toBe(version)
})

test('the search reuses the index when no name has changed, and finds new names', async () => {
  const catalogue = await openCatalogue(database.db, content)
  const before = catalogue.current
  await setGameDisabled(database.db, 'honey-jar', true)
  await catalogue.refresh()
  expect(catalogue.current.index).toBe(before.index)
  expect(catalogue.current.search('honey')[0]!.disabledReason).toBe('maintenance')
  await sql`update games set name_en = 'Toucan Tango' where slug = 'honey-jar'`.execute(database.db)
  await raiseCatalogueVersion(database.db)
  await catalogue.refresh()
  expect(catalogue.current.search('toucan').map(({ slug }) => slug)).toEqual(['honey-jar'])
})

test("the site's own catalogue has games in every category that players see first [3.5], [3.6]", async () => {
  await importContent(database.db, new Date(), loadContent(contentFolder))
  const { current } = await openCatalogue(database.db, content)
  for (const slug of ['recommended', 'top', 'newgames', 'otygrat_bonus', 'slots', 'table'])
    expect(current.findCategory(slug)?.gamesCount, slug).toBeGreaterThan(0)
})

/** The same database with its queries counted. */
function countQueries(
  db: PlatformDatabase,
  onQuery: () => void = () => undefined,
): { db: PlatformDatabase; asked: () => number } {
  let count = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      count += 1
      onQuery()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: counted, asked: () => count }
}
