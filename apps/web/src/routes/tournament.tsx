import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import type { Tournament } from '../domain/contest/tournament.ts'
import { TournamentScreen } from '../features/tournaments/tournament-screen.tsx'
import { loadTournament } from '../features/tournaments/tournaments-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { params }: Asked) {
  return loadTournament(call, params.slug ?? '')
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const { tournament } = (args.loaderData ?? {}) as { tournament?: Tournament }
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: tournament?.title ?? '' }),
    description: tournament?.description,
    steps: tournament && [
      { name: t('tournaments.crumbs.lobby'), path: '/' },
      { name: t('tournaments.crumbs.all'), path: '/tournaments' },
      { name: tournament.title, path: `/tournaments/${tournament.slug}` },
    ],
  }))
}

/** [2.6]. */
export default function TournamentRoute() {
  return <TournamentScreen tournament={useLoaderData<typeof loader>().tournament} />
}
