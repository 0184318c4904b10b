import { sha256 } from '@yanta/contract/sha256'
import type { PuzzleTask } from './proof-of-work.ts'

/** The number whose hash with the salt is the challenge, searched without the browser's own hashing; null when none fits. Pure. */
export function searchNumber({ challenge, salt, maxnumber }: Omit<PuzzleTask, 'algorithm'>): number | null {
  const encoder = new TextEncoder()
  const wanted = Uint8Array.from(challenge.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  for (let number = 0; number <= maxnumber; number += 1) {
    const digest = sha256(encoder.encode(salt + number))
    if (digest.every((byte, index) => byte === wanted[index])) return number
  }
  return null
}
