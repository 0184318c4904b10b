import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { loadCompoints } from '../features/compoints/compoints-data.ts'
import { CompointsScreen } from '../features/compoints/compoints-screen.tsx'
import { loadPaidTournaments } from '../features/compoints/paid-tournaments-data.ts'
import { PaidTournaments } from '../features/compoints/paid-tournaments.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call) {
  const [compoints, tournaments] = await Promise.all([loadCompoints(call), loadPaidTournaments(call)])
  return { compoints, tournaments }
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
      <PaidTournaments tournaments={tournaments} compoints={compoints.compoints} />
    </CompointsScreen>
  )
}
