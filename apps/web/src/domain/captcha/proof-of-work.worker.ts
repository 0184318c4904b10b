// Searches for the number of a puzzle, off the main thread.
import { solveChallenge } from 'altcha-lib/v1'
import type { PuzzleSolution, PuzzleTask } from './proof-of-work.ts'
import { searchNumber } from './search-number.ts'

addEventListener('message', async ({ data }: MessageEvent<PuzzleTask>) => {
  postMessage(await solve(data))
})

/** Browsers hash on secure origins only; a site in a local network may have none. */
async function solve(task: PuzzleTask): Promise<PuzzleSolution> {
  const { challenge, salt, algorithm, maxnumber } = task
  if (globalThis.crypto?.subtle)
    return solveChallenge(challenge, salt, algorithm, maxnumber).promise.catch(() => null)
  const startedAt = Date.now()
  const number = searchNumber(task)
  return number === null ? null : { number, took: Date.now() - startedAt }
}
