import {
  getCategory,
  getGame,
  listCategories,
  listGameFacets,
  listGames,
  listRecentGames,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { listRecentGameSlugs } from '../game-sessions/game-sessions.service.ts'
import {
  countCatalogueFacets,
  getCatalogueCategory,
  getCatalogueGame,
  listCatalogueCategories,
  listCatalogueGames,
  listCatalogueGamesBySlug,
  type Catalogue,
  type PlayersOnline,
} from './catalogue.service.ts'
import { addCatalogueVersion } from './catalogue-version.ts'
import { normaliseQuery } from './games-query.rules.ts'

const shared = { isShared: true }

export function addCatalogue(
  app: FastifyInstance,
  catalogue: Catalogue,
  readPlayersOnline: () => PlayersOnline,
): void {
  const { db } = app.deps
  addCatalogueVersion(app, catalogue)
  const cache = {
    ...shared,
    cache: ({ query }: { query: object }) => ({ in: catalogue.answers, as: normaliseQuery(query) }),
  }
  route(
    app,
    listCategories,
    ({ query, locale }) => ({
      items: listCatalogueCategories(catalogue, locale, query, readPlayersOnline()),
    }),
    shared,
  )
  route(app, getCategory, ({ params, locale }) => ({
    data: { data: getCatalogueCategory(catalogue, locale, params.slug, readPlayersOnline()) },
  }))
  route(app, listRecentGames, async ({ player, locale }) => ({
    items: listCatalogueGamesBySlug(catalogue, locale, await listRecentGameSlugs(db, player.id)),
  }))
  route(app, listGameFacets, ({ query, locale }) => countCatalogueFacets(catalogue, locale, query), cache)
  route(app, listGames, ({ query, locale }) => listCatalogueGames(catalogue, locale, query), cache)
  route(app, getGame, ({ params, locale }) => getCatalogueGame(catalogue, locale, params.slug), shared)
}
