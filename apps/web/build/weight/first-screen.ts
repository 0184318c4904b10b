// Sources that the browser must load before the first screen works: the static imports of its entries, transitively. Dynamic
// imports are not included.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Absolute paths of `entries` and of all our sources that they import statically. Throws when an entry does not exist. */
export function listFirstScreen(entries: readonly string[]): Set<string> {
  const missing = entries.find((entry) => !existsSync(entry))
  if (missing !== undefined) throw new Error(`${missing}, which the build names, does not exist`)
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    for (const path of listImports(readFileSync(file, 'utf8'))) add(resolve(dirname(file), path))
  }
  entries.forEach(add)
  return found
}

/** Absolute paths of the style sheets that these sources import. */
export function listStyles(sources: Iterable<string>): Set<string> {
  return new Set(
    [...sources].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import\s[^'"`;]*'(\.[^']+\.css)'/gm)].map((match) =>
        resolve(dirname(file), match[1]!),
      ),
    ),
  )
}

/** Specifiers that a source imports or re-exports; type-only ones are erased. Pure. */
export function listImports(code: string): string[] {
  const statements = [
    ...code.matchAll(/^(?:import|export)\s(?!type\b)([^'"`;=]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm),
  ]
  return statements.filter(([, names]) => !isOfTypes(names)).map((match) => match[2]!)
}

/** `{ type A, type B }` is erased too. */
function isOfTypes(names: string | undefined): boolean {
  const list = /^\{([^}]*)\}/.exec(names?.trim() ?? '')?.[1]
  return (
    list !== undefined &&
    list.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
  )
}
