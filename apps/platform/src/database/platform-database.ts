import type { Kysely } from 'kysely'
import type { PlatformTables } from './schema.ts'

/** The platform's database, or a transaction of it. */
export type PlatformDatabase = Kysely<PlatformTables>
