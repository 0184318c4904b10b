// `npm test` runs every step, `npm run verify` (--quick) those that answer 'am I done?' within a minute.
// All steps run even after a failure; the last line counts every check and test there was.
import { steps } from './steps.ts'

const quick = process.argv.includes('--quick')
const started = Date.now()
let passed = 0
let failed = 0

for (const step of steps.filter((candidate) => !quick || candidate.quick)) {
  const stepStarted = Date.now()
  console.log(`\n▸ ${step.name}`)
  const tally = await step.run({ quick })
  passed += tally.passed
  failed += tally.failed
  console.log(
    `${tally.failed ? '✗' : '✓'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds(stepStarted)} s`,
  )
}

console.log(`\nAll of it took ${seconds(started)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1)
}
