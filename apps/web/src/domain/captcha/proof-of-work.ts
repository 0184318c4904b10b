// The site's own captcha: a worker searches for a number, invisibly.
import { type CaptchaPuzzle, getCaptchaPuzzle } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'

/** Messages to and from the worker; the solution is null when no number fits. */
export type PuzzleTask = Pick<CaptchaPuzzle, 'challenge' | 'salt' | 'algorithm' | 'maxnumber'>
export type PuzzleSolution = { number: number; took: number } | null

/** A puzzle usually takes about a second; a device slower than this is given up on. */
const patienceMs = 60_000

/** Fetches a puzzle and solves it. Rejects when either fails. */
export async function solvePuzzle(): Promise<string> {
  const result = await browserCall(getCaptchaPuzzle)
  if (!result.ok) throw new Error('there is no puzzle')
  const { algorithm, challenge, salt, signature, maxnumber } = result.value
  const solution = await solveInWorker({ algorithm, challenge, salt, maxnumber })
  if (!solution) throw new Error('no number fits')
  return encodeSolution({ algorithm, challenge, salt, signature, ...solution })
}

/** ALTCHA's format: base64 of JSON. */
export function encodeSolution(solution: object): string {
  return btoa(JSON.stringify(solution))
}

function solveInWorker(task: PuzzleTask): Promise<PuzzleSolution> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PuzzleSolution>((resolve, reject) => {
    setTimeout(() => reject(new Error('it takes too long')), patienceMs)
    worker.onmessage = ({ data }: MessageEvent<PuzzleSolution>) => resolve(data)
    worker.onerror = () => reject(new Error('the worker does not run'))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
