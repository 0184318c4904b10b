// Commits in a separate process, which is killed in the middle of them.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase } from '../index.ts'

export const program = join(import.meta.dirname, '../testing-programs/count-commits.ts')

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
      // The last piece may be half a line: only whole lines count.
      resolve(Number(text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1)))
    })
  })
}

/** Kills the program `rounds` times, each time after a different number of commits, on the same growing folder. */
export async function loseNoCommit(directory: string, rounds: number): Promise<void> {
  let last = 0
  for (let round = 0; round < rounds; round += 1) {
    last = await killWhileCommitting(directory, last + 2, 40 + round * 17)
    const { db, close } = await openDatabase({ directory })
    const { rows } = await sql<{ number: number }>`select number from acknowledged order by number`.execute(
      db,
    )
    await close()
    const found = new Set(rows.map(({ number }) => number))
    expect(found.has(last)).toBe(true)
    // One number is skipped per round, and one commit may have happened without its acknowledgement.
    expect(rows.length).toBeGreaterThanOrEqual(last - round - 1)
    last = Math.max(...found)
  }
}
