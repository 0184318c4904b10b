import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { loadCompoints } from '../features/compoints/compoints-data.ts'
import { CompointsScreen, NoPaidTournaments } from '../features/compoints/compoints-screen.tsx'
import { TournamentCard } from '../domain/contest/tournament-card.tsx'
import { loadTournaments } from '../features/tournaments/tournaments-data.ts'
import { CardGrid, CardGridItem } from '../ui/layout/card-grid.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call) {
  const [compoints, { tournaments }] = await Promise.all([loadCompoints(call), loadTournaments(call)])
  return {
    compoints,
    tournaments: tournaments.filter(({ price, status }) => price !== null && status !== 'past'),
  }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('compoints.tabs.tournaments') }),
  }))
}

/** [2.8] Tournaments whose entry is paid in compoints. */
export default function CompointsTournaments() {
  const { compoints, tournaments } = useLoaderData<typeof loader>()
  return (
    <CompointsScreen {...compoints} current="/compoints/tournaments">
      {tournaments.length === 0 ? (
        <NoPaidTournaments />
      ) : (
        <CardGrid>
          {tournaments.map((tournament) => (
            <CardGridItem key={tournament.slug}>
              <TournamentCard tournament={tournament} />
            </CardGridItem>
          ))}
        </CardGrid>
      )}
    </CompointsScreen>
  )
}
