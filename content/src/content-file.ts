// Content files, read so that every problem can name the line it stands on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Locale } from '@yanta/contract'
import * as v from 'valibot'
import { type Document, LineCounter, isNode, parseDocument } from 'yaml'
import type { ParsedTexts } from './parsed-texts.ts'

export interface Problem {
  file: string
  line: number
  message: string
}

export type Path = readonly (string | number)[]

export interface ContentFile<Entry> {
  /** Entries whose shape is right; `index` is their place in the file, or of their file in the folder. */
  entries: { index: number; value: Entry }[]
  problems: Problem[]
  /** Adds a problem at the line of `path`, or of the nearest parent that exists. */
  report(path: Path, message: string): void
}

/** A file that is one mapping; `value` is null when its shape is wrong. */
export interface ContentMapping<Value> extends Pick<ContentFile<Value>, 'problems' | 'report'> {
  value: Value | null
}

/** YAML as JavaScript; null where it can't be read, which is a problem already. */
export interface ReadYaml extends Pick<ContentFile<unknown>, 'problems' | 'report'> {
  content: unknown
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => String(item.key))
  const key = path.at(-1)
  if (issue.type === 'strict_object' && issue.expected === 'never') return `'${key}' is not a known field`
  if (issue.received === 'undefined')
    return path.length > 1 && v.is(Locale, key)
      ? `missing translation '${key}' of '${path.at(-2)}'`
      : `missing field '${key}'`
  return path.length === 0 ? issue.message : `'${path.join('.')}': ${issue.message}`
}

/** Where content is read from. */
export interface ContentSource {
  folder: string
  /** What its files said at an earlier start. */
  parsed?: ParsedTexts | undefined
}

/** Reads YAML text that begins `linesBefore` lines below the top of `file`. */
export function readYaml(
  file: string,
  text: string,
  { linesBefore = 0, parsed }: { linesBefore?: number; parsed?: ParsedTexts | undefined } = {},
): ReadYaml {
  const problems: Problem[] = []
  const lines = new LineCounter()
  const lineAt = (offset: number) => linesBefore + lines.linePos(offset).line
  let parsedDocument: Document | undefined
  const parse = () => (parsedDocument ??= parseDocument(text, { lineCounter: lines }) as Document)

  function report(at: Path, message: string): void {
    const document = parse()
    for (let depth = at.length; depth >= 0; depth -= 1) {
      const node = document.getIn(at.slice(0, depth), true)
      if (!isNode(node) || !node.range) continue
      problems.push({ file, line: lineAt(node.range[0]), message })
      return
    }
    problems.push({ file, line: linesBefore + 1, message })
  }

  function read(): unknown {
    const known = parsed?.find(text)
    if (known) return known.value
    const document = parse()
    for (const error of document.errors)
      problems.push({
        file,
        line: lineAt(error.pos[0]),
        message: error.message.split('\n')[0] ?? error.code,
      })
    if (problems.length > 0) return null
    try {
      const content = document.toJS() as unknown
      for (const path of findUnstorable(content)) report(path, 'holds a sign that no text can hold')
      if (problems.length === 0) parsed?.add(text, content)
      return content
    } catch (error) {
      // Names that stand for others which stand for others: small to write, endless to read.
      report([], error instanceof Error ? error.message : String(error))
      return null
    }
  }

  return { content: read(), problems, report }
}

/** Neither the database nor a page takes control characters or half of a sign. */
export function isStorable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return text.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text)
}

function findUnstorable(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    findUnstorable(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Parses `value`, found at `path`; what doesn't fit becomes a problem, and the answer is null. */
export function parseEntry<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  report: ContentFile<unknown>['report'],
  path: Path = [],
): v.InferOutput<S> | null {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  for (const issue of result.issues)
    report([...path, ...(issue.path ?? []).map((item) => item.key as string | number)], describeIssue(issue))
  return null
}

/** Reads `<source.folder>/<file>` as a list of `schema`; what doesn't fit becomes a problem. */
export function readContentFile<const S extends v.GenericSchema>(
  source: ContentSource,
  file: string,
  schema: S,
): ContentFile<v.InferOutput<S>> {
  const { content, problems, report } = readFile(source, file)
  const entries: ContentFile<v.InferOutput<S>>['entries'] = []
  if (Array.isArray(content)) {
    for (const [index, item] of content.entries()) {
      const value = parseEntry(schema, item, report, [index])
      if (value !== null) entries.push({ index, value })
    }
  } else if (problems.length === 0) report([], 'the file must be a list of entries')
  return { entries, problems, report }
}

/** Reads `<source.folder>/<file>` as one mapping of `schema`. */
export function readContentMapping<const S extends v.GenericSchema>(
  source: ContentSource,
  file: string,
  schema: S,
): ContentMapping<v.InferOutput<S>> {
  const { content, problems, report } = readFile(source, file)
  return { value: problems.length === 0 ? parseEntry(schema, content, report) : null, problems, report }
}

/** What an editing program puts beside a file, such as `.a.yaml.swp`, is none. */
const isOfEditors = (name: string) => !name.startsWith('.')

/** Reads every `<source.folder>/<name>/<slug>.yaml` as one entry of `schema`, in the order of their slugs; a file is named by its entry. */
export function readContentFolder<const S extends v.GenericSchema<unknown, { slug: string }>>(
  source: ContentSource,
  name: string,
  schema: S,
): ContentFile<v.InferOutput<S>> {
  const path = join(source.folder, name)
  const names = existsSync(path) ? readdirSync(path).filter(isOfEditors).toSorted() : []
  const files: ReadYaml[] = []
  const entries: ContentFile<v.InferOutput<S>>['entries'] = []
  for (const [index, file] of names.entries()) {
    const read = readFile(source, `${name}/${file}`)
    files.push(read)
    const value = read.problems.length === 0 ? parseEntry(schema, read.content, read.report) : null
    if (value === null) continue
    if (file === `${value.slug}.yaml`) entries.push({ index, value })
    else read.report(['slug'], `the file of '${value.slug}' is named ${value.slug}.yaml`)
  }
  return {
    entries,
    get problems() {
      return files.flatMap(({ problems }) => problems)
    },
    report: ([index, ...at], message) => files[index as number]?.report(at, message),
  }
}

function readFile({ folder, parsed }: ContentSource, file: string): ReadYaml {
  const path = join(folder, file)
  if (existsSync(path)) return readYaml(file, readText(path), { parsed })
  return { content: null, problems: [{ file, line: 1, message: 'the file is missing' }], report: () => {} }
}

/** Without the mark that some editors put before everything, and with line feeds alone. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}
