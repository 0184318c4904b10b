import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The folder of the brands shipped with the code. */
export const brandsFolder = join(import.meta.dirname, '../../../brands')

/** Ids of the shipped brands. */
export function listBrandIds(): string[] {
  return readdirSync(brandsFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .toSorted()
}
