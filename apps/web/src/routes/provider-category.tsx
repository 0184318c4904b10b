import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { type GamesData, loadGames, shouldReloadGames } from '../features/catalogue/games-data.ts'
import { GamesScreen } from '../features/catalogue/games-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadGames(call, 'producer', params.slug ?? '', url.searchParams.get('page'), params.category ?? ''))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadGames(browserCall, 'producer', params.slug ?? '', url.searchParams.get('page'), params.category ?? ''), browserPatienceMs)
}

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
