// `npm run new <kind> <name>`: writes the files of a new feature, engine, payment method or language, and their lines in the lists
// that name everything. The output works and is tested; docs/new-<kind>.md walks through it.
import { root } from '../project/root.ts'
import { isKind, kinds } from './kinds.ts'
import { readName } from './names.ts'
import { planFiles } from './plan-files.ts'
import { writePlan } from './write-plan.ts'

const [kind = '', name = ''] = process.argv.slice(2)

try {
  if (!isKind(kind)) throw new Error(`Say what is new: ${Object.keys(kinds).join(', ')}.`)
  const plan = planFiles(root, kinds[kind], readName(name))
  writePlan(root, plan)
  console.log(
    [
      ...plan.added.map(({ path }) => `  new      ${path}`),
      ...plan.changed.map(({ path }) => `  changed  ${path}`),
      '',
      ...kinds[kind].next.map((step) => `Next: ${step}`),
      `docs/new-${kind}.md says what each file is for.`,
    ].join('\n'),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
