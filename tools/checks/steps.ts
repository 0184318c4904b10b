// Everything that is checked, in order: what is cheap and tells most comes first.
import { buildStale } from '../builds/build-stale.ts'
import { gallery, web } from '../builds/parts.ts'
import { root } from '../project/root.ts'
import { checkBrands } from './brand/check-brands.ts'
import { runBrowserTests } from './browser-tests.ts'
import { checkLayers } from './layers/check-layers.ts'
import { checkLockfile } from './lockfile.ts'
import { runProgram } from './run-program.ts'
import { tally, tallyFindings, type Step } from './step.ts'
import { checkTypes } from './types.ts'
import { runUnitTests } from './unit-tests.ts'
import { checkWeight } from './weight.ts'

export const steps: readonly Step[] = [
  { name: 'types', quick: true, run: checkTypes },
  {
    name: 'lint',
    quick: true,
    run: async () => tally(await runProgram('node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet'])),
  },
  { name: 'layers and cycles', quick: true, run: async () => tallyFindings(checkLayers(root)) },
  {
    name: 'format',
    quick: true,
    run: async () => tally(await runProgram('node_modules/oxfmt/bin/oxfmt', ['--check'])),
  },
  {
    name: 'unused code',
    quick: true,
    run: async () => tally(await runProgram('node_modules/knip/bin/knip.js', ['--no-progress'])),
  },
  { name: 'lockfile', quick: true, run: async () => tallyFindings(checkLockfile(root)) },
  { name: 'content', quick: true, run: async () => tally(await runProgram('content/validate.ts', [])) },
  { name: 'art', quick: true, run: async () => tally(await runProgram('art/main.ts', ['--check'])) },
  { name: 'brands', quick: true, run: async () => tallyFindings(checkBrands()) },
  {
    name: 'weight of the lobby',
    quick: true,
    run: async () => ((await buildStale({ parts: [web] })) ? tallyFindings(checkWeight()) : tally(false)),
  },
  { name: 'unit and platform tests', quick: true, run: runUnitTests },
  {
    name: 'build',
    quick: false,
    run: async () => tally((await buildStale()) && (await buildStale({ parts: [gallery] }))),
  },
  { name: 'browser tests', quick: false, run: runBrowserTests },
]
