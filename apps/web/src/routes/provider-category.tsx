import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../api/caller.ts'
import { type GamesData, loadGames, shouldReloadGames } from '../features/catalogue/games-data.ts'
import { GamesScreen } from '../features/catalogue/games-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

function load(call: Call, { params, url }: Asked) {
  return loadGames(call, 'producer', params.slug ?? '', url.searchParams.get('page'), params.category ?? '')
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const shouldRevalidate = shouldReloadGames

export function meta(args: MetaArgs) {
  const list = args.loaderData as GamesData | undefined
  const { group, within, total } = list ?? {}
  const name = `${group?.name}: ${within?.name}`
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: group ? name : '' }),
    description: group && t('catalogue.games.description', { name, count: total! }),
    steps: group && [{ name: t('catalogue.crumbs.lobby'), path: '/' }, { name: group.name, path: `/producers/${group.slug}` }, { name: within!.name, path: args.location.pathname }],
  }))
}

/** [2.4] A provider's games of one category. */
export default function ProviderCategory() {
  return <GamesScreen list={useLoaderData<typeof loader>()} />
}
