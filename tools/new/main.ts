// `npm run new <kind> <name>`: writes the files of a new feature, engine, world, payment method or language, and their lines in the lists
// that name everything. The output works and is tested; docs/new-<kind>.md walks through it.
import { execFileSync } from 'node:child_process'
import { root } from '../project/root.ts'
import { askQuestions, readFlags } from './answers.ts'
import { type Kind, isKind, kinds } from './kinds.ts'
import { readName } from './names.ts'
import { planFiles } from './plan-files.ts'
import { writePlan } from './write-plan.ts'

const [kind = '', word = '', ...flags] = process.argv.slice(2)

try {
  if (!isKind(kind)) throw new Error(`Say what is new: ${Object.keys(kinds).join(', ')}.`)
  const [name, chosen] = [readName(word), kinds[kind] as Kind]
  const given = readFlags(chosen, flags)
  const answers = await askQuestions(chosen, name, root, given)
  const plan = planFiles(root, chosen, name, answers)
  writePlan(root, plan)
  const command = chosen.command?.(name)
  if (command) execFileSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  console.log(
    [
      ...plan.added.map(({ path }) => `  new      ${path}`),
      ...plan.changed.map(({ path }) => `  changed  ${path}`),
      '',
      ...chosen.next.map((step) => `Next: ${step}`),
      `docs/new-${kind}.md says what each file is for.`,
    ].join('\n'),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
