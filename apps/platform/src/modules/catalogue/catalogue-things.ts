// Names and addresses of what the catalogue has, for titles of pages and for the site map.
import type { Kysely } from 'kysely'
import type { ThingSource } from '../seo/seo.service.ts'
import { findGamePreview, findName, selectCategories, selectPlayableSlugs, selectStudios } from './catalogue.repository.ts'

export function listCatalogueThings(db: Kysely<any>): Record<'category' | 'provider' | 'game', ThingSource> {
  const toAddresses = (place: string, slugs: readonly string[]) => slugs.map((slug) => ({ path: `/${place}/${slug}`, updatedAt: null }))
  const withGames = (groups: readonly { slug: string; gamesCount: number }[]) => groups.filter(({ gamesCount }) => gamesCount > 0).map(({ slug }) => slug)
  return {
    category: {
      findName: (locale, slug) => findName(db, 'categories', locale, slug),
      listAddresses: async () => toAddresses('games', withGames(await selectCategories(db, 'ru'))),
    },
    provider: {
      findName: (locale, slug) => findName(db, 'studios', locale, slug),
      listAddresses: async () => toAddresses('producers', withGames(await selectStudios(db))),
    },
    game: {
      findName: (locale, slug) => findName(db, 'games', locale, slug),
      findPicture: (slug) => findGamePreview(db, slug),
      listAddresses: async () => toAddresses('play', await selectPlayableSlugs(db)),
    },
  }
}
