import { getGame, listCategories, listGames, listRecentGames } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { getCatalogueGame, listCatalogueCategories, listCatalogueGames, listRecentCatalogueGames } from './catalogue.service.ts'
import { addCatalogueVersion } from './catalogue-version.ts'

const shared = { isShared: true }

export async function addCatalogue(app: FastifyInstance): Promise<void> {
  const { db } = app.parts
  await addCatalogueVersion(app)
  route(app, listCategories, ({ query, locale }) => listCatalogueCategories(db, locale, query), shared)
  route(app, listRecentGames, ({ player, locale }) => listRecentCatalogueGames(db, locale, player.id))
  route(app, listGames, ({ query, locale }) => listCatalogueGames(db, locale, query), shared)
  route(app, getGame, ({ params, locale }) => getCatalogueGame(db, locale, params.slug), shared)
}
