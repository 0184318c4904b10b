// Counts this browser's visits, for offers to returning visitors.
import { recall, remember } from '../browser/device-storage.ts'

export interface VisitLog {
  count: number
  /** Time of the last page view, milliseconds since 1970. */
  seenAt: number
}

/** A visit ends after this long without a page view. */
export const visitGapMs = 30 * 60_000
const key = 'visits'

/** Counts a page view; after a gap it starts another visit. Pure. */
export function nextVisitLog(log: VisitLog | null, now: number): VisitLog {
  const isSame = log !== null && now - log.seenAt < visitGapMs && now >= log.seenAt
  return { count: isSame ? log.count : (log?.count ?? 0) + 1, seenAt: now }
}

/** Parses a stored log of any content. Pure. */
export function readVisitLog(stored: string | null): VisitLog | null {
  const [count = NaN, seenAt = NaN] = (stored ?? '').split(' ').map(Number)
  return Number.isInteger(count) && count > 0 && Number.isFinite(seenAt) ? { count, seenAt } : null
}

/** Records a page view; returns the number of the visit, from 1. */
export function recordVisit(now = Date.now()): number {
  const log = nextVisitLog(readVisitLog(recall(key)), now)
  remember(key, `${log.count} ${log.seenAt}`)
  return log.count
}

/** Whether this browser has been here before. */
export function isReturning(visit: number): boolean {
  return visit > 1
}
