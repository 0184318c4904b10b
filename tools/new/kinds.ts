import { engine } from './kinds/engine.ts'
import { feature } from './kinds/feature.ts'
import { language } from './kinds/language.ts'
import { method } from './kinds/method.ts'
import { world } from './kinds/world.ts'
import type { Name } from './names.ts'
import type { PlannedFile } from './plan-files.ts'

export interface ListEdit {
  /** From the root. */
  path: string
  /** Each inserts a text behind what its expression matches. */
  edits: readonly { anchor: RegExp; insert: string }[]
}

/** By flag. */
export type Answers = Readonly<Record<string, string>>

export interface Question {
  flag: string
  ask: string
  /** The answer of whoever gives none; sees those of the questions before it. */
  suggest: (name: Name, answers: Answers, root: string) => string
  choices?: (answers: Answers, root: string) => readonly string[]
}

export interface Kind {
  /** Folder below `templates`; its layout is that of the repository. */
  templates?: string
  /** The path of a template where more than the name decides it. */
  locate?: (path: string, root: string) => string
  /** What its files need to know beside the name. */
  questions?: readonly Question[]
  /** Files outside the new folders, with their new lines. */
  lists: (name: Name, root: string, answers: Answers) => ListEdit[]
  /** Files computed from existing ones: new ones, and rewritten ones. */
  derive?: (name: Name, root: string, answers: Answers) => PlannedFile[]
  /** Arguments of Node: what is run once the files are written. */
  command?: (name: Name) => readonly string[]
  /** The remaining manual steps, in order. */
  next: readonly string[]
}

export const kinds = { feature, engine, world, method, language } satisfies Record<string, Kind>

export function isKind(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind)
}
