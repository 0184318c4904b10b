// Lockfiles that install anywhere: no address, which would tie every clone to one registry, the binaries of all platforms, without
// which `npm ci` refuses although this machine needs none of them, and no package that needs a script of its own.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Entry {
  resolved?: string
  hasInstallScript?: true
  optionalDependencies?: Record<string, string>
}

const lockfiles = [
  'package-lock.json',
  'tools/runtime/package-lock.json',
  'bench/lighthouse/package-lock.json',
]

/** Packages that work without their scripts, which are never run. */
const needless = new Map([['esbuild', 'replaces a launcher by its binary, which the launcher finds as well']])

export function checkLockfiles(root: string): string[] {
  return lockfiles.flatMap((file) => [...checkLockfile(root, file), ...checkSettings(root, dirname(file))])
}

function checkSettings(root: string, folder: string): string[] {
  const file = join(folder, '.npmrc')
  return readFileSync(join(root, file), 'utf8').split('\n').includes('ignore-scripts=true')
    ? []
    : [`${file} lacks ignore-scripts=true: packages would run what they like when they are fetched`]
}

function checkLockfile(root: string, file: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const paths = Object.keys(packages)
  const addresses = paths
    .filter((path) => packages[path]!.resolved?.includes('://'))
    .map(
      (path) => `${file} names an address for ${path}; .npmrc keeps addresses out when npm writes the file`,
    )
  const gaps = paths.flatMap((path) =>
    Object.keys(packages[path]!.optionalDependencies ?? {})
      .filter((name) => !paths.some((other) => other.endsWith(`node_modules/${name}`)))
      .map(
        (name) =>
          `${file} lacks ${name}, an optional part of ${path || 'the project'}: choose a version whose parts all exist`,
      ),
  )
  const scripts = paths
    .filter((path) => packages[path]!.hasInstallScript && !needless.has(path.split('node_modules/').at(-1)!))
    .map(
      (path) =>
        `${file} has ${path}, which wants to run a script of its own; none is run: choose a package that needs none, or see that it works without and say so in tools/checks/lockfile.ts`,
    )
  return [...addresses, ...gaps, ...scripts]
}
