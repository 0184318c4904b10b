// How long a self-exclusion lasts, and who is the same person as somebody excluded. Pure.
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

export interface PersonName {
  firstname: string | null
  lastname: string | null
}

/** The name by which persons are compared; null unless both parts of it are known. */
export function nameKey({ firstname, lastname }: PersonName): string | null {
  const parts = [firstname, lastname].map((part) => fold(part ?? ''))
  // In either order: the two fields are easily filled in the other way round.
  return parts.every((part) => part !== '') ? parts.toSorted().join(' ') : null
}

/** Letters alone, in lower case. */
function fold(part: string): string {
  return part
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}
