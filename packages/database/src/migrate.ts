import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/** One owner's migrations in order of their names, remembered in that owner's own table. */
export interface MigrationSet {
  /** Table that remembers what ran, for example `platform_migrations`. */
  table: string
  /** Schema of that table, made when missing; the default schema when left out. */
  schema?: string
  migrations: Record<string, Migration>
}

/** Runs what has not run yet, also with a smaller number than what has; several processes may call it at once. Throws the failing migration's error with its name. */
export async function migrate(db: Kysely<any>, { table, schema, migrations }: MigrationSet): Promise<void> {
  if (schema) await makeSchema(db, schema)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    // Of two lines of work the one with the smaller number may be merged later; databases of those days go on all the same.
    allowUnorderedMigrations: true,
    ...(schema && { migrationTableSchema: schema }),
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(`migration ${failed?.migrationName ?? 'table'} failed`, { cause: error })
}

/** `if not exists` still fails for the later of two that make it at the same moment; for that one it exists now. */
async function makeSchema(db: Kysely<any>, schema: string): Promise<void> {
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db).catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
  })
}
