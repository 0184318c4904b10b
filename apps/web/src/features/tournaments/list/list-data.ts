// Data of the list of tournaments and series.
import { listTournamentSeries, listTournaments, tournamentsPageSize } from '@yanta/contract'
import { getOrThrow } from '../../../data/api/answer-or-throw.ts'
import type { Call, CallOptions } from '../../../data/api/caller.ts'
import type { Result } from '../../../data/api/result.ts'
import {
  type SeriesItem,
  type TournamentItem,
  presentSeriesItem,
  presentTournamentItem,
} from '../../../domain/contest/tournament.ts'
import { type TournamentFilter, mostPages, readFilter, readPages } from './list-filters.ts'

export interface TournamentsData {
  filter: TournamentFilter
  /** The first pages, as many as the address says; none by the filter `series`. */
  tournaments: TournamentItem[]
  pages: number
  /** Of the filters `all` and `series`. */
  series: SeriesItem[]
}

interface Wanted {
  query: URLSearchParams
  hasSession: boolean
}

/** All pages up to the one that the address names, so that `?page=3` restores the list [4.56]. */
export async function loadTournaments(call: Call, { query, hasSession }: Wanted): Promise<TournamentsData> {
  const filter = readFilter(query.get('filter'), hasSession)
  const pages = readPages(query.get('page'))
  const [tournaments, series] = await Promise.all([
    filter === 'series' ? [] : loadPages(call, filter, pages),
    filter === 'all' || filter === 'series' ? loadSeries(call) : [],
  ])
  return { filter, tournaments, pages, series }
}

/** What one call answers at most, in pages. */
const pagesOfCall = Math.floor(100 / tournamentsPageSize)

async function loadPages(call: Call, filter: TournamentFilter, pages: number): Promise<TournamentItem[]> {
  // A list of a few pages, as almost all are, is one call of exactly these.
  if (pages <= pagesOfCall) return fetchItems(call, filter, 1, pages * tournamentsPageSize)
  const items: TournamentItem[] = []
  const size = pagesOfCall * tournamentsPageSize
  for (let part = 1; (part - 1) * pagesOfCall < Math.min(pages, mostPages); part++) {
    const some = await fetchItems(call, filter, part, size)
    items.push(...some)
    if (some.length < size) break
  }
  return items.slice(0, pages * tournamentsPageSize)
}

async function fetchItems(
  call: Call,
  filter: TournamentFilter,
  page: number,
  limit: number,
): Promise<TournamentItem[]> {
  return getOrThrow(await call(listTournaments, { query: buildQuery(filter, page, limit) })).items.map(
    presentTournamentItem,
  )
}

/** One page of nine [9.13]. */
export async function fetchPage(
  call: Call,
  filter: TournamentFilter,
  page: number,
  options?: CallOptions,
): Promise<Result<TournamentItem[], string>> {
  const answer = await call(
    listTournaments,
    { query: buildQuery(filter, page, tournamentsPageSize) },
    options,
  )
  return answer.ok ? { ok: true, value: answer.value.items.map(presentTournamentItem) } : answer
}

function buildQuery(filter: TournamentFilter, page: number, limit: number) {
  return { page, limit, ...(filter === 'all' || filter === 'series' ? {} : { filter }) }
}

async function loadSeries(call: Call): Promise<SeriesItem[]> {
  return getOrThrow(await call(listTournamentSeries)).items.map(presentSeriesItem)
}
