// Assigns a visitor's variant of an experiment: always the same one, known only to the browser.
import { type ExperimentName, isVariant } from '@yanta/contract'
import { readCookie, writeCookie } from '../browser/cookie.ts'
import { hashText } from '../browser/text-hash.ts'

const name = 'bucket'
const buckets = 10_000
const maxAgeSeconds = 365 * 86_400

/** The variant of a visitor in `bucket`; experiments assign independently of each other. Pure. */
export function pickVariant(experiment: string, variants: readonly string[], bucket: number): string | null {
  return variants[hashText(`${experiment} ${bucket}`) % variants.length] ?? null
}

/** This visitor's random bucket, assigned on first use and stored for a year. */
export function readBucket(): number {
  const kept = readCookie(name)
  if (kept !== undefined && /^\d{1,4}$/.test(kept)) return Number(kept)
  const bucket = Math.floor(Math.random() * buckets)
  writeCookie(name, String(bucket), maxAgeSeconds)
  return bucket
}

/** The variant that `?ab=name:variant` asks for, to look at one while developing; null without one that is declared. Pure. */
export function readOverride(experiment: ExperimentName, search: string): string | null {
  for (const asked of new URLSearchParams(search).getAll('ab')) {
    const [name, variant = ''] = asked.split(':')
    if (name === experiment && isVariant(experiment, variant)) return variant
  }
  return null
}
