// Finds the one place a fault belongs to: by its symbol and its pattern, wherever in the tree and however formatted that is.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Fault } from './fault.ts'
import { findSymbol, type Range } from './symbols.ts'

export interface Anchor {
  file: string
  range: Range
}

/** The anchor of a fault, or why it has none. */
export function findAnchor(root: string, fault: Fault): Anchor | { lost: string } {
  const own = listHits(root, fault.file, fault)
  const hits =
    own.length > 0 ? own : listProductFiles(root, fault).flatMap((file) => listHits(root, file, fault))
  if (hits.length === 1) return hits[0]!
  const places = hits.map(({ file }) => file)
  return {
    lost:
      hits.length === 0
        ? `nothing in ${fault.symbol} (it was in ${fault.file}) reads so any more: ${fault.find}`
        : `${hits.length} places in ${[...new Set(places)].join(', ')} read so: ${fault.find}`,
  }
}

/** The source with the fault in it. */
export function applyFault(source: string, { range: [start, end] }: Anchor, { replace }: Fault): string {
  return source.slice(0, start) + replace + source.slice(end)
}

/** Where in a source a pattern stands within the symbol. */
export function findPattern(
  file: string,
  source: string,
  { symbol, find }: Pick<Fault, 'symbol' | 'find'>,
): Range[] {
  const wanted = strip(find).text
  if (wanted === '') return []
  const found = findSymbol(file, source, symbol).flatMap(([from, to]) => {
    const { text, places } = strip(source.slice(from, to))
    const ranges: Range[] = []
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
      ranges.push([from + places[at]!, from + places[at + wanted.length - 1]! + 1])
    return ranges
  })
  // One symbol may stand in another of the same name.
  return [...new Map(found.map((range) => [range.join(), range])).values()]
}

function listHits(root: string, file: string, fault: Fault): Anchor[] {
  const path = join(root, file)
  if (!existsSync(path)) return []
  return findPattern(file, readFileSync(path, 'utf8'), fault).map((range) => ({ file, range }))
}

function listProductFiles(root: string, { file }: Fault): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', 'apps', 'packages', 'content'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\0').filter((path) => extname(path) === extname(file) && !/\.test\.tsx?$/.test(path))
}

/** Without white space and the commas that a formatter adds at the end of a list, and where each character stood. */
function strip(source: string): { text: string; places: number[] } {
  const places: number[] = []
  let text = ''
  for (let at = 0; at < source.length; at += 1) {
    if (/\s/.test(source[at]!) || (source[at] === ',' && /^,\s*[)\]}]/.test(source.slice(at, at + 200))))
      continue
    places.push(at)
    text += source[at]
  }
  return { text, places }
}
