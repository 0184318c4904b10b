import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { PuzzleSolution, PuzzleTask } from './proof-of-work.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const salt = '8f2b?expires=1795887276'
const pose = (number: number, maxnumber = 5_000): PuzzleTask => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
  salt,
  maxnumber,
})

async function solve(task: PuzzleTask): Promise<PuzzleSolution> {
  const { promise, resolve } = Promise.withResolvers<PuzzleSolution>()
  vi.stubGlobal('postMessage', resolve)
  vi.stubGlobal('addEventListener', (_type: string, handle: (event: { data: PuzzleTask }) => void) =>
    handle({ data: task }),
  )
  await import('./proof-of-work.worker.ts')
  return promise
}

test.each([
  ['hashes', globalThis.crypto],
  ['does not hash, as on an insecure origin', {}],
])('the puzzle is solved where the browser %s', async (_where, crypto) => {
  vi.stubGlobal('crypto', crypto)
  expect(await solve(pose(1_234))).toMatchObject({ number: 1_234 })
})

test('a puzzle that no number fits has no solution, whoever hashes', async () => {
  vi.stubGlobal('crypto', {})
  expect(await solve(pose(20, 10))).toBeNull()
})
