// The sources that the browser has to have before the first screen works: what its entries import, and what those import. What is
// imported on demand is not among them.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Absolute paths of `entries` and of all of our own sources that they need at once. */
export function listFirstScreen(entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    for (const path of listImports(readFileSync(file, 'utf8'))) add(resolve(dirname(file), path))
  }
  entries.forEach(add)
  return found
}

/** The sources that a source imports or passes on; types alone are gone at run time. Pure. */
export function listImports(code: string): string[] {
  const statements = [
    ...code.matchAll(/^(?:import|export)\s(?!type\b)([^'"`;=]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm),
  ]
  return statements.filter(([, names]) => !isOfTypes(names)).map((match) => match[2]!)
}

/** `{ type A, type B }` is gone at run time too. */
function isOfTypes(names: string | undefined): boolean {
  const list = /^\{([^}]*)\}/.exec(names?.trim() ?? '')?.[1]
  return (
    list !== undefined &&
    list.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
  )
}
