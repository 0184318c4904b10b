import { readFileSync } from 'node:fs'
import { describeTables } from '@yanta/database/describe-tables'
import { createTestDatabase } from '@yanta/database/testing'
import { expect, test } from 'vitest'
import { migratedGames } from '../testing/provider.ts'
import { schemaDescription } from './schema-description.ts'

test('the committed tables are those that the migrations make', async () => {
  const { db, close } = await createTestDatabase({ template: migratedGames })
  expect(await describeTables(db, schemaDescription)).toBe(
    readFileSync(new URL('schema.ts', import.meta.url), 'utf8'),
  )
  await close()
})
