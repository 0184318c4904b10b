// One content file, read so that every problem can name the line it stands on.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LineCounter, isNode, parseDocument } from 'yaml'

export interface Problem {
  file: string
  line: number
  message: string
}

export type Path = readonly (string | number)[]

export interface ContentFile<Entry> {
  /** Entries whose shape is right; `index` is their place in the file. */
  entries: { index: number; value: Entry }[]
  problems: Problem[]
  /** Adds a problem at the line of `path`, or of the nearest parent that exists. */
  report(path: Path, message: string): void
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => String(item.key))
  const key = path.at(-1)
  if (issue.type === 'strict_object' && issue.expected === 'never') return `'${key}' is not a known field`
  if (issue.received === 'undefined') return key === 'ru' || key === 'en' ? `missing translation '${key}' of '${path.at(-2)}'` : `missing field '${key}'`
  return `'${path.join('.')}': ${issue.message}`
}

/** Reads `<folder>/<file>` as a list of `schema`; what doesn't fit becomes a problem. */
export function readContentFile<const S extends v.GenericSchema>(folder: string, file: string, schema: S): ContentFile<v.InferOutput<S>> {
  const problems: Problem[] = []
  const entries: ContentFile<v.InferOutput<S>>['entries'] = []
  const path = join(folder, file)
  if (!existsSync(path)) {
    problems.push({ file, line: 1, message: 'the file is missing' })
    return { entries, problems, report: () => {} }
  }

  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
  for (const error of document.errors) problems.push({ file, line: lines.linePos(error.pos[0]).line, message: error.message.split('\n')[0] ?? error.code })

  function report(at: Path, message: string): void {
    for (let depth = at.length; depth >= 0; depth -= 1) {
      const node = document.getIn(at.slice(0, depth), true)
      if (!isNode(node) || !node.range) continue
      problems.push({ file, line: lines.linePos(node.range[0]).line, message })
      return
    }
    problems.push({ file, line: 1, message })
  }

  const content: unknown = document.errors.length > 0 ? [] : document.toJS()
  if (!Array.isArray(content)) report([], 'the file must be a list of entries')
  else {
    for (const [index, value] of content.entries()) {
      const result = v.safeParse(schema, value)
      if (result.success) entries.push({ index, value: result.output })
      else for (const issue of result.issues) report([index, ...(issue.path ?? []).map((item) => item.key as string | number)], describeIssue(issue))
    }
  }
  return { entries, problems, report }
}
