// Writes `schema.ts` of both servers: their tables as the migrations make them. To be run after a migration was added.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, type MigrationSet } from '@yanta/database'
import { describeTables, type SchemaDescription } from '@yanta/database/describe-tables'
import { createTestDatabase } from '@yanta/database/testing'
import { providerMigrations } from '../../apps/games/server/database/migrations.ts'
import { schemaDescription as ofProvider } from '../../apps/games/server/database/schema-description.ts'
import { migrations } from '../../apps/platform/src/database/migrations.ts'
import { schemaDescription as ofPlatform } from '../../apps/platform/src/database/schema-description.ts'
import { root } from '../project/root.ts'

await write('apps/platform/src/database', { table: ofPlatform.migrations, migrations }, ofPlatform)
await write('apps/games/server/database', providerMigrations, ofProvider)

async function write(folder: string, set: MigrationSet, description: SchemaDescription): Promise<void> {
  const { db, close } = await createTestDatabase()
  await migrate(db, set)
  writeFileSync(join(root, folder, 'schema.ts'), await describeTables(db, description))
  await close()
}
