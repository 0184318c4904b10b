// Looks for the number of a puzzle, off the page's thread.
import { solveChallenge } from 'altcha-lib/v1'
import type { PuzzleSolution, PuzzleTask } from './proof-of-work.ts'

addEventListener('message', async ({ data }: MessageEvent<PuzzleTask>) => {
  const { challenge, salt, algorithm, maxnumber } = data
  // Without a secure address browsers don't hash: that is no solution, too.
  const solution: PuzzleSolution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise.catch(
    () => null,
  )
  postMessage(solution)
})
