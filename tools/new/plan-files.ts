// The plan of a command before anything is written: new files from the templates of its kind, and lists with an added line.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerQuestions } from './answers.ts'
import type { Answers, Kind, ListEdit } from './kinds.ts'
import { type Name, fillIn } from './names.ts'

export interface PlannedFile {
  /** From the root. */
  path: string
  text: string
}

export interface Plan {
  added: PlannedFile[]
  changed: PlannedFile[]
}

const templates = join(import.meta.dirname, 'templates')
/** Extension of templates, so that no tool treats them as sources. */
const ending = '.txt'

/** Throws when a file exists already, or a list no longer looks as expected. */
export function planFiles(
  root: string,
  kind: Kind,
  name: Name,
  answers: Answers = answerQuestions(kind, name, root),
): Plan {
  const added = fillTemplates(root, kind, name)
  const existing = added.find(({ path }) => existsSync(join(root, path)))
  if (existing) throw new Error(`${existing.path} exists already.`)
  const derived = kind.derive?.(name, root, answers) ?? []
  const isNew = ({ path }: PlannedFile) => !existsSync(join(root, path))
  return {
    added: [...added, ...derived.filter(isNew)],
    changed: [
      ...kind.lists(name, root, answers).map((edit) => applyEdit(root, edit)),
      ...derived.filter((file) => !isNew(file)),
    ],
  }
}

function fillTemplates(root: string, kind: Kind, name: Name): PlannedFile[] {
  if (kind.templates === undefined) return []
  const folder = join(templates, kind.templates)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => ({
      path: fillIn(kind.locate?.(path, root) ?? path, name).slice(0, -ending.length),
      text: fillIn(readFileSync(join(folder, path), 'utf8'), name),
    }))
}

function applyEdit(root: string, { path, edits }: ListEdit): PlannedFile {
  const text = edits.reduce(
    (before, { anchor, insert }) => {
      const found = anchor.exec(before)
      if (!found) throw new Error(`${path} has changed: the position of '${insert.trim()}' was not found.`)
      const at = found.index + found[0].length
      return before.slice(0, at) + insert + before.slice(at)
    },
    readFileSync(join(root, path), 'utf8'),
  )
  return { path, text }
}
