// Counts requests per caller in fixed windows. Memory is bounded: counters of past windows are swept, and a flood of callers
// beyond the bound drops the oldest counters first.

export interface RequestLimit {
  /** The largest count within one window. */
  max: number
  windowMs: number
}

interface Window {
  endsAt: number
  count: number
}

export interface RateLimiter {
  /** Counts one request, or as much as `cost` says; null when it may pass, else the seconds until it may. */
  count(key: string, limit: RequestLimit, options?: { cost?: number; nowMs?: number }): number | null
}

const largestSize = 50_000
/** Many counters are dropped at once: a scan of all counters per caller would be the real damage of a flood. */
const sizeAfterSweep = 45_000

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>()
  return {
    count(key, { max, windowMs }, { cost = 1, nowMs = Date.now() } = {}) {
      const window = windows.get(key)
      if (!window || window.endsAt <= nowMs) {
        windows.delete(key)
        if (windows.size >= largestSize) makeRoom(windows, nowMs)
        windows.set(key, { endsAt: nowMs + windowMs, count: cost })
        return null
      }
      window.count += cost
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
