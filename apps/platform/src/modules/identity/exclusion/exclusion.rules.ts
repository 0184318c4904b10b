// How long a self-exclusion lasts. Pure.
import type { ExclusionTerm } from '@yanta/contract'

const months: Record<Exclude<ExclusionTerm, 'forever'>, number> = { '6m': 6, '1y': 12, '5y': 60 }

/** The moment so many calendar months later in UTC, on the month's last day where it has no such day; null: for ever. */
export function findTermEnd(start: Date, term: ExclusionTerm): Date | null {
  if (term === 'forever') return null
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months[term])
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}

/** Whether the first end is later; null is for ever. */
export function isLater(one: Date | null, other: Date | null): boolean {
  if (other === null) return false
  return one === null || one > other
}

/** Whether the term is over: then the player may open the account again. */
export function isOver({ until }: { until: Date | null }, now: Date): boolean {
  return until !== null && until <= now
}
