// Temporary data folders of sites. A site's first start takes seconds: it creates a database and imports the content and the players
// of demo mode. For many sites that is done once, and each gets a copy.
import { cpSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names a folder in which a site was started and ended before; every site begins with a copy of it. */
const firstStartVariable = 'FIRST_START_DATA'
/** In memory, which is faster than a disk. Containers may have little of it. */
const memory = { folder: '/dev/shm', leastBytes: 2 ** 30 }

/** A separate folder, as after a first start where one is known and `isFresh` is not wanted, else empty. */
export function makeDataFolder({ isFresh = false } = {}): string {
  const known = isFresh ? undefined : process.env[firstStartVariable]
  const folder = mkdtempSync(join(known && hasMemory() ? memory.folder : tmpdir(), 'yanta-'))
  if (known) cpSync(known, folder, { recursive: true })
  return folder
}

/** From now on each site of this process and of those it starts begins with a copy of `folder`. */
export function beginWith(folder: string): void {
  process.env[firstStartVariable] = folder
}

function hasMemory(): boolean {
  if (!existsSync(memory.folder)) return false
  const { bavail, bsize } = statfsSync(memory.folder)
  return bavail * bsize >= memory.leastBytes
}
