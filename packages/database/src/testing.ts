// Databases for tests: in memory, started from a dumped data folder in about 0.3 s instead of a first init of several seconds.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { createEmbeddedPool } from './embedded.ts'
import { openDatabase, type Database } from './open-database.ts'

const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
const dumpFile = join(tmpdir(), 'yanta-test-database', `pglite-0.5.16-${process.getuid?.() ?? 0}.tar`)

/** An empty database of its own for one test file. Nothing of it reaches the disk. A query waits `patienceMs` for its turn. */
export async function createTestDatabase(patienceMs?: number): Promise<Database> {
  const instance = await PGlite.create({ startParams, loadDataDir: new Blob([await readDump()]) })
  const pool = createEmbeddedPool(instance, patienceMs)
  return {
    db: new Kysely<any>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'embedded',
    close: async () => {
      await pool.end()
      await instance.close()
    },
  }
}

/** The PostgreSQL server for tests of what happens between several connections; they are left out without it. */
export const testServerUrl = process.env.TEST_DATABASE_URL

/** An empty database of its own on a server; `close` drops it. */
export async function createServerTestDatabase(url: string): Promise<Database> {
  const name = `yanta_test_${randomBytes(6).toString('hex')}`
  const server = await openDatabase({ url })
  await sql`create database ${sql.id(name)}`.execute(server.db)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ url: own.href })
  return {
    ...database,
    close: async () => {
      await database.close()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
      await server.close()
    },
  }
}

async function readDump(): Promise<Uint8Array<ArrayBuffer>> {
  if (existsSync(dumpFile)) return new Uint8Array(readFileSync(dumpFile))
  const instance = await PGlite.create({ startParams })
  const dump = new Uint8Array(await (await instance.dumpDataDir('none')).arrayBuffer())
  await instance.close()
  mkdirSync(dirname(dumpFile), { recursive: true })
  // Two workers may make it at once: each its own draft, and the last one to rename wins.
  const draft = `${dumpFile}.${process.pid}`
  writeFileSync(draft, dump)
  renameSync(draft, dumpFile)
  return dump
}
