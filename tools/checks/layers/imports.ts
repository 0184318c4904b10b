// What each source file imports, as paths of this repository where it is a file or workspace of ours, else as a package name.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  /** A path such as `packages/contract`, `apps/web/src/ui/actions/button.tsx`, or a package name such as `fastify`, `node:fs`. */
  to: string
  /** Erased before running, so it can't be part of a cycle. */
  typeOnly: boolean
}

/** Reads the imports, re-exports and literal dynamic imports of one file; `workspaces` maps package names to folders. */
export function readImports(root: string, file: string, workspaces: ReadonlyMap<string, string>): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ to: resolve(file, specifier, workspaces), typeOnly })

  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType)
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    if (literal) add(literal[2]!, false)
  }
  return found
}

function resolve(file: string, specifier: string, workspaces: ReadonlyMap<string, string>): string {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
  const name = path.startsWith('@') ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]!
  const folder = workspaces.get(name)
  return folder === undefined ? name : posix.join(folder, path.slice(name.length))
}
