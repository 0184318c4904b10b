import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { command } from './statements/statement.ts'

/** One owner's migrations in order of their names, recorded in that owner's own table. */
export interface MigrationSet {
  /** Table of the applied migrations, for example `platform_migrations`. */
  table: string
  /** Schema of that table, created when missing; the default schema when left out. */
  schema?: string
  migrations: Record<string, Migration>
}

/** Runs the pending migrations, even when numbered before applied ones; safe to call from several processes at once. Throws the failing migration's error with its name. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  { table, schema, migrations }: MigrationSet,
): Promise<void> {
  if (schema) await makeSchema(db, schema)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    // Of two branches the one with the smaller number may be merged later; databases from in between must still migrate.
    allowUnorderedMigrations: true,
    ...(schema && { migrationTableSchema: schema }),
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(`migration ${failed?.migrationName ?? 'table'} failed`, { cause: error })
}

/** `if not exists` still fails for the later of two concurrent callers; for that one the schema exists now. */
async function makeSchema(db: QueryExecutorProvider, schema: string): Promise<void> {
  await command`create schema if not exists ${sql.id(schema)}`.run(db).catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
  })
}
