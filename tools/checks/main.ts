// `npm run verify` answers 'am I done?', `npm test` is the gate before a change is accepted, `npm run test:all` leaves nothing out.
// All steps run even after a failure; the last line counts every check and test.
import { availableParallelism } from 'node:os'
import { openFullRun } from './last-full-run.ts'
import { openPassRecord } from './passed-before.ts'
import { groups } from './steps.ts'
import { type Step, type Tally, type Tier, addTallies } from './step.ts'

const tiers = ['verify', 'gate', 'all'] as const
const tier: Tier = process.argv.includes('--quick') ? 'verify' : process.env.TIER === 'all' ? 'all' : 'gate'
const mostFailures = 60
const started = Date.now()
const tallies: Tally[] = []
const saveFullRun = tier === 'all' ? openFullRun() : null

for (const group of groups) {
  const steps = group.filter(({ from }) => tiers.indexOf(from) <= tiers.indexOf(tier))
  const isAlone = steps.length === 1
  const queue = [...steps]
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) tallies.push(await run(step, isAlone))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
}

const { passed, failed, failures = [] } = addTallies(tallies)
saveFullRun?.({ passed, failed, seconds: Math.round((Date.now() - started) / 1000) })
if (failures.length > 0) {
  console.log('\nWhat failed:')
  for (const failure of failures.slice(0, mostFailures)) console.log(`  ${failure.slice(0, 300)}`)
  if (failures.length > mostFailures) console.log(`  … and ${failures.length - mostFailures} more`)
}
console.log(`\nAll of it took ${secondsSince(started)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function run(step: Step, isAlone: boolean): Promise<Tally> {
  const record = step.inputs && openPassRecord(step.name, step.inputs)
  if (tier === 'verify' && record?.hasPassed) {
    console.log(`✓ ${step.name}: unchanged since it passed`)
    return { passed: 1, failed: 0 }
  }
  const stepStarted = Date.now()
  let said = ''
  if (isAlone) console.log(`\n▸ ${step.name}`)
  const print = isAlone
    ? (text: string) => void process.stdout.write(text)
    : (text: string) => void (said += text)
  const result: Tally = await step.run({ tier, print }).catch((error: unknown) => {
    print(`${error instanceof Error ? error.stack : String(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  const named = result.failed > 0 && !result.failures ? { ...result, failures: [step.name] } : result
  record?.save(result.failed === 0)
  console.log(
    `${result.failed ? '✗' : '✓'} ${step.name}: ${result.passed} passed, ${result.failed} failed in ${secondsSince(stepStarted)} s`,
  )
  if (said && (result.failed > 0 || step.name.startsWith('builds'))) console.log(said.trimEnd())
  return named
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1)
}
