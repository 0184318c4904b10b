// The rows of a table of leaders, and how events change it. Pure.
import type { CallResponse, EventData, TournamentRow } from '@yanta/contract'
import type {
  listTournamentLeaders,
  tournamentLeadersChanged,
  tournamentOpponentsChanged,
} from '@yanta/contract'
import { leadersPageSize } from '@yanta/contract'

/** A page of the table with the reader's own place. */
export type LeadersPage = CallResponse<typeof listTournamentLeaders>

type LeadersEvent = EventData<typeof tournamentLeadersChanged>
type OpponentsEvent = EventData<typeof tournamentOpponentsChanged>
type LeaderRow = NonNullable<LeadersEvent['leaders']>[number]

const markReader =
  (readerId: string | null) =>
  (row: LeaderRow): TournamentRow => ({ ...row, isItMe: row.id === readerId })

/** The first page after the event, which tells of everybody alike: who it is about compares the id [3.38]. */
export function applyLeaders(
  page: LeadersPage,
  { leaders }: LeadersEvent,
  readerId: string | null,
): LeadersPage {
  return {
    ...page,
    // Those of a locked table are fetched again.
    ...(leaders && {
      items: leaders.map(markReader(readerId)),
      // A table that has grown beyond its first page is counted anew when it is fetched.
      totalItems: Math.max(page.totalItems, leaders.length),
    }),
  }
}

/** The reader's place and the players around it after the event. */
export function applyOpponents(
  page: LeadersPage,
  { place }: OpponentsEvent,
  readerId: string | null,
): LeadersPage {
  return { ...page, own: { ...place, opponents: place.opponents.map(markReader(readerId)) } }
}

/**
 * The rows to show, by place: a page of the table, and the reader with those around, whom no page has to contain. The same player
 * stands there once.
 */
export function listShownRows({ items, own }: Pick<LeadersPage, 'items' | 'own'>): TournamentRow[] {
  // The reader's row comes with an event of its own, which may be newer than that of the leaders.
  const rows = new Map([...items, ...(own?.opponents ?? [])].map((row) => [row.id, row]))
  return [...rows.values()].toSorted(
    (one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || other.score - one.score,
  )
}

export function countPages(totalItems: number): number {
  return Math.max(1, Math.ceil(totalItems / leadersPageSize))
}
