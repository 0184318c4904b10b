import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { loadTournaments } from '../features/tournaments/list/list-data.ts'
import { TournamentsScreen } from '../features/tournaments/list/tournaments-screen.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import { GameShelf, loadShelf } from './game-shelf.tsx'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call, { url, hasSession }: Asked) {
  const data = await loadTournaments(call, { query: url.searchParams, hasSession })
  const isEmpty = data.filter === 'all' && data.tournaments.length + data.series.length === 0
  return { data, games: isEmpty ? await loadShelf(call, 'top') : [] }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('tournaments.title') }),
    description: t('tournaments.description'),
    steps: [
      { name: t('tournaments.crumbs.lobby'), path: '/' },
      { name: t('tournaments.crumbs.all'), path: '/tournaments' },
    ],
  }))
}

/** [2.6]. */
export default function Tournaments() {
  const { data, games } = useLoaderData<typeof loader>()
  const { t } = useI18n()
  return (
    <TournamentsScreen
      data={data}
      instead={<GameShelf title={t('tournaments.empty.games')} games={games} />}
    />
  )
}
