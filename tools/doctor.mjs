// `npm run doctor`: what is wrong with this machine, each finding with its fix. Plain JavaScript without dependencies,
// so that it also runs on a broken set-up. Exit code 1 when something needs fixing.
import { examinations } from './doctor/examinations.mjs'

let broken = 0
for (const { name, examine } of examinations) {
  const { ok, found, fix } = await examine()
  console.log(`${ok ? '✓' : '✗'} ${name}: ${found}`)
  if (!ok) console.log(`    ${fix}`)
  broken += ok ? 0 : 1
}

console.log(broken ? `\n${broken} to fix.` : '\nAll well.')
process.exitCode = broken ? 1 : 0
