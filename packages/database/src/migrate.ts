import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { bool, text } from './statements/columns.ts'
import { row } from './statements/row.ts'
import { command, query } from './statements/statement.ts'

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
  // The migrator reads the whole catalogue before it knows that nothing is pending: a third of a second at every start.
  if (await areAllApplied(db, { table, migrations, ...(schema && { schema }) })) return
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

/** False also where one is applied that is not among them, which the migrator refuses. */
async function areAllApplied(
  db: QueryExecutorProvider,
  { table, schema, migrations }: MigrationSet,
): Promise<boolean> {
  const recordedIn = schema ? sql.id(schema, table) : sql.id(table)
  const { isThere } = await query(row({ isThere: bool }))`
    select to_regclass(${schema ? `${schema}.${table}` : table}) is not null as "isThere"`.get(db)
  if (!isThere) return false
  const applied = await query(row({ name: text }))`select name::text from ${recordedIn} order by name`.list(
    db,
  )
  return (
    applied.length === Object.keys(migrations).length &&
    applied.every(({ name }) => Object.hasOwn(migrations, name))
  )
}

/** `if not exists` still fails for the later of two concurrent callers; for that one the schema exists now. */
async function makeSchema(db: QueryExecutorProvider, schema: string): Promise<void> {
  await command`create schema if not exists ${sql.id(schema)}`.run(db).catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
  })
}
