import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { GameGrid } from '../features/catalogue/game-grid.tsx'
import { TournamentGamesScreen } from '../features/tournaments/tournament-games-screen.tsx'
import { type TournamentGamesData, loadTournamentGames } from '../features/tournaments/tournaments-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadTournamentGames(call, params.slug ?? '', url.searchParams.get('page')))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadTournamentGames(browserCall, params.slug ?? '', url.searchParams.get('page')), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  const { tournament } = (args.loaderData ?? {}) as Partial<TournamentGamesData>
  return buildPageMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('tournaments.games.title', { title: tournament?.title ?? '' }) }) }))
}

/** [2.6]. */
export default function TournamentGames() {
  return <TournamentGamesScreen {...useLoaderData<typeof loader>()} grid={(games) => <GameGrid games={games} />} />
}
