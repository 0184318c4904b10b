// PostgreSQL inside this process. Guarantees that an acknowledged commit survives kill -9 and a power cut, that no other process
// writes to the folder, that a half-created folder is never mistaken for a database, and that a process whose database has stopped
// ends, so that whoever supervises it starts it again.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { lockDirectory } from './directory-lock.ts'
import { DurableFiles, syncPath, syncTree } from './durable-files.ts'
import { startMaintenance } from './maintenance.ts'
import { joinMessages } from './joined-messages.ts'
import type { NamedStatementClient } from './named-statements.ts'
import { createPool } from './pool.ts'

/** PGlite's own start parameters without `-F` (which turns fsync off). */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((setting) => ['-c', setting]),
]

export async function openEmbeddedPool(
  folder: string,
): Promise<{ pool: pg.Pool; release: () => Promise<void> }> {
  const directory = resolve(folder)
  makeWritable(dirname(directory))
  const { unlock } = lockDirectory(directory)
  try {
    const { instance, files } = await start(directory)
    await assertCommitsReachDisk(instance, files)
    const pool = createEmbeddedPool(instance)
    const maintenance = startMaintenance(pool, (error) =>
      process.emitWarning(`the database could not be maintained: ${String(error)}`, 'DatabaseWarning'),
    )
    return {
      pool,
      release: async () => {
        await maintenance.stop()
        await pool.end()
        await instance.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** One connection: the embedded database is single-threaded. Using the pool inside a transaction times out instead of hanging. */
export function createEmbeddedPool(
  instance: PGlite,
  patienceMs = 10_000,
  Client?: typeof NamedStatementClient,
): pg.Pool {
  const { connection, user, password, database, host, port } = createPgConfig(
    joinMessages(instance) as PGlite,
  )
  const settings = { connection, user, password, database, host, port } as unknown as pg.PoolConfig
  return createPool(
    { ...settings, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: patienceMs },
    Client,
  )
}

async function start(directory: string): Promise<{ instance: PGlite; files: DurableFiles }> {
  // A half-created folder left by an older version.
  const unfinished = `${directory}.unfinished`
  if (existsSync(unfinished)) {
    rmSync(directory, { recursive: true, force: true })
    rmSync(unfinished)
  }
  const entries = existsSync(directory) ? readdirSync(directory) : []
  if (entries.length === 0) await make(directory)
  // PGlite would make a new database over what is left of the old one.
  else if (!entries.includes('PG_VERSION'))
    throw new DatabaseError(
      `The database in ${directory} is damaged, or is none: restore it from a backup, or choose another folder with DATA_DIR.`,
    )
  const files = new DurableFiles(directory)
  const instance = new PGlite({ fs: files, startParams })
  try {
    await instance.waitReady
  } catch (error) {
    const { bavail, bsize } = statfsSync(directory)
    throw new DatabaseError(describeUnopened(directory, bavail * bsize), { cause: error })
  }
  files.onAbort = () => endProcess(directory)
  return { instance, files }
}

/** A start writes a segment of the log, at most. */
const neededBytes = 16 * 1024 * 1024

/** PGlite's own errors are those of WebAssembly, and say nothing to an operator. */
export function describeUnopened(directory: string, freeBytes: number): string {
  const advice =
    freeBytes < neededBytes
      ? 'The disk is full: free some space.'
      : 'It is damaged, or this user may not read and write its files: restore it from a backup, or give this user the right to.'
  return `The database in ${directory} can't be opened. ${advice}`
}

/** Creates an empty database in another folder and renames it once it is complete and on the disk. */
async function make(directory: string): Promise<void> {
  const parent = dirname(directory)
  const draft = `${directory}.draft-${process.pid}`
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(directory)}.draft-`))
      rmSync(join(parent, name), { recursive: true, force: true })
  // PGlite creates files that every user may read and write, so the folder's permissions protect them.
  mkdirSync(draft, { mode: 0o700 })
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'initialize.ts'), draft])
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new DatabaseError(
      `A database can't be made in ${directory}: ${/^\w*Error.*$/m.exec(stderr ?? '')?.[0] ?? message}.`,
    )
  }
  syncTree(draft)
  renameSync(draft, directory)
  syncPath(parent)
}

/** Nothing can be awaited here: PostgreSQL is in the middle of the statement that it gave up on. */
function endProcess(directory: string): never {
  console.error(
    `The database in ${directory} has stopped, usually because the disk is full: free some space, and start again. What it confirmed is not lost.`,
  )
  process.exit(1)
}

async function assertCommitsReachDisk(instance: PGlite, files: DurableFiles): Promise<void> {
  const before = files.syncs
  await instance.exec(
    'create table if not exists durability_probe (opened_at timestamptz); delete from durability_probe; insert into durability_probe values (now())',
  )
  if (files.syncs === before)
    throw new DatabaseError(
      'The embedded database does not write commits to the disk: refusing to store money in it.',
    )
}

function makeWritable(parent: string): void {
  try {
    makeFolder(parent)
    const probe = resolve(parent, `.write-probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${parent} can't be written (${(error as NodeJS.ErrnoException).code}): make it writable, or choose another one with DATA_DIR.`,
    )
  }
}

/** Node's own recursive mkdir never returns under folders such as /proc, where making one fails with 'not found'. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
