// The lobby: its rows for all players, and the part of one player alone.
import { getOwnLobby, type CallAnswer, type listLobbyRows, type Locale, type OwnLobby } from '@yanta/contract'
import { sql, type RawBuilder } from 'kysely'
import { jsonRow } from '../../../plugins/json-column.ts'
import { definePlayerPart, type PlayerPart } from '../../../plugins/player-part.ts'
import {
  listCatalogueGamesBySlug,
  listLobbyCategories,
  type Catalogue,
} from '../catalogue/catalogue.service.ts'
import { selectFavouriteColumn } from '../favourites/favourites.service.ts'
import { selectRecentColumn } from '../game-sessions/game-sessions.service.ts'
import { selectRoundsColumn, type PlayedGame } from '../rounds/rounds.service.ts'
import { chooseGames, orderRows } from './lobby.rules.ts'

/** The days and the maximum of a player's latest rounds that show their taste. */
const taste = { days: 60, rounds: 5_000 }
/** Number of recent games and of favourites: those of one row. */
const ownGames = 20

/** The first games of each lobby category, `limit` at most, see `chooseGames`; a category without games has no row. */
export function listRows(
  catalogue: Catalogue,
  locale: Locale,
  limit: number,
): CallAnswer<typeof listLobbyRows> {
  const categories = listLobbyCategories(catalogue, locale).map((category) => ({
    category,
    slug: category.slug,
    games: catalogue.current.gamesOf(category.slug),
  }))
  const chosen = chooseGames(categories, limit)
  const rows = categories.map(({ category, games }, place) => ({
    category,
    slugs: chosen[place]!.map(({ slug }) => slug),
    totalItems: games.length,
  }))
  return {
    games: listCatalogueGamesBySlug(catalogue, locale, [...new Set(rows.flatMap(({ slugs }) => slugs))]),
    rows,
  }
}

interface OwnGames {
  recent: string[]
  favourites: string[]
  rounds: PlayedGame[]
}

/** The part of the lobby that is the player's own: recent games, favourites, and the order of rows by the player's latest rounds, see `orderRows`. */
export function createOwnLobby(catalogue: Catalogue): PlayerPart<typeof getOwnLobby> {
  return definePlayerPart(getOwnLobby, {
    select: ({ id }) => buildOwnGamesColumn(id),
    present: (own, { locale }) => presentOwnLobby(catalogue, locale, own),
  })
}

function buildOwnGamesColumn(userId: number): RawBuilder<OwnGames> {
  return jsonRow(sql<OwnGames>`
    select ${selectRecentColumn(userId, ownGames)} as recent, ${selectFavouriteColumn(userId, ownGames)} as favourites,
      ${selectRoundsColumn(userId, taste)} as rounds`)
}

function presentOwnLobby(
  catalogue: Catalogue,
  locale: Locale,
  { recent, favourites, rounds }: OwnGames,
): OwnLobby {
  const { current } = catalogue
  // A player's games are few, and a category may have ten thousand.
  const played = rounds.flatMap(({ slug, count }) => {
    const game = current.findGame(slug)
    return game ? [{ categories: game.categories, count }] : []
  })
  const countIn = (category: string) =>
    played.reduce((sum, { categories, count }) => sum + (categories.includes(category) ? count : 0), 0)
  const categories = listLobbyCategories(catalogue, locale).map(({ slug }) => ({
    slug,
    rounds: countIn(slug),
  }))
  return {
    recent: listCatalogueGamesBySlug(catalogue, locale, recent),
    favourites: listCatalogueGamesBySlug(catalogue, locale, favourites),
    order: orderRows(
      categories,
      played.reduce((sum, { count }) => sum + count, 0),
    ),
  }
}
