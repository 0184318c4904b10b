import { getCategory, getGame, listCategories, listGameFacets, listGames, listRecentGames } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { listRecentGameSlugs } from '../game-sessions/game-sessions.service.ts'
import {
  countCatalogueFacets, getCatalogueCategory, getCatalogueGame, listCatalogueCategories, listCatalogueGames, listCatalogueGamesBySlug, type Catalogue, type PlayersOnline,
} from './catalogue.service.ts'
import { addCatalogueVersion } from './catalogue-version.ts'

const shared = { isShared: true }

export function addCatalogue(app: FastifyInstance, catalogue: Catalogue, countPlayersOnline: () => PlayersOnline = () => null): void {
  const { db } = app.parts
  addCatalogueVersion(app, catalogue)
  route(app, listCategories, ({ query, locale }) => ({ items: listCatalogueCategories(catalogue, locale, query, countPlayersOnline()) }), shared)
  route(app, getCategory, ({ params, locale }) => ({ data: getCatalogueCategory(catalogue, locale, params.slug, countPlayersOnline()) }))
  route(app, listRecentGames, async ({ player, locale }) => ({ items: listCatalogueGamesBySlug(catalogue, locale, await listRecentGameSlugs(db, player.id)) }))
  route(app, listGameFacets, ({ query, locale }) => countCatalogueFacets(catalogue, locale, query), shared)
  route(app, listGames, ({ query, locale }) => listCatalogueGames(catalogue, locale, query), shared)
  route(app, getGame, ({ params, locale }) => getCatalogueGame(catalogue, locale, params.slug), shared)
}
