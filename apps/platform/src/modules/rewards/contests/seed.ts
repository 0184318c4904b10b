import { randomBytes } from 'node:crypto'
import { hashSeed } from '@yanta/contract/draw'

/** A secret seed, with the hash that is published before anything is decided by it. */
export function createSeed(): { seed: string; seedHash: string } {
  const seed = randomBytes(32).toString('hex')
  return { seed, seedHash: hashSeed(seed) }
}
