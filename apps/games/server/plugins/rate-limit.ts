// Counts requests per window and caller in memory; each process counts for itself.
import { Refusal } from '../refusal.ts'

export interface RateLimiter {
  /** Throws `too_many_requests` when the caller used up its share of the window. */
  count(caller: string): void
}

/** Callers beyond this many in one window are too many to remember; the oldest are forgotten. */
const callerLimit = 50_000

export function createRateLimiter({ max, windowMs }: { max: number; windowMs: number }, now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { endsAt: number; requests: number }>()
  return {
    count(caller) {
      const found = windows.get(caller)
      const current = found && found.endsAt > now() ? found : { endsAt: now() + windowMs, requests: 0 }
      current.requests += 1
      windows.delete(caller)
      windows.set(caller, current)
      if (windows.size > callerLimit) windows.delete(windows.keys().next().value!)
      if (current.requests > max) throw new Refusal('too_many_requests')
    },
  }
}

/** Stands in where limits are switched off. */
export const noRateLimiter: RateLimiter = { count: () => {} }
