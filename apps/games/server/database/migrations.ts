import type { MigrationSet } from '@yanta/database'
import { createProvider } from './0001-create-provider.ts'

/** Everything the provider keeps lies in a schema of its own, so that it can move to a database of its own. */
export const providerMigrations: MigrationSet = {
  table: 'provider_migrations',
  schema: 'provider',
  migrations: { '0001-create-provider': createProvider },
}
