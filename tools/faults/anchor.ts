// Finds the position of a fault by its symbol and its pattern, in any file of the tree and any formatting.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Fault } from './fault.ts'
import { findSymbol, type Range } from './symbols.ts'

export interface Anchor {
  file: string
  range: Range
}

/** The anchor of a fault, or the reason for having none. */
export function findAnchor(root: string, fault: Fault): Anchor | { lost: string } {
  const own = listHits(root, fault.file, fault)
  const hits =
    own.length > 0 ? own : listProductFiles(root, fault).flatMap((file) => listHits(root, file, fault))
  if (hits.length === 1) return hits[0]!
  const files = hits.map(({ file }) => file)
  return {
    lost:
      hits.length === 0
        ? `nothing in ${fault.symbol} (it was in ${fault.file}) reads so any more: ${fault.find}`
        : `${hits.length} matches in ${[...new Set(files)].join(', ')}: ${fault.find}`,
  }
}

/** The source with the fault in it. */
export function applyFault(source: string, { range: [start, end] }: Anchor, { replace }: Fault): string {
  return source.slice(0, start) + replace + source.slice(end)
}

/** The positions of a pattern within the symbol in a source. */
export function findPattern(
  file: string,
  source: string,
  { symbol, find }: Pick<Fault, 'symbol' | 'find'>,
): Range[] {
  const wanted = strip(find).text
  if (wanted === '') return []
  const found = findSymbol(file, source, symbol).flatMap(([from, to]) => {
    const { text, offsets } = strip(source.slice(from, to))
    const ranges: Range[] = []
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
      ranges.push([from + offsets[at]!, from + offsets[at + wanted.length - 1]! + 1])
    return ranges
  })
  // A symbol may contain another of the same name.
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

/** The source without white space and trailing commas, with the position of each remaining character. */
function strip(source: string): { text: string; offsets: number[] } {
  const offsets: number[] = []
  let text = ''
  for (let at = 0; at < source.length; at += 1) {
    if (/\s/.test(source[at]!) || (source[at] === ',' && /^,\s*[)\]}]/.test(source.slice(at, at + 200))))
      continue
    offsets.push(at)
    text += source[at]
  }
  return { text, offsets }
}
