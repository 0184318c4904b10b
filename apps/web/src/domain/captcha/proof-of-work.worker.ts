// Searches for the number of a puzzle, off the main thread.
import { solveChallenge } from 'altcha-lib/v1'
import type { PuzzleSolution, PuzzleTask } from './proof-of-work.ts'

addEventListener('message', async ({ data }: MessageEvent<PuzzleTask>) => {
  const { challenge, salt, algorithm, maxnumber } = data
  // Browsers don't hash on an insecure origin: treated as no solution.
  const solution: PuzzleSolution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise.catch(
    () => null,
  )
  postMessage(solution)
})
