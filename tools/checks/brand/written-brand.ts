// Finds values of an operator's brand file hard-coded in sources: its name, its drawings, its colours.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBrandIds, readBrand } from '@yanta/brand'
import { listSources } from '../../project/list-sources.ts'

const text = /\.(tsx?|mjs|json|ya?ml|md|html|css)$/
/** Tests run the site with a named brand. */
const isTest = /(^|\/)(testing\/|e2e\/|bench\/)|\.test\.tsx?$/

/** Sources that contain a brand's name in any of its forms, or the address of one of its files, as `file:line`. */
export function findWrittenNames(root: string): string[] {
  const names = new Set(
    listBrandIds()
      .map(readBrand)
      .flatMap(({ names }) => Object.values(names).flatMap((forms) => Object.values(forms)) as string[]),
  )
  const written = new RegExp(
    `(?<![\\p{L}@])(${[...names].join('|')})(?!\\p{L})|/(?:art/)?brand/[\\w.-]+\\.(?:svg|png|avif|webp)`,
    'u',
  )
  const sources = listSources(root, ['apps', 'packages', 'content', 'tools']).filter(
    (file) => text.test(file) && !isTest.test(file) && !file.endsWith('package.json'),
  )
  return sources.flatMap((file) =>
    findLines(root, file, (line) =>
      written.exec(line) ? `writes '${written.exec(line)![0]}': take it from the brand` : null,
    ),
  )
}

/** Styles with a literal colour of a token, which no brand could change there. */
export function findWrittenColors(root: string): string[] {
  const tokensCss = readFileSync(join(root, 'packages/brand/tokens.css'), 'utf8')
  const tokens = new Map(
    [...tokensCss.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].flatMap(
      ([, name, color]) =>
        [
          [color!, name!],
          [toChannels(color!), name!],
        ] as const,
    ),
  )
  const styles = listSources(root, ['apps/web/src', 'apps/games/kit', 'apps/games/verify']).filter((file) =>
    file.endsWith('.css'),
  )
  return styles.flatMap((file) =>
    findLines(root, file, (line) => {
      const found = [...line.matchAll(/#[0-9a-f]{6}\b|rgb\((\d+ \d+ \d+)/gi)]
        .map(([whole, channels]) => channels ?? whole.toLowerCase())
        .find((color) => tokens.has(color))
      return found === undefined ? null : `writes ${found}: it is the token --${tokens.get(found)}`
    }),
  )
}

function toChannels(color: string): string {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)).join(' ')
}

function findLines(root: string, file: string, judge: (line: string) => string | null): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const problem = judge(line)
      return problem === null ? [] : [`${file}:${index + 1} ${problem}`]
    })
}
