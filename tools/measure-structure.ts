// Figures of the code's structure: run by hand before and after it is restructured. `node tools/measure-structure.ts`
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findFolderCircles } from './checks/layers/folder-circles.ts'
import { readImports } from './checks/layers/imports.ts'
import { listSources } from './project/list-sources.ts'
import { root } from './project/root.ts'

const parts = {
  web: 'apps/web',
  platform: 'apps/platform',
  games: 'apps/games',
  packages: 'packages',
} as const

interface Source {
  file: string
  text: string
  /** Without the empty one at the end. */
  lines: number
}

const isProduct = (file: string) =>
  /\.(ts|tsx)$/.test(file) &&
  !/\.d\.ts$|\.test\.tsx?$|\.stories\.tsx$|\/testing(\/|\.ts$)|fixtures|messages\.ts$|\/database\/schema\.ts$/.test(
    file,
  )

const sources: Source[] = listSources(root, ['apps', 'packages'])
  .filter(isProduct)
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return { file, text, lines: text.split('\n').length - 1 }
  })
const imports = new Map(sources.map(({ file }) => [file, readImports(root, file, new Map())]))
const circles = findFolderCircles(imports)

const table = Object.entries(parts).map(([name, folder]) => {
  const own = sources.filter(({ file }) => file.startsWith(`${folder}/`))
  const lines = own.map((source) => source.lines).sort((a, b) => a - b)
  const all = lines.reduce((sum, each) => sum + each, 0)
  const at = (share: number) => lines[Math.floor((lines.length - 1) * share)]!
  return {
    part: name,
    files: own.length,
    lines: all,
    'median / p90 / max': `${at(0.5)} / ${at(0.9)} / ${at(1)}`,
    'any per 1,000 lines': ((1_000 * own.reduce((sum, each) => sum + countAny(each), 0)) / all).toFixed(1),
    'small files with one importer': own.filter(isSmallWithOneImporter).length,
    'folder circles': circles.filter(([first]) => first!.startsWith(`${folder}/`)).length,
  }
})
console.table(table)
for (const circle of circles) console.log(`circle: ${circle.join(' ↔ ')}`)
const platform = sources.filter(
  ({ file }) => file.startsWith(parts.platform) && !file.includes('/migrations/'),
)
console.table({
  'Kysely<any>': count(platform, /Kysely<any>/g),
  'raw statements whose rows are not declared': count(platform, /`\.execute\(/g),
  'raw statements with declared rows': count(platform, /\b(query\(\s*\w+,?\s*\)|command)`/g),
  'files outside repositories with SQL': platform.filter(
    ({ file, text }) => /\bsql(<[^`]*>)?`/.test(text) && !/(repository|\.sql)\.ts$|\/database\//.test(file),
  ).length,
  'module-level let in the browser': sources
    .filter(({ file }) => file.startsWith('apps/web/src'))
    .reduce((sum, { text }) => sum + (text.match(/^(export )?let /gm)?.length ?? 0), 0),
})

function countAny({ file, text }: Source): number {
  return (
    JSON.stringify(parseSync(file, text).program, (_, value: unknown) =>
      typeof value === 'bigint' ? 0 : value,
    ).split('"TSAnyKeyword"').length - 1
  )
}

function isSmallWithOneImporter({ file, lines }: Source): boolean {
  if (lines >= 25) return false
  return [...imports.values()].filter((list) => list.some(({ to }) => to === file)).length === 1
}

function count(all: readonly Source[], pattern: RegExp): number {
  return all.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
}
