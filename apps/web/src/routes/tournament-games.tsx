import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { GameGrid } from '../features/catalogue/game-grid.tsx'
import { TournamentGamesScreen } from '../features/tournaments/games/games-screen.tsx'
import { type TournamentGamesData, loadTournamentGames } from '../features/tournaments/tournaments-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { params, url }: Asked) {
  return loadTournamentGames(call, params.slug ?? '', url.searchParams)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const { tournament } = (args.loaderData ?? {}) as Partial<TournamentGamesData>
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', {
      title: t('tournaments.games.title', { title: tournament?.title ?? '' }),
    }),
  }))
}

/** [2.6]. */
export default function TournamentGames() {
  return (
    <TournamentGamesScreen {...useLoaderData<typeof loader>()} grid={(games) => <GameGrid games={games} />} />
  )
}
