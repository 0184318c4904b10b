// An address in the lockfile would tie every clone to one registry; npm finds the packages without.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function checkLockfile(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { resolved?: string }> }
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes('://'))
    .map(([path]) => `package-lock.json names an address for ${path}; .npmrc keeps addresses out when npm writes the file`)
}
