import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A first init takes seconds: the tests that don't prove it start from a copy. */
const template = join(folder, 'template')
beforeAll(async () => {
  await (await openDatabase({ directory: template })).close()
})

function copyTemplate(name: string): string {
  cpSync(template, join(folder, name), { recursive: true })
  return join(folder, name)
}

const program = join(import.meta.dirname, 'testing-programs/count-commits.ts')

/** Runs the program, kills it in the middle of its commits, and returns the last number it acknowledged. */
function killWhileCommitting(directory: string, from: number, acknowledgements: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, directory, String(from)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    let errors = ''
    child.stderr.on('data', (bytes: Buffer) => {
      errors += String(bytes)
    })
    child.stdout.on('data', (bytes: Buffer) => {
      text += String(bytes)
      if (text.split('\n').length > acknowledgements + 1) child.kill('SIGKILL')
    })
    child.on('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`the program ended by itself: ${errors}`))
      // The last piece may be half a line: only whole lines were said.
      resolve(Number(text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1)))
    })
  })
}

test('kill -9 in the middle of commits loses none that was acknowledged, three times in a row', async () => {
  const directory = copyTemplate('killed')
  let last = 0
  for (let round = 0; round < 3; round += 1) {
    last = await killWhileCommitting(directory, last + 2, 40 + round * 17)
    const { db, close } = await openDatabase({ directory })
    const { rows } = await sql<{ number: number }>`select number from acknowledged order by number`.execute(
      db,
    )
    await close()
    const found = new Set(rows.map(({ number }) => number))
    expect(found.has(last)).toBe(true)
    // One number is left out per round, and one commit may have happened unheard.
    expect(rows.length).toBeGreaterThanOrEqual(last - round - 1)
    last = Math.max(...found)
  }
}, 120_000)

test('a folder in use is refused in one sentence, and free again after its owner closed', async () => {
  const directory = copyTemplate('shared')
  const first = await openDatabase({ directory })
  await expect(openDatabase({ directory })).rejects.toThrow(
    /^The data folder \S+ is in use by another process: .*DATA_DIR\.$/,
  )
  await first.close()
  await (await openDatabase({ directory })).close()
}, 60_000)

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
}, 60_000)

test('a folder that was never finished is made anew', async () => {
  const directory = copyTemplate('unfinished')
  const first = await openDatabase({ directory })
  await sql`create table half (id int)`.execute(first.db)
  await first.close()
  writeFileSync(`${directory}.unfinished`, '')
  const second = await openDatabase({ directory })
  expect((await sql`select from pg_tables where tablename = 'half'`.execute(second.db)).rows).toHaveLength(0)
  await second.close()
}, 60_000)

test.each([
  [
    'a file in the way',
    () => {
      writeFileSync(join(folder, 'file'), '')
      return join(folder, 'file', 'database')
    },
  ],
  ["a folder that can't be made", () => '/proc/yanta/database'],
])('%s is told in one sentence that names DATA_DIR', async (_case, place) => {
  await expect(openDatabase({ directory: place() })).rejects.toThrow(
    /^The data folder \S+ can't be written \(\w+\): .*DATA_DIR\.$/,
  )
})

test('a server that does not answer is told in one sentence', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^The database server of DATABASE_URL does not answer: .*\.$/,
  )
})
