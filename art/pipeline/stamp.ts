// What the drawings and their files follow from, as one hash: while it is that of the last check that found nothing, another would
// find nothing either. Kept beside the stamps of builds, outside of git, so that a clone is checked whole once.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSources } from '../../tools/project/list-sources.ts'
import { root } from '../../tools/project/root.ts'

const stampFile = join(root, '.cache', 'art')
/** Drawings with their fonts, what they make, and the addresses that code imports. */
const sources = ['art', 'brands', 'packages/art']

/** Hash of every source and result, and of the libraries that draw. */
export function fingerprintArt(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of listSources(root, sources).filter((path) => !/\.test\.tsx?$/.test(path)))
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

export function isUnchanged(fingerprint: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint
}

/** Call after a whole check that found nothing. */
export function keepStamp(fingerprint: string): void {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}
