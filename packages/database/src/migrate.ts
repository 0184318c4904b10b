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

/** Runs what has not run yet; several processes may call it at once. Throws the failing migration's error with its name. */
export async function migrate(db: Kysely<any>, { table, schema, migrations }: MigrationSet): Promise<void> {
  if (schema) await sql`create schema if not exists ${sql.id(schema)}`.execute(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    ...(schema && { migrationTableSchema: schema }),
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(`migration ${failed?.migrationName ?? 'table'} failed`, { cause: error })
}
