// In a build a class is named by a number, because pages, styles and scripts all contain its name.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Name of a class or of keyframes, for `css.modules.generateScopedName`. The same in client and server build. */
export function buildClassNames(source: string): (name: string, file: string) => string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join(source, path))
    .sort()
  const numbers = new Map(
    files
      .flatMap((file) => listNames(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
      .map((key, index) => [key, index]),
  )
  return (name, file) => {
    const number = numbers.get(`${file.replace(/\?.*$/, '')} ${name}`)
    if (number === undefined)
      throw new Error(`${file} has a class ${name} that build/weight/class-names.ts does not see`)
    // The underscore avoids names that ad blockers match.
    return `_${number.toString(36)}`
  }
}

/** Names of a style sheet's classes and keyframes. Pure. */
export function listNames(css: string): string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '')
  return [
    ...new Set(
      [...bare.matchAll(/\.([A-Za-z_-][\w-]*)|@keyframes\s+([\w-]+)/g)].map((match) => match[1] ?? match[2]!),
    ),
  ]
}
