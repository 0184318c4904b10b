// Counts requests per window and caller in memory; each process counts for itself.
import { createRateLimiter as createCounter, type RequestLimit } from '@yanta/config/rate-limiter'
import { Refusal } from '../refusal.ts'

export interface RateLimiter {
  /** Throws `too_many_requests` when the caller used up its share of the window. */
  count(caller: string): void
}

export function createRateLimiter(limit: RequestLimit, now: () => number = Date.now): RateLimiter {
  const counter = createCounter()
  return {
    count(caller) {
      if (counter.count(caller, limit, { nowMs: now() }) !== null) throw new Refusal('too_many_requests')
    },
  }
}

/** Stands in where limits are switched off. */
export const noRateLimiter: RateLimiter = { count: () => {} }
