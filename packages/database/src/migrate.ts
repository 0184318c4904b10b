import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { DatabaseError } from './database-error.ts'
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

/** Runs the pending migrations, even when numbered before applied ones; safe to call from several processes at once. Throws the failing migration's error with its name, and DatabaseError for a database of a newer release. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  { table, schema, migrations }: MigrationSet,
): Promise<void> {
  // The migrator reads the whole catalogue before it knows that nothing is pending: a third of a second at every start.
  const applied = await listApplied(db, { table, ...(schema && { schema }) })
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0)
    throw new DatabaseError(
      `The database was changed by a newer release (${unknown.join(', ')}): start that release, or restore a backup from before it.`,
    )
  if (applied.length === Object.keys(migrations).length) return
  if (schema) await makeSchema(db, schema)
  await withLongStatements(db, async (connection) => {
    const migrator = new Migrator({
      db: connection,
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
  })
}

/** On one connection without the time limit of statements: an index of a large table takes minutes, and so does waiting for another process that makes it. */
function withLongStatements<Tables>(
  db: Kysely<Tables>,
  run: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    await command`set statement_timeout = 0`.run(connection)
    try {
      await run(connection)
    } finally {
      // One that is lost has nothing to reset.
      await command`reset statement_timeout`.run(connection).catch(() => undefined)
    }
  })
}

async function listApplied(
  db: QueryExecutorProvider,
  { table, schema }: Omit<MigrationSet, 'migrations'>,
): Promise<string[]> {
  const recordedIn = schema ? sql.id(schema, table) : sql.id(table)
  const { isThere } = await query(row({ isThere: bool }))`
    select to_regclass(${schema ? `${schema}.${table}` : table}) is not null as "isThere"`.get(db)
  if (!isThere) return []
  const applied = await query(row({ name: text }))`select name::text from ${recordedIn} order by name`.list(
    db,
  )
  return applied.map(({ name }) => name)
}

/** `if not exists` still fails for the later of two concurrent callers; for that one the schema exists now. */
async function makeSchema(db: QueryExecutorProvider, schema: string): Promise<void> {
  await command`create schema if not exists ${sql.id(schema)}`.run(db).catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
  })
}
