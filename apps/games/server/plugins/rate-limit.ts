// Counts requests per window and caller in memory; each process has its own counters.
import { createRateLimiter as createCounter, Refusal, type RequestLimit } from '@yanta/server'

export interface RateLimiter {
  /** Throws `too_many_requests` when the caller has reached the limit of the window. */
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

/** Used where limits are switched off. */
export const noRateLimiter: RateLimiter = { count: () => {} }
