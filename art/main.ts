// Makes everything under art/public from the drawings. Run it after a change of a drawing and commit what it wrote:
// nothing is drawn or encoded at start, in a build or in a test.
//   node art/main.ts [--only covers,symbols] [name …]      names are slugs of games, themes, symbol sets …
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { rememberEncoded } from './pipeline/raster.ts'
import { steps } from './steps.ts'

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const asked = values.only?.split(',') ?? Object.keys(steps)
const unknown = asked.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`unknown step ${unknown.join(', ')}; known: ${Object.keys(steps).join(', ')}`)
  process.exit(1)
}
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)
sharp.concurrency(1)
for (const name of asked) {
  console.log(`${name}: ${await steps[name]?.(isWanted)} written`)
  rememberEncoded()
}
