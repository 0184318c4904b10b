import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeUnopened } from './embedded.ts'
import { openDatabase } from './index.ts'
import { writeTestDataFolder } from './testing.ts'
import { loseNoCommit, program } from './testing/kill-while-committing.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A first init takes seconds: only the test of an unfinished folder runs one. */
const template = join(folder, 'template')
beforeAll(() => writeTestDataFolder(template))

function copyTemplate(name: string): string {
  cpSync(template, join(folder, name), { recursive: true })
  return join(folder, name)
}

test('kill -9 in the middle of commits loses no acknowledged one', async () => {
  expect.hasAssertions()
  await loseNoCommit(copyTemplate('killed'), 1)
})

test('a full disk ends the process with one sentence, and no acknowledged commit is lost', async () => {
  const directory = copyTemplate('full')
  const { code, output, errors } = await runFillDisk(directory)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(/^The database in \S+ has stopped, .*start again\. .*\.\n$/),
  })
  const { db, close } = await openDatabase({ directory })
  const { rows } = await sql<{ number: number }>`select number from acknowledged order by number`.execute(db)
  await close()
  expect(output.length).toBeGreaterThanOrEqual(20)
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(output))
})

/** The numbers it acknowledged, and how it ended; a program that does not end is killed. */
async function runFillDisk(directory: string) {
  const fillDisk = join(import.meta.dirname, 'testing-programs/fill-disk.ts')
  const child = spawn(process.execPath, [fillDisk, directory], { timeout: 120_000, killSignal: 'SIGKILL' })
  let output = ''
  let errors = ''
  child.stdout.on('data', (bytes: Buffer) => (output += String(bytes)))
  child.stderr.on('data', (bytes: Buffer) => (errors += String(bytes)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, errors, output: output.trim().split('\n').map(Number) }
}

test('a folder in use is refused in one sentence, and free again after its owner closed', async () => {
  const directory = copyTemplate('shared')
  const first = await openDatabase({ directory })
  await expect(openDatabase({ directory })).rejects.toThrow(
    /^The data folder \S+ is in use by another process: .*DATA_DIR\.$/,
  )
  await first.close()
  await (await openDatabase({ directory })).close()
})

test('a folder another process owns is refused until that process is gone', async () => {
  const directory = copyTemplate('other-process')
  const child = spawn(process.execPath, [program, directory, '1'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  await expect(openDatabase({ directory })).rejects.toThrow(/in use by another process/)
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })
  await (await openDatabase({ directory })).close()
})

test('an unfinished folder is created again', async () => {
  const directory = copyTemplate('unfinished')
  const first = await openDatabase({ directory })
  await sql`create table half (id int)`.execute(first.db)
  await first.close()
  writeFileSync(`${directory}.unfinished`, '')
  const second = await openDatabase({ directory })
  expect((await sql`select from pg_tables where tablename = 'half'`.execute(second.db)).rows).toHaveLength(0)
  await second.close()
})

test('a folder that has lost PG_VERSION is refused, and left as it was', async () => {
  const directory = copyTemplate('without-version')
  rmSync(join(directory, 'PG_VERSION'))
  const before = readdirSync(directory, { recursive: true }).toSorted()
  await expect(openDatabase({ directory })).rejects.toThrow(
    /^The database in \S+ is damaged, or is none: .*backup.*DATA_DIR\.$/,
  )
  expect(readdirSync(directory, { recursive: true }).toSorted()).toEqual(before)
})

test('a damaged database is refused in one sentence that says what to do', async () => {
  const directory = copyTemplate('damaged')
  truncateSync(join(directory, 'global/pg_control'), 100)
  await expect(openDatabase({ directory })).rejects.toThrow(
    /^The database in \S+ can't be opened\. It is damaged, .*: restore it from a backup, .*\.$/,
  )
})

test.each([
  [0, /^The database in \S+ can't be opened\. The disk is full: free some space\.$/],
  [2 ** 40, /damaged/],
])('a database that does not open with %d bytes free says what to do', async (free, sentence) => {
  expect(describeUnopened('/srv/database', free)).toMatch(sentence)
})

test.each([
  [
    'a file in the way',
    () => {
      writeFileSync(join(folder, 'file'), '')
      return join(folder, 'file', 'database')
    },
  ],
  ["a folder that can't be made", () => '/proc/yanta/database'],
])('%s is reported in one sentence that names DATA_DIR', async (_case, makeFolder) => {
  await expect(openDatabase({ directory: makeFolder() })).rejects.toThrow(
    /^The data folder \S+ can't be written \(\w+\): .*DATA_DIR\.$/,
  )
})

test('a server that does not answer is reported in one sentence', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^The database server of DATABASE_URL does not answer: .*\.$/,
  )
})
