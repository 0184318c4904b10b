// Databases for tests. Each has one of its own, which begins as a copy of a template: initialized, migrated and filled once for
// all test files.
import { randomBytes } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { createEmbeddedPool } from './embedded.ts'
import { openDatabase, type Database } from './open-database.ts'
import { MemoryFiles, writeFolder, type DataFolder } from './testing/memory-files.ts'
import { hashSources, readOrMakeFolder } from './testing/template-store.ts'

export { packDataFolder, unpackDataFolder } from './testing/packed-folder.ts'

/** What a database begins with. A template of other sources than today's is never used. */
export interface DatabaseTemplate {
  /** Lower case letters and `_`; names the template's file and database. */
  name: string
  fill: (database: Database) => Promise<void>
}

/** Tells whoever counts that a test starts a database. */
const starts = channel('yanta:test-database')
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

interface TestDatabaseOptions {
  /** Empty when left out. */
  template?: DatabaseTemplate
  /** How long a query waits for its turn. */
  patienceMs?: number
}

/** A database of its own for one test file. Nothing of it reaches the disk. */
export async function createTestDatabase({
  template,
  patienceMs,
}: TestDatabaseOptions = {}): Promise<Database> {
  starts.publish({ kind: 'embedded' })
  return openInMemory(new MemoryFiles(readFolder(template)), patienceMs)
}

/** Writes a data folder for a process of its own: what it opens is there already, as after its first start. */
export async function writeTestDataFolder(directory: string, template?: DatabaseTemplate): Promise<void> {
  writeFolder(await readFolder(template), directory)
}

/** The PostgreSQL server for tests of what happens between several connections; they are left out without it. */
export const testServerUrl = process.env.TEST_DATABASE_URL

/** A database of its own on a server; `close` drops it. */
export async function createServerTestDatabase(
  url: string,
  { template }: { template?: DatabaseTemplate } = {},
): Promise<Database> {
  starts.publish({ kind: 'server' })
  const server = await openDatabase({ url })
  const from = template ? await findOrMakeServerTemplate(server, url, template) : 'template1'
  const name = await createDatabase(server, 'yanta_test', from)
  const database = await openDatabase({ url: addressOf(url, name) })
  return {
    ...database,
    close: async () => {
      await database.close()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
      await server.close()
    },
  }
}

/** Reads the folder only when it is asked for: the file system of PostgreSQL asks late. */
async function openInMemory(files: MemoryFiles, patienceMs?: number): Promise<Database> {
  const instance = await PGlite.create({ startParams, fs: files, initDbStartParams: ['--wal-segsize=1'] })
  const pool = createEmbeddedPool(instance, patienceMs)
  return {
    db: new Kysely<any>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'embedded',
    openChannel: null,
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

/** The name appears once the template is filled. */
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
      const isThereAlready = error.code === '42P04'
      await sql`drop database ${sql.id(draft)} with (force)`.execute(server.db)
      if (!isThereAlready) throw error
    })
  await dropLeftovers(server, name, template)
  return template
}

const leftoverDraftMs = 60 * 60_000

/**
 * Drops templates of this name from other sources, and drafts of runs that crashed. Another run may be at work on the same server: what
 * has connections or is a recent draft stays, and a drop that fails is ignored.
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
