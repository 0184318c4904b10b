import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { type GamesData, loadGames, shouldReloadGames } from '../features/catalogue/games-data.ts'
import { GamesScreen } from '../features/catalogue/games-screen.tsx'
import { buildPageMeta } from './page-meta.ts'

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadGames(context.get(visitContext).call, 'producer', params.slug ?? '', new URL(request.url).searchParams.get('page'))
}

export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  return loadGames(browserCall, 'producer', params.slug ?? '', new URL(request.url).searchParams.get('page'))
}

export const shouldRevalidate = shouldReloadGames

export function meta(args: MetaArgs) {
  const list = args.loaderData as GamesData | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: list?.group.name ?? '' }),
    description: list && t('catalogue.games.description', { name: list.group.name, count: list.total }),
  }))
}

/** [2.4]. */
export default function ProviderGames() {
  return <GamesScreen list={useLoaderData<typeof loader>()} />
}
