// A copy of the repository for applying faults: the user's tree is never changed. The copy is a clone that shares the objects, with
// uncommitted changes applied, and dependencies linked file by file.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../project/root.ts'

/** Outputs of builds, copied so that the first one has nothing to do. */
const builds = ['apps/web/dist', 'apps/games/dist', 'apps/web/.react-router', '.cache/builds']

/** Absolute path of a new copy, which is removed when the process ends. */
export function createWorkingCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'yanta-faults-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.log(`ended by ${signal}`)
      process.exit(130)
    })
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-tags', root, copy])
  for (const file of listUncommitted()) {
    rmSync(join(copy, file), { force: true })
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  for (const folder of ['.', ...listWorkspaces()]) linkModules(folder, copy)
  for (const path of builds)
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true })
  return copy
}

function listUncommitted(): string[] {
  const changed = execFileSync('git', ['diff', '--name-only', '-z', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const added = execFileSync('git', ['ls-files', '-z', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...changed.split('\0'), ...added.split('\0')].filter(Boolean)
}

function listWorkspaces(): string[] {
  const inGroups = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return ['content', ...inGroups]
}

/** Links to workspaces are relative, so they lead into the copy; caches of tools are not copied. */
function linkModules(folder: string, copy: string): void {
  const from = join(root, folder, 'node_modules')
  if (!existsSync(from)) return
  const isCache = (name: string) =>
    name.startsWith('.') && !['.bin', '.package-lock.json', '.yanta-stamp'].includes(name)
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true })
  for (const name of readdirSync(from))
    if (!isCache(name)) linkTree(join(from, name), join(copy, folder, 'node_modules', name))
}

function linkTree(from: string, to: string): void {
  const entries = readEntries(from)
  if (!entries) return linkFile(from, to)
  mkdirSync(to, { recursive: true })
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) linkTree(source, target)
    else linkFile(source, target)
  }
}

function readEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return null
  }
}

/** Across file systems nothing can be linked. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
