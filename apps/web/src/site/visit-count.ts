// How often this browser has been here: what is only offered to those who come back asks here.
import { recall, remember } from './device-memory.ts'

export interface VisitLog {
  count: number
  /** When something of the site was last looked at, milliseconds since 1970. */
  seenAt: number
}

/** After so long without a look at the site a visit is over. */
export const visitGapMs = 30 * 60_000
const key = 'visits'

/** Counts a look at the site: the first of a visit begins another one. Pure. */
export function countVisit(log: VisitLog | null, now: number): VisitLog {
  const isSame = log !== null && now - log.seenAt < visitGapMs && now >= log.seenAt
  return { count: isSame ? log.count : (log?.count ?? 0) + 1, seenAt: now }
}

/** What storage holds, whatever was put there. Pure. */
export function readVisitLog(stored: string | null): VisitLog | null {
  const [count = NaN, seenAt = NaN] = (stored ?? '').split(' ').map(Number)
  return Number.isInteger(count) && count > 0 && Number.isFinite(seenAt) ? { count, seenAt } : null
}

/** Notes that the site is looked at now; which visit this is, from 1. */
export function noteVisit(now = Date.now()): number {
  const log = countVisit(readVisitLog(recall(key)), now)
  remember(key, `${log.count} ${log.seenAt}`)
  return log.count
}
