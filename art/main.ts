// Makes everything under art/public from the drawings, with the addresses code imports, and the files of the brands. Run it after a change of a drawing and
// commit what it wrote: nothing is drawn or encoded at start, in a build or in a test.
//   node art/main.ts [--only covers,symbols] [name …]      names are slugs of games, themes, symbol sets …
//   node art/main.ts --check                               says what a run would change, and who names art that is not drawn
//   node art/main.ts --check --stamped                     draws nothing while sources and files are those of the last check that found nothing
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openArt } from '@yanta/art'
import { listSources } from '../tools/project/list-sources.ts'
import { root } from '../tools/project/root.ts'
import { openStamp } from '../tools/project/stamp.ts'
import { publishBrands } from './brand/publish.ts'
import { findUnknownArt } from './pipeline/named-art.ts'
import { pictureGroups } from './pictures.ts'
import type { Picture } from './pipeline/picture.ts'
import { publicFolder, publish, readShelf, saveShelf, withdraw } from './pipeline/shelf.ts'
import { findStandIns } from './pipeline/stand-ins.ts'
import { findShelfFaults, listStrayFiles } from './pipeline/shelf-faults.ts'

const { values, positionals } = parseArgs({ options: { only: { type: 'string' }, check: { type: 'boolean' }, stamped: { type: 'boolean' } }, allowPositionals: true })
const known = [...Object.keys(pictureGroups), 'brands']
const asked = values.only?.split(',') ?? known
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`unknown group ${unknown.join(', ')}; known: ${known.join(', ')}`)
  process.exit(1)
}
const shelf = readShelf()

if (values.check) {
  const sources = listSources(root, ['apps', 'packages', 'content']).filter((file) => /\.(tsx?|html|css|ya?ml)$/.test(file) && !/\.test\.tsx?$/.test(file))
  // Drawings with their fonts, what they make, the addresses that code imports, and the libraries that draw.
  const stamp = openStamp('art', { paths: ['art', 'brands', 'packages/art', 'package-lock.json'], withTests: false })
  const drawn = values.stamped && stamp.isCurrent ? [] : await findDrawnFaults()
  if (drawn.length === 0) stamp.set()
  const faults = [...drawn, ...findStandIns(join(root, 'art')), ...findUnknownArt(root, sources, openArt())]
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'art: the files are what is drawn' : `art: ${faults.length} problems; \`npm run art\` makes what is drawn anew`)
  process.exit(faults.length === 0 ? 0 : 1)
}

// One picture after the other: the encoder takes all processors for each.
for (const name of asked.filter((each) => each !== 'brands')) {
  let made = 0
  for (const picture of (pictureGroups[name]?.() ?? []).filter(isWanted)) made += Number(await publish(shelf, picture))
  console.log(`${name}: ${made} made`)
  saveShelf(shelf)
}
if (asked.includes('brands')) console.log(`brands: ${(await publishBrands()).length} made`)
if (asked.length === known.length && positionals.length === 0) {
  const drawn = new Set(drawAll().map(({ name }) => name))
  for (const name of Object.keys(shelf.manifest).filter((each) => !drawn.has(each))) withdraw(shelf, name)
  for (const path of listStrayFiles(shelf)) rmSync(join(publicFolder, path))
  saveShelf(shelf)
}

/** What a run would change. */
async function findDrawnFaults(): Promise<string[]> {
  const brands = (await publishBrands({ isCheck: true })).map((path) => `brands/${path} is not what is drawn`)
  return [...brands, ...findShelfFaults(shelf, drawAll())]
}

function drawAll(): Picture[] {
  return Object.values(pictureGroups).flatMap((draw) => draw())
}

function isWanted({ name }: Picture): boolean {
  return positionals.length === 0 || name.split('/').some((part) => positionals.some((wanted) => part === wanted || part.startsWith(`${wanted}-`)))
}
