// Counts requests per caller in fixed windows. Memory is bounded: counters of past windows are swept, and a flood of callers
// beyond the bound drops the oldest counters first.

export interface RequestLimit {
  /** What may be counted within one window. */
  max: number
  windowMs: number
}

interface Window {
  endsAt: number
  count: number
}

export interface RateLimiter {
  /** Counts one request, or as much as `cost` says, which below zero gives back; null when it may pass, else the seconds until it may. */
  count(key: string, limit: RequestLimit, options?: { cost?: number; nowMs?: number }): number | null
}

const largestSize = 50_000
/** Room is made for many callers at once: looking through all counters for each of them would be the flood's real damage. */
const sizeAfterSweep = 45_000

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>()
  return {
    count(key, { max, windowMs }, { cost = 1, nowMs = Date.now() } = {}) {
      const window = windows.get(key)
      if (!window || window.endsAt <= nowMs) {
        windows.delete(key)
        if (windows.size >= largestSize) makeRoom(windows, nowMs)
        windows.set(key, { endsAt: nowMs + windowMs, count: Math.max(0, cost) })
        return null
      }
      window.count = Math.max(0, window.count + cost)
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
