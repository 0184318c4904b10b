import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import type { CardGame } from '../domain/game/card-game.ts'
import { GameCard } from '../features/catalogue/game-card.tsx'
import { TournamentPage } from '../features/tournaments/page/tournament-page.tsx'
import { type TournamentData, loadTournament } from '../features/tournaments/tournaments-data.ts'
import { Shelf, useShelfRef } from '../ui/layout/shelf.tsx'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { params, url }: Asked) {
  return loadTournament(call, params.slug ?? '', url.searchParams.get('page'))
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const { tournament } = (args.loaderData ?? {}) as Partial<TournamentData>
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: tournament?.title ?? '' }),
    description: tournament?.description,
    // A tournament that comes again has an address for all its instances, which shows one of them.
    canonicalPath: tournament && `/tournaments/${tournament.slug}`,
    steps: tournament && [
      { name: t('tournaments.crumbs.lobby'), path: '/' },
      { name: t('tournaments.crumbs.all'), path: '/tournaments' },
      { name: tournament.title, path: `/tournaments/${tournament.slug}` },
    ],
  }))
}

/** [2.6]. */
export default function TournamentRoute() {
  const { tournament, leaders, games, others } = useLoaderData<typeof loader>()
  return (
    <TournamentPage
      key={tournament.id}
      tournament={tournament}
      leaders={leaders}
      games={games}
      others={others}
      showGames={(shown, label) => <Games games={shown} label={label} />}
    />
  )
}

function Games({ games, label }: { games: CardGame[]; label: string }) {
  return (
    <Shelf shelf={useShelfRef()} label={label}>
      {games.map((game) => (
        <li key={game.slug}>
          <GameCard game={game} />
        </li>
      ))}
    </Shelf>
  )
}
