// Lockfiles that install anywhere: no address, which would tie every clone to one registry, and the binaries of all
// platforms, without which `npm ci` refuses although this machine needs none of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const lockfiles = [
  'package-lock.json',
  'tools/runtime/package-lock.json',
  'bench/lighthouse/package-lock.json',
]

export function checkLockfiles(root: string): string[] {
  return lockfiles.flatMap((file) => checkLockfile(root, file))
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
  return [...addresses, ...gaps]
}
