// The loaded pages of the list of tournaments. Pure.
import { tournamentsPageSize } from '@yanta/contract'
import type { TournamentItem } from '../../../domain/contest/tournament.ts'

export interface TournamentPages {
  items: TournamentItem[]
  /** Number of pages in `items`. */
  pages: number
  /** [4.56] A page came short: nothing follows. */
  isWhole: boolean
}

/** The pages that a screen was loaded with, which are the first ones [4.56]. */
export function beginPages(items: TournamentItem[], pages: number): TournamentPages {
  return { items, pages, isWhole: items.length < pages * tournamentsPageSize }
}

/** Those of the next page are added; one that has moved to it meanwhile stands where it was, as it is now. */
export function addPage({ items, pages }: TournamentPages, next: readonly TournamentItem[]): TournamentPages {
  const fresh = new Map(next.map((item) => [item.id, item]))
  const known = new Set(items.map(({ id }) => id))
  return {
    items: [...items.map((item) => fresh.get(item.id) ?? item), ...next.filter(({ id }) => !known.has(id))],
    pages: pages + 1,
    isWhole: next.length < tournamentsPageSize,
  }
}
