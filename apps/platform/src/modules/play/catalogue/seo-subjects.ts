// Names and paths of categories, providers and games, for titles of pages and for the site map.
import type { SubjectSource } from '../../site/seo/seo.service.ts'
import type { Catalogue, CatalogueSnapshot } from './catalogue.service.ts'

export function listCatalogueSubjects(
  catalogue: Catalogue,
): Record<'category' | 'provider' | 'game', SubjectSource> {
  const toAddresses = (place: string, subjects: readonly { slug: string }[]) =>
    subjects.map(({ slug }) => ({ path: `/${place}/${slug}`, updatedAt: null }))
  const named =
    (
      find: (current: CatalogueSnapshot, slug: string) => { names: Record<string, string> } | undefined,
    ): SubjectSource['findName'] =>
    async (locale, slug) =>
      find(catalogue.current, slug)?.names[locale] ?? null
  return {
    category: {
      findName: named((current, slug) => current.findCategory(slug)),
      listAddresses: async () =>
        toAddresses(
          'games',
          catalogue.current.categories.filter(({ gamesCount }) => gamesCount > 0),
        ),
    },
    provider: {
      findName: named((current, slug) => current.findStudio(slug)),
      listAddresses: async () =>
        toAddresses(
          'producers',
          catalogue.current.studios.filter(({ gamesCount }) => gamesCount > 0),
        ),
    },
    game: {
      findName: named((current, slug) => current.findGame(slug)),
      findPicture: async (slug) => catalogue.current.findGame(slug)?.preview ?? null,
      listAddresses: async () =>
        toAddresses(
          'play',
          catalogue.current.games.filter(({ disabledReason }) => disabledReason === null),
        ),
    },
  }
}
