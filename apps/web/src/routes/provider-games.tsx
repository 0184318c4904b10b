import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { type GamesData, loadGames, shouldReloadGames } from '../features/catalogue/games-data.ts'
import { GamesScreen } from '../features/catalogue/games-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadGames(call, 'producer', params.slug ?? '', url.searchParams.get('page')))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadGames(browserCall, 'producer', params.slug ?? '', url.searchParams.get('page')), browserPatienceMs)
}

export const shouldRevalidate = shouldReloadGames

export function meta(args: MetaArgs) {
  const list = args.loaderData as GamesData | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: list?.group.name ?? '' }),
    description: list && t('catalogue.games.description', { name: list.group.name, count: list.total }),
    steps: list && [{ name: t('catalogue.crumbs.lobby'), path: '/' }, { name: list.group.name, path: args.location.pathname }],
  }))
}

/** [2.4]. */
export default function ProviderGames() {
  return <GamesScreen list={useLoaderData<typeof loader>()} />
}
