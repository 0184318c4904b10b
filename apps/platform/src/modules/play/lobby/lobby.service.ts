// The lobby: its rows for all players, and the part of one player alone.
import { getOwnLobby, type CallAnswer, type listLobbyRows, type Locale, type OwnLobby } from '@yanta/contract'
import { definePlayerPart, type PlayerPart } from '../../../plugins/player-part.ts'
import {
  listCatalogueGamesBySlug,
  listLobbyCategories,
  type Catalogue,
} from '../catalogue/catalogue.service.ts'
import { chooseGames, orderRows } from './lobby.rules.ts'
import { buildOwnGamesColumn, type OwnGames } from './own-games.sql.ts'

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

/** The part of the lobby that is the player's own: recent games, favourites, and the order of rows by the player's latest rounds, see `orderRows`. */
export function createOwnLobby(catalogue: Catalogue): PlayerPart<typeof getOwnLobby> {
  return definePlayerPart(getOwnLobby, {
    select: ({ id }, now) => buildOwnGamesColumn(id, now),
    present: (own, { locale }) => presentOwnLobby(catalogue, locale, own),
  })
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
