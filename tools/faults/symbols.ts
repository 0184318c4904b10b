// Where the symbols of a source file stand. A range is `[start, end)` in characters.
import { parseSync } from 'oxc-parser'

export type Range = readonly [start: number, end: number]

/** The ranges of everything in a file that has this name; `*` is the file itself. */
export function findSymbol(file: string, source: string, symbol: string): Range[] {
  if (symbol === '*') return [[0, source.length]]
  if (file.endsWith('.css')) return findBlocks(source, symbol)
  if (file.endsWith('.json')) return findKey(source, symbol)
  return symbol
    .split('.')
    .reduce<Range[]>(
      (outer, name) =>
        listNamed(file, source).flatMap((named) =>
          named.name === name && outer.some((range) => contains(range, named.range)) ? [named.range] : [],
        ),
      [[0, source.length]],
    )
}

interface Named {
  name: string
  range: Range
}

const parsed = new Map<string, { source: string; named: Named[] }>()

function listNamed(file: string, source: string): Named[] {
  const known = parsed.get(file)
  if (known?.source === source) return known.named
  const named: Named[] = []
  collect(parseSync(file, source).program, named)
  parsed.set(file, { source, named })
  return named
}

type Node = Record<string, unknown> & { start: number; end: number }

/** Functions, classes, variables, and what hangs by a name in an object or a class. */
function collect(value: unknown, named: Named[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) collect(each, named)
    return
  }
  const node = value as Node
  const name = nameOf(node)
  if (name !== undefined) named.push({ name, range: [node.start, node.end] })
  for (const child of Object.values(node)) collect(child, named)
}

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'VariableDeclarator':
      return readName(node.id)
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return readName(node.key)
    default:
      return undefined
  }
}

function readName(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

/** Blocks of a style sheet with this head, which belongs to the range. */
function findBlocks(source: string, head: string): Range[] {
  const ranges: Range[] = []
  const open: number[] = []
  let headStart = 0
  for (let at = 0; at < source.length; at += 1) {
    if (source.startsWith('/*', at)) {
      at = source.indexOf('*/', at) + 1
      headStart = at + 1
    } else if (source[at] === ';') headStart = at + 1
    else if (source[at] === '{') {
      open.push(headStart)
      headStart = at + 1
    } else if (source[at] === '}') {
      const start = open.pop()!
      if (squeeze(source.slice(start, source.indexOf('{', start))) === squeeze(head))
        ranges.push([start, at + 1])
      headStart = at + 1
    }
  }
  return ranges
}

function findKey(source: string, key: string): Range[] {
  const quoted = JSON.stringify(key)
  const start = source.search(new RegExp(`${quoted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*:`))
  if (start === -1) return []
  const end = findValueEnd(source, source.indexOf(':', start + quoted.length) + 1)
  return [[start, end]]
}

/** The end of the JSON value that begins there. */
function findValueEnd(source: string, from: number): number {
  let depth = 0
  let isText = false
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at]!
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && '{['.includes(sign)) depth += 1
    else if (!isText && depth === 0 && ',}]'.includes(sign)) return at
    else if (!isText && '}]'.includes(sign)) depth -= 1
  }
  return source.length
}

function contains([start, end]: Range, [innerStart, innerEnd]: Range): boolean {
  return start <= innerStart && innerEnd <= end
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
