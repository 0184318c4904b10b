// Databases for tests. Each test file has its own, a copy of a template that is initialized, migrated and filled once for all
// test files.
import { randomBytes } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { createEmbeddedPool } from './embedded.ts'
import { openDatabase, type Database } from './open-database.ts'
import { countConnections } from './pool.ts'
import { checkStatements } from './statements/statement.ts'
import { checkStatement } from './testing/check-statement.ts'
import { createDescribingClient } from './testing/described-results.ts'
import { MemoryFiles, writeFolder, type DataFolder } from './testing/memory-files.ts'
import { hashSources, readOrMakeFolder } from './testing/template-store.ts'

export { packDataFolder, unpackDataFolder } from './testing/packed-folder.ts'

/** The initial content of a database. A template made from other sources than the current ones is never used. */
export interface DatabaseTemplate<Tables = any> {
  /** Lower case letters and `_`; names the template's file and database. */
  name: string
  fill: (database: Database<Tables>) => Promise<void>
}

// Every statement that a test runs is compared with what it declares.
checkStatements(checkStatement)

/** Notifies subscribers that count databases of each start by a test. */
const starts = channel('yanta:test-database')
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

interface TestDatabaseOptions<Tables> {
  /** Empty when left out. */
  template?: DatabaseTemplate<Tables>
  /** Timeout of a query waiting for the connection. */
  patienceMs?: number
}

/** A database of its own for one test file. Nothing of it reaches the disk. */
export async function createTestDatabase<Tables = any>({
  template,
  patienceMs,
}: TestDatabaseOptions<Tables> = {}): Promise<Database<Tables>> {
  starts.publish({ kind: 'embedded' })
  return openInMemory(new MemoryFiles(readFolder(template)), patienceMs)
}

/** Writes a data folder for a separate process, as it is after the first start. */
export async function writeTestDataFolder(directory: string, template?: DatabaseTemplate): Promise<void> {
  writeFolder(await readFolder(template), directory)
}

/** The PostgreSQL server for tests with several connections; they are skipped without it. */
export const testServerUrl = process.env.TEST_DATABASE_URL

export interface ServerTestDatabase<Tables = any> extends Database<Tables> {
  /** The same database for another process: with connections of its own, which it closes itself. */
  openAgain(): Promise<Database<Tables>>
}

/** A database of its own on a server; `close` drops it. */
export async function createServerTestDatabase<Tables = any>(
  url: string,
  { template }: { template?: DatabaseTemplate<Tables> } = {},
): Promise<ServerTestDatabase<Tables>> {
  starts.publish({ kind: 'server' })
  const server = await openDatabase({ url })
  const from = template ? await findOrMakeServerTemplate(server, url, template) : 'template1'
  const name = await createDatabase(server, 'yanta_test', from)
  const openAgain = () => openDatabase({ url: addressOf(url, name) }, { Client: createDescribingClient() })
  const database = await openAgain()
  return {
    ...database,
    openAgain,
    close: async () => {
      await database.close()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
      await server.close()
    },
  }
}

/** Opens a database on `files`, which reads the template lazily. */
async function openInMemory(files: MemoryFiles, patienceMs?: number): Promise<Database> {
  const instance = await PGlite.create({ startParams, fs: files, initDbStartParams: ['--wal-segsize=1'] })
  const pool = createEmbeddedPool(instance, patienceMs, createDescribingClient())
  return {
    db: new Kysely<never>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'embedded',
    openChannel: null,
    countConnections: () => countConnections(pool),
    close: async () => {
      await pool.end()
      await instance.close()
    },
  }
}

function readFolder(template?: DatabaseTemplate): Promise<Buffer> {
  return readOrMakeFolder(template?.name ?? 'empty', async () => {
    const files = new MemoryFiles(template && readFolder())
    const database = await openInMemory(files)
    await template?.fill(database)
    const folder: Promise<DataFolder> = files.afterClose()
    await database.close()
    return folder
  })
}

/** A template gets its final name only once it is filled. */
async function findOrMakeServerTemplate(
  server: Database,
  url: string,
  { name, fill }: DatabaseTemplate,
): Promise<string> {
  const template = `yanta_template_${name}_${hashSources()}`
  const { rows } = await sql`select from pg_database where datname = ${template}`.execute(server.db)
  if (rows.length > 0) return template
  const draft = await createDatabase(server, `yanta_draft_${Date.now()}`, 'template1')
  const database = await openDatabase({ url: addressOf(url, draft) })
  await fill(database)
  await database.close()
  await sql`alter database ${sql.id(draft)} rename to ${sql.id(template)}`
    .execute(server.db)
    .catch(async (error: { code?: string }) => {
      // Two that rename at the same moment meet in the index of names.
      const isThereAlready = error.code === '42P04' || error.code === '23505'
      await sql`drop database ${sql.id(draft)} with (force)`.execute(server.db)
      if (!isThereAlready) throw error
    })
  await dropLeftovers(server, name, template)
  return template
}

const leftoverDraftMs = 60 * 60_000

/**
 * Drops templates of this name from other sources, and drafts of crashed runs. Another run may use the same server: databases with
 * connections and recent drafts stay, and a failed drop is ignored.
 */
async function dropLeftovers(server: Database, name: string, current: string): Promise<void> {
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database
    where starts_with(datname, 'yanta_')
      and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`.execute(
    server.db,
  )
  const templates = new RegExp(`^yanta_template_${name}_[0-9a-f]{16}$`)
  const isLeftover = (database: string) => {
    const draftedAt = /^yanta_draft_(\d+)_/.exec(database)?.[1]
    if (draftedAt !== undefined) return Date.now() - Number(draftedAt) > leftoverDraftMs
    return templates.test(database) && database !== current
  }
  for (const { datname } of rows.filter((row) => isLeftover(row.datname)))
    await sql`drop database if exists ${sql.id(datname)}`.execute(server.db).catch(() => undefined)
}

async function createDatabase(server: Database, prefix: string, template: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.db)
  return name
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
