// A database for tests: in memory, started from a dumped data folder in about 0.3 s instead of a first init of several seconds.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { createEmbeddedPool } from './embedded.ts'
import type { Database } from './open-database.ts'

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
