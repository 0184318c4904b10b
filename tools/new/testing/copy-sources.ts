// A copy of the sources alone: enough to write into, and for the layer check. Dependencies are linked, workspaces are those
// of the copy.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSources } from '../../project/list-sources.ts'
import { root } from '../../project/root.ts'

/** Absolute path of the copy; the caller removes it. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'yanta-new-'))
  for (const path of [
    ...listSources(root),
    ...listSources(root, ['content']),
    ...listSources(root, ['art']).filter((path) => !path.startsWith('art/public/')),
    '.oxfmtrc.json',
    'package.json',
    'tsconfig.base.json',
  ])
    cpSync(join(root, path), join(copy, path))
  for (const folder of ['.', ...listWorkspaces()])
    if (existsSync(join(root, folder, 'node_modules')))
      symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'))
  return copy
}

/** A project of these files, which finds every workspace in the copy. */
export function writeProject(copy: string, files: readonly string[]): string {
  const paths = Object.fromEntries(
    listWorkspaces().flatMap((folder) => {
      const { name, exports = {} } = readPackage(folder)
      return Object.entries(exports).map(([face, file]) => [
        name + face.slice(1),
        [`./${join(folder, file)}`],
      ])
    }),
  )
  const project = join(copy, 'tsconfig.new.json')
  writeFileSync(
    project,
    JSON.stringify({
      extends: './apps/web/tsconfig.json',
      compilerOptions: { paths },
      include: ['apps/web/src/**/*.d.ts', 'apps/web/src/app/features.ts', 'art/opentype.d.ts'],
      files,
    }),
  )
  return project
}

function listWorkspaces(): string[] {
  const groups = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...groups, 'content']
}

function readPackage(folder: string): { name: string; exports?: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
