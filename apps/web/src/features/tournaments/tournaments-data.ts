// Data of the tournaments' screens.
import {
  getTournament,
  getTournamentSeries,
  listTournamentGames,
  listTournamentSeries,
  listTournaments,
} from '@yanta/contract'
import { getNamed, getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import { type CardGame, presentCardGame } from '../../domain/game/card-game.ts'
import {
  type Series,
  type Tournament,
  presentSeries,
  presentTournament,
} from '../../domain/contest/tournament.ts'

/** Games per page of the tournament's list [9.13]. */
export const gamesPerPage = 10
const maxPages = 50

export interface TournamentsData {
  tournaments: Tournament[]
  series: Series[]
}

export async function loadTournaments(call: Call): Promise<TournamentsData> {
  const [tournaments, series] = await Promise.all([call(listTournaments), call(listTournamentSeries)])
  return {
    tournaments: getOrThrow(tournaments).items.map(presentTournament),
    series: getOrThrow(series).items.map(presentSeries),
  }
}

export async function loadTournament(call: Call, slug: string): Promise<{ tournament: Tournament }> {
  return { tournament: presentTournament(getNamed(await call(getTournament, { params: { slug } }))) }
}

export interface SeriesData {
  series: Series
  stages: Tournament[]
}

export async function loadSeries(call: Call, slug: string): Promise<SeriesData> {
  const series = presentSeries(getNamed(await call(getTournamentSeries, { params: { slug } })))
  const stages = getOrThrow(await call(listTournaments, { query: { seriesId: series.id } })).items.map(
    presentTournament,
  )
  return { series, stages: stages.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt)) }
}

export interface TournamentGamesData {
  tournament: Tournament
  games: CardGame[]
  total: number
  /** Number of pages in `games`. */
  pages: number
}

/** Loads all pages up to the requested one, so that `?page=3` restores the whole list. */
export async function loadTournamentGames(
  call: Call,
  slug: string,
  pageText: string | null,
): Promise<TournamentGamesData> {
  const pages = Math.min(maxPages, Math.max(1, Number.parseInt(pageText ?? '1', 10) || 1))
  const [tournament, games] = await Promise.all([
    call(getTournament, { params: { slug } }),
    call(listTournamentGames, { params: { slug }, query: { page: 1, limit: pages * gamesPerPage } }),
  ])
  const { items, totalItems } = getNamed(games)
  return {
    tournament: presentTournament(getNamed(tournament)),
    games: items.map(presentCardGame),
    total: totalItems,
    pages,
  }
}
