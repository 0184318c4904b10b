import { useMemo } from 'react'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { ProviderTiles } from '../features/catalogue/provider-tiles.tsx'
import { WholeGameGrid } from '../features/catalogue/whole-game-grid.tsx'
import { createGroupIndex } from '../features/search/find-groups.ts'
import { type SearchData, loadSearch } from '../features/search/search-data.ts'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import { GameShelf } from './game-shelf.tsx'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'
import { useSite } from '../site/site-data.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { url }: Asked) {
  return loadSearch(call, url.searchParams)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const { words = '' } = (args.loaderData ?? {}) as Partial<SearchData>
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', {
      title: words === '' ? t('search.title') : t('search.title_of', { words }),
    }),
    isUnlisted: true,
  }))
}

/** All search results among games, providers and categories [7.59]. */
export default function Search() {
  const { t } = useI18n()
  const found = useLoaderData<typeof loader>()
  const site = useSite()
  const findProviders = useMemo(() => createGroupIndex(site?.producers ?? []), [site?.producers])
  const findCategories = useMemo(() => createGroupIndex(site?.categories ?? []), [site?.categories])
  const providers = findProviders(found.words)
  const others = found.popular.filter(({ slug }) => found.games.every((game) => game.slug !== slug))
  return (
    <SearchScreen
      found={found}
      providers={providers}
      categories={findCategories(found.words)}
      sections={site?.categories.filter(({ showInLobby }) => showInLobby) ?? []}
      grid={<WholeGameGrid games={found.games} />}
      tiles={<ProviderTiles providers={providers} />}
      liked={<GameShelf title={t('search.liked')} games={others} />}
    />
  )
}
