// Which tournaments the list shows, by the address. Pure.
import type { EventStatus } from '../../../domain/contest/event-status.ts'

/** `own` are those of which the player is a member. */
export const tournamentFilters = ['all', 'free', 'compoints', 'series', 'own'] as const
export type TournamentFilter = (typeof tournamentFilters)[number]

/** From the address; anything unknown is `all`, and for a guest so is `own`. */
export function readFilter(value: string | null, hasSession: boolean): TournamentFilter {
  const filter = tournamentFilters.find((name) => name === value) ?? 'all'
  return filter === 'own' && !hasSession ? 'all' : filter
}

export function buildFilterPath(filter: TournamentFilter): string {
  return filter === 'all' ? '/tournaments' : `/tournaments?filter=${filter}`
}

/** No address opens more pages than these: the others are loaded as one scrolls. */
export const mostPages = 50

/** From the address; anything but a number of a page is the first. */
export function readPages(value: string | null): number {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Math.min(mostPages, Number(value)) : 1
}

export interface Group<Item> {
  status: EventStatus
  items: Item[]
  /** All of the group are here, so that they can be counted. */
  isWhole: boolean
}

const order = ['active', 'future', 'past'] as const

/** [4.5] What runs now, then what comes, then what was, each in the platform's order; groups without any are left out. */
export function groupByStatus<Item extends { status: EventStatus }>(
  items: readonly Item[],
  isWhole: boolean,
): Group<Item>[] {
  const groups = order
    .map((status) => ({ status, items: items.filter((item) => item.status === status) }))
    .filter((group) => group.items.length > 0)
  return groups.map((group, index) => ({ ...group, isWhole: isWhole || index < groups.length - 1 }))
}
