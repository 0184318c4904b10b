import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import type { Tournament } from '../features/tournaments/tournament.ts'
import { TournamentScreen } from '../features/tournaments/tournament-screen.tsx'
import { loadTournament } from '../features/tournaments/tournaments-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadTournament(call, params.slug ?? ''))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadTournament(browserCall, params.slug ?? ''), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  const { tournament } = (args.loaderData ?? {}) as { tournament?: Tournament }
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: tournament?.title ?? '' }), description: tournament?.description,
    steps: tournament && [
      { name: t('tournaments.crumbs.lobby'), path: '/' }, { name: t('tournaments.crumbs.all'), path: '/tournaments' }, { name: tournament.title, path: `/tournaments/${tournament.slug}` },
    ],
  }))
}

/** [2.6]. */
export default function TournamentRoute() {
  return <TournamentScreen tournament={useLoaderData<typeof loader>().tournament} />
}
