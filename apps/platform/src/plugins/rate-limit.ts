// Counts requests per call and caller in fixed windows. Memory is bounded: counters of past windows are swept, and a flood
// of addresses beyond the bound drops the oldest counters first.
import type { RateLimit } from '@yanta/contract'

interface Window {
  endsAt: number
  count: number
}

export interface RateLimiter {
  /** Counts one request; null when it may pass, else the seconds until it may. */
  count(key: string, limit: Pick<RateLimit, 'max' | 'windowMs'>, nowMs?: number): number | null
}

const largestSize = 50_000
/** Room is made for many callers at once: looking through all counters for each of them would be the flood's real damage. */
const sizeAfterSweep = 45_000

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>()
  return {
    count(key, { max, windowMs }, nowMs = Date.now()) {
      const window = windows.get(key)
      if (!window || window.endsAt <= nowMs) {
        windows.delete(key)
        if (windows.size >= largestSize) makeRoom(windows, nowMs)
        windows.set(key, { endsAt: nowMs + windowMs, count: 1 })
        return null
      }
      window.count += 1
      return window.count > max ? Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000)) : null
    },
  }
}

function makeRoom(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= nowMs) windows.delete(key)
  for (const key of windows.keys()) {
    if (windows.size <= sizeAfterSweep) return
    windows.delete(key)
  }
}
