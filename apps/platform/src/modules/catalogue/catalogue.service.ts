// The games and how they hang together, as content and desk have them.
import type { CallAnswer, CallQuery, GameListItem, getGame, listCategories, listGames, listRecentGames, Locale } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { listRecentGameSlugs } from '../game-sessions/game-sessions.service.ts'
import { presentCategory, presentGame, presentGameDetail, presentStudio } from './catalogue.present.ts'
import { bumpCatalogueVersion, findGame, selectCatalogueVersion, selectCategories, selectGames, selectGamesBySlug, selectStudios, updateDeskDisabled } from './catalogue.repository.ts'

/** A page of games in the editors' order [7.59-7.60]. Unknown categories and studios have no games. */
export async function listCatalogueGames(db: Kysely<any>, locale: Locale, query: CallQuery<typeof listGames>): Promise<CallAnswer<typeof listGames>> {
  const { q, page, limit, 'filter[category]': category, 'filter[category][]': several, 'filter[provider]': studio } = query
  const categories = [...(category ? [category] : []), ...(several ?? [])]
  const filter = { search: q?.trim(), studio, ...(categories.length > 0 && { categories }) }
  const { games, total } = await selectGames(db, locale, filter, { offset: (page - 1) * limit, limit })
  return { items: games.map(presentGame), totalItems: total }
}

/** One game [7.58]. Throws Refusal game_not_found. */
export async function getCatalogueGame(db: Kysely<any>, locale: Locale, slug: string): Promise<CallAnswer<typeof getGame>> {
  const game = await findGame(db, locale, slug)
  if (!game) throw new Refusal('game_not_found')
  return presentGameDetail(game)
}

/** Categories, or studios, by position; of a studio the categories that it has games in, with the number of those [7.56]. */
export async function listCatalogueCategories(db: Kysely<any>, locale: Locale, query: CallQuery<typeof listCategories>): Promise<CallAnswer<typeof listCategories>> {
  const { 'filter[type]': type, 'filter[provider]': studio } = query
  if (type === 'producer') return { items: (await selectStudios(db)).map(presentStudio) }
  const categories = await selectCategories(db, locale, studio)
  return { items: (studio === undefined ? categories : categories.filter(({ gamesCount }) => gamesCount > 0)).map(presentCategory) }
}

/** Games the player opened, latest first [7.57]. */
export async function listRecentCatalogueGames(db: Kysely<any>, locale: Locale, userId: number): Promise<CallAnswer<typeof listRecentGames>> {
  const games = await selectGamesBySlug(db, locale, await listRecentGameSlugs(db, userId))
  return { items: games.map(presentGame) }
}

/** Those of `slugs` that are listed, in the order of `slugs`. */
export async function listCatalogueGamesBySlug(db: Kysely<any>, locale: Locale, slugs: readonly string[]): Promise<GameListItem[]> {
  return (await selectGamesBySlug(db, locale, slugs)).map(presentGame)
}

/** Takes a game out of play from the desk, or gives it back; content can't overrule it. Returns false for a slug of no game. */
export async function setGameDisabled(trx: Kysely<any>, slug: string, isDisabled: boolean): Promise<boolean> {
  return updateDeskDisabled(trx, slug, isDisabled ? 'maintenance' : null)
}

/** Makes everything old that was kept from answers so far. */
export async function raiseCatalogueVersion(trx: Kysely<any>): Promise<void> {
  await bumpCatalogueVersion(trx)
}

/** Rises with every change of the catalogue. */
export async function getCatalogueVersion(db: Kysely<any>): Promise<number> {
  return selectCatalogueVersion(db)
}
