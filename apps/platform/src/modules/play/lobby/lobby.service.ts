// The lobby: its rows for all players, and the part of one player alone.
import type { CallAnswer, getOwnLobby, listLobbyRows, Locale } from '@yanta/contract'
import type { Kysely } from 'kysely'
import {
  listCatalogueGamesBySlug,
  listLobbyCategories,
  type Catalogue,
} from '../catalogue/catalogue.service.ts'
import { listFavouriteSlugs } from '../favourites/favourites.service.ts'
import { listRecentGameSlugs } from '../game-sessions/game-sessions.service.ts'
import { countLatestRounds } from '../rounds/rounds.service.ts'
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

/** The latest recent games and favourites, and the order of rows by the player's latest rounds; see `orderRows`. */
export async function findOwnLobby(
  db: Kysely<any>,
  catalogue: Catalogue,
  locale: Locale,
  userId: number,
): Promise<CallAnswer<typeof getOwnLobby>> {
  const [recent, favourites, rounds] = await Promise.all([
    listRecentGameSlugs(db, userId, ownGames),
    listFavouriteSlugs(db, userId),
    countLatestRounds(db, userId, taste),
  ])
  const roundsOf = (games: readonly { slug: string }[]) =>
    games.reduce((sum, { slug }) => sum + (rounds.get(slug) ?? 0), 0)
  const { current } = catalogue
  const categories = listLobbyCategories(catalogue, locale).map(({ slug }) => ({
    slug,
    rounds: roundsOf(current.gamesOf(slug)),
  }))
  return {
    recent: listCatalogueGamesBySlug(catalogue, locale, recent),
    favourites: listCatalogueGamesBySlug(catalogue, locale, favourites.slice(0, ownGames)),
    order: orderRows(categories, roundsOf(current.games)),
  }
}
