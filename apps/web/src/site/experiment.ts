// Which variant of an experiment a visitor sees: always the same one, known to the browser alone.
import { readCookie, writeCookie } from './browser-cookie.ts'
import { hashText } from './text-hash.ts'

const name = 'bucket'
const buckets = 10_000
const maxAgeSeconds = 365 * 86_400

/** The variant of a visitor in `bucket`; each experiment deals its visitors anew. Pure. */
export function pickVariant(experiment: string, variants: readonly string[], bucket: number): string | null {
  return variants[hashText(`${experiment} ${bucket}`) % variants.length] ?? null
}

/** A number of this visitor's own, dealt at the first asking and kept for a year. */
export function readBucket(): number {
  const kept = readCookie(name)
  if (kept !== undefined && /^\d{1,4}$/.test(kept)) return Number(kept)
  const bucket = Math.floor(Math.random() * buckets)
  writeCookie(name, String(bucket), maxAgeSeconds)
  return bucket
}
