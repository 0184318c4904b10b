// Data of the page of a tournament and of its games.
import { getTournament, listTournamentGames, listTournamentLeaders, listTournaments } from '@yanta/contract'
import { getNamed } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import {
  type Tournament,
  type TournamentItem,
  presentTournament,
  presentTournamentItem,
} from '../../domain/contest/tournament.ts'
import { type LoadedLeaders, loadLeaders } from '../../domain/contest/use-leaders.ts'
import { type CardGame, presentCardGame } from '../../domain/game/card-game.ts'

/** [9.14]. */
const gamesOfPage = 5
const othersShown = 3
/** Games per page of the tournament's list [9.13]. */
export const gamesPerPage = 10
const maxPages = 50

export interface TournamentData {
  tournament: Tournament
  leaders: LoadedLeaders
  /** The first ones; none where they are not shown. */
  games: CardGame[]
  /** Others with seats, where this one can't be joined. */
  others: TournamentItem[]
}

/** Unknown slugs are 404 [2.18]. What members alone may see is not asked for by others [5.23]. */
export async function loadTournament(
  call: Call,
  slug: string,
  pageText: string | null = null,
): Promise<TournamentData> {
  const tournament = presentTournament(getNamed(await call(getTournament, { params: { slug } })))
  const { status, isLocked } = tournament
  const hasTable = !isLocked && status !== 'future'
  const [leaders, games, others] = await Promise.all([
    hasTable
      ? loadLeaders(call, { kind: 'tournament', slug: tournament.slug }, pageText)
      : { page: 1, table: noTable },
    !isLocked && status !== 'past' ? loadFirstGames(call, tournament.slug) : [],
    canBeJoined(tournament) ? [] : loadOthers(call, tournament),
  ])
  return { tournament, leaders, games, others }
}

/** Shown nowhere: nothing is asked for. */
export const noTable: LoadedLeaders['table'] = { items: [], totalItems: 0, own: null, seq: {}, epoch: '' }

function canBeJoined({ status, seats, isMember, wantParticipate, isSeriesClosed }: Tournament): boolean {
  return status !== 'past' && (isMember || wantParticipate || (seats?.free !== 0 && !isSeriesClosed))
}

async function loadFirstGames(call: Call, slug: string): Promise<CardGame[]> {
  const games = await call(listTournamentGames, { params: { slug }, query: { limit: gamesOfPage } })
  return games.ok ? games.value.items.map(presentCardGame) : []
}

async function loadOthers(call: Call, { id }: Tournament): Promise<TournamentItem[]> {
  const tournaments = await call(listTournaments)
  if (!tournaments.ok) return []
  return tournaments.value.items
    .map(presentTournamentItem)
    .filter((other) => other.id !== id && other.status === 'active' && other.seats?.free !== 0)
    .slice(0, othersShown)
}

export interface TournamentGamesData {
  tournament: Tournament
  /** The player's place, for members. */
  position: number | null
  games: CardGame[]
  total: number
  /** Number of pages in `games`. */
  pages: number
  /** What was searched for; empty: all. */
  search: string
}

/** Loads all pages up to the requested one, so that `?page=3` restores the whole list. */
export async function loadTournamentGames(
  call: Call,
  slug: string,
  query: URLSearchParams,
): Promise<TournamentGamesData> {
  const pages = Math.min(maxPages, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1))
  const search = (query.get('q') ?? '').trim().slice(0, 150)
  const tournament = presentTournament(getNamed(await call(getTournament, { params: { slug } })))
  if (tournament.isLocked) return { tournament, position: null, games: [], total: 0, pages, search }
  const [games, table] = await Promise.all([
    call(listTournamentGames, {
      params: { slug: tournament.slug },
      query: { page: 1, limit: pages * gamesPerPage, ...(search !== '' && { q: search }) },
    }),
    tournament.isMember && tournament.status === 'active'
      ? call(listTournamentLeaders, { params: { slug: tournament.slug }, query: { limit: 1 } })
      : null,
  ])
  const { items, totalItems } = getNamed(games)
  return {
    tournament,
    position: table?.ok ? (table.value.own?.position ?? null) : null,
    games: items.map(presentCardGame),
    total: totalItems,
    pages,
    search,
  }
}
