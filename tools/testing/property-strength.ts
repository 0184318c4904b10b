// The number of cases of properties: the gate repeats the same cases in every run, so that only a change decides; `npm run test:all`
// runs several times as many with a new seed. A seed that fails there becomes an example in its test.
import * as fc from 'fast-check'

const gateSeed = 20_261_118
const isFull = process.env.TIER === 'all'

/** How many times as many runs a property gets in `npm run test:all`. */
const fullFactor = 10

fc.configureGlobal(isFull ? { numRuns: 100 * fullFactor } : { numRuns: 100, seed: gateSeed })

/** Runs of a property that needs another number than the usual one: `gate` of them in the gate, ten times as many in the full run. */
export function runsOf(gate: number): number {
  return isFull ? gate * fullFactor : gate
}
