import { addFavourite, listFavourites, mergeFavourites, removeFavourite } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { listCatalogueGamesBySlug, type Catalogue } from '../catalogue/catalogue.service.ts'
import { createFavourites, listFavouriteSlugs } from './favourites.service.ts'

export function addFavourites(app: FastifyInstance, catalogue: Catalogue): void {
  const { db } = app.deps
  const favourites = createFavourites(app.deps)

  route(app, listFavourites, async ({ player, locale }) => ({
    items: listCatalogueGamesBySlug(catalogue, locale, await listFavouriteSlugs(db, player.id)),
  }))
  route(app, addFavourite, async ({ player, params }) => ({
    slugs: await favourites.add(player.id, params.slug),
  }))
  route(app, removeFavourite, async ({ player, params }) => ({
    slugs: await favourites.remove(player.id, params.slug),
  }))
  route(app, mergeFavourites, async ({ player, body }) => ({
    slugs: await favourites.merge(player.id, body.slugs),
  }))
}
