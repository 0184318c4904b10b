// All checks. Those of one group run in parallel, the groups one after the other.
import { buildStale } from '../builds/build-stale.ts'
import { gallery, web } from '../builds/parts.ts'
import { root } from '../project/root.ts'
import { checkBrands } from './brand/check-brands.ts'
import { runFlakyHunt, runGateJourneys } from './browser-tests.ts'
import { checkRunCounts } from './budget/run-counts.ts'
import { checkWrittenCounts } from './budget/written-counts.ts'
import { checkLayers } from './layers/check-layers.ts'
import { checkLockfiles } from './lockfile.ts'
import { runProgram } from './run-program.ts'
import { checkStatements } from './statements/check-statements.ts'
import { type Step, tally, tallyFindings } from './step.ts'
import { listTypeSteps, routeTypes } from './types.ts'
import { runOnTwoProcesses, runUnitTests } from './unit-tests.ts'
import { checkWeight } from './weight.ts'

const code = [
  'apps',
  'packages',
  'tools',
  'e2e',
  'bench',
  'art',
  'content',
  'brands',
  'knip.json',
  '.oxlintrc.json',
]

function program(name: string, file: string, args: readonly string[], inputs?: readonly string[]): Step {
  return {
    name,
    from: 'verify',
    ...(inputs && { inputs }),
    run: async ({ print }) => tally(await runProgram(file, args, { print })),
  }
}

const builds: Step = {
  name: 'builds and the weight of the lobby',
  from: 'verify',
  run: async (context) => {
    if (!(await buildStale({ parts: [web] }))) return tally(false)
    const weight = tallyFindings(checkWeight(context), context)
    if (context.tier === 'verify') return weight
    const rest = (await buildStale()) && (await buildStale({ parts: [gallery] }))
    return { passed: weight.passed + Number(rest), failed: weight.failed + Number(!rest) }
  },
}

const checks: readonly Step[] = [
  builds,
  program('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet'], code),
  ...listTypeSteps(),
  program('unused code', 'node_modules/knip/bin/knip.js', ['--no-progress'], code),
  program('format (npx oxfmt mends it)', 'node_modules/oxfmt/bin/oxfmt', ['--check']),
  {
    name: 'art',
    from: 'verify',
    // The stamp skips the drawing when neither a drawing nor its files have changed; the gate draws in any case.
    run: async ({ tier, print }) =>
      tally(
        await runProgram('art/main.ts', ['--check', ...(tier === 'verify' ? ['--stamped'] : [])], { print }),
      ),
  },
  program('content', 'content/validate.ts', [], ['content', 'packages', 'art']),
  {
    name: 'layers and cycles',
    from: 'verify',
    run: async (context) => tallyFindings(checkLayers(root), context),
  },
  {
    name: 'statements',
    from: 'verify',
    run: async (context) => tallyFindings(checkStatements(root), context),
  },
  { name: 'lockfile', from: 'verify', run: async (context) => tallyFindings(checkLockfiles(root), context) },
  { name: 'brands', from: 'verify', run: async (context) => tallyFindings(checkBrands(), context) },
  { name: 'what the tests are made of', from: 'verify', run: checkWrittenCounts },
]

export const groups: readonly (readonly Step[])[] = [
  [routeTypes],
  checks,
  [{ name: 'unit and platform tests', from: 'verify', run: runUnitTests }],
  [{ name: 'platform tests on two processes', from: 'all', run: runOnTwoProcesses }],
  [{ name: 'browser tests', from: 'gate', run: runGateJourneys }],
  [{ name: 'each journey twice more', from: 'all', run: runFlakyHunt }],
  [{ name: 'what the tests cost', from: 'gate', run: checkRunCounts }],
]
