// [2.9] The game screen opens a game. The frame itself is rendered beside the screens and survives leaving this one.
import { type Game, type PlayMode, getGame, listGames } from '@yanta/contract'
import { useEffectEvent, useLayoutEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, data, useSearchParams } from 'react-router'
import { getNamed } from '../data/api/answer-or-throw.ts'
import type { Call } from '../data/api/caller.ts'
import { ssrContext } from '../data/api/ssr-context.ts'
import { GuestWays } from '../features/auth/guest-ways.tsx'
import { GameCard } from '../features/catalogue/game-card.tsx'
import { presentFrameGame } from '../features/game-frame/frame-game.ts'
import { useFrameHost } from '../features/game-frame/frame-presence.ts'
import { type ClosedReason, GameClosed } from '../features/game-frame/game-closed.tsx'
import { GamePlaceholder } from '../features/game-frame/game-placeholder.tsx'
import { openGame } from '../features/game-frame/open-game.client.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { type CardGame, presentCardGame } from '../domain/game/card-game.ts'
import { ButtonLink } from '../ui/actions/button.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Shelf, ShelfArrows, useShelfRef } from '../ui/layout/shelf.tsx'
import { openScreen, useScreenData } from './packed-screen.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServerPacked } from './screen-loaders.ts'
import { isDemoClosedTo, useSite } from '../site/site-data.ts'
import { buildGame } from './structured-game.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

const similarGames = 14
/** Category of similar games when this one can't be played, since its own may be just as unavailable. */
const categoryInstead = 'top'

async function load(call: Call, { params }: Asked) {
  const slug = params.name ?? ''
  const game = getNamed(await call(getGame, { params: { slug } }))
  const similar = await call(listGames, {
    query: {
      'filter[category]': game.disabled ? categoryInstead : game.categories[0],
      limit: similarGames + 1,
    },
  })
  return {
    game,
    similar: similar.ok
      ? similar.value.items
          .filter((other) => other.slug !== slug && !other.disabled)
          .slice(0, similarGames)
          .map(presentCardGame)
      : [],
  }
}

export async function loader(args: LoaderFunctionArgs) {
  if (args.context.get(ssrContext).isRegionBlocked) throw data(null, { status: 451 })
  return onServerPacked(load)(args)
}

export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const { game } = openScreen(args.loaderData ?? {}) as { game?: Game }
  const path = args.location.pathname
  return buildPageMeta(args, ({ t }) => ({
    title: game ? t('game_frame.page_title', { game: game.name }) : '',
    steps: game && [
      { name: t('game_frame.crumbs.lobby'), path: '/' },
      { name: game.provider.name, path: `/producers/${game.provider.slug}` },
      { name: game.name, path },
    ],
    describe:
      game &&
      ((origin, told) => buildGame(origin, { ...told, path, name: game.name, studio: game.provider.name })),
  }))
}

export default function Play() {
  const { game, similar } = useScreenData<typeof clientLoader>()
  const { locale } = useI18n()
  const site = useSite()
  const mode = readMode(useSearchParams()[0].get('mode'))
  const isLoggedIn = site?.player != null
  const gamesOrigin = site?.serverData?.gamesOrigin
  const closed = findClosedReason(game, isLoggedIn, site != null && isDemoClosedTo(site))
  const hasHost = useFrameHost() !== null

  const open = useEffectEvent((wantedMode: PlayMode | undefined, isPlayer: boolean) => {
    if (gamesOrigin && !closed) openGame({ game, mode: wantedMode, isLoggedIn: isPlayer, gamesOrigin })
  })
  // In another language the game starts again: its options were reset by then. So it does after a login in its place, which has ended it [4.15].
  const login = site?.player?.profile.hash
  useLayoutEffect(() => open(mode, isLoggedIn), [game.slug, mode, isLoggedIn, login, locale, closed])

  return (
    <>
      {closed ? (
        <Closed game={game} reason={closed} />
      ) : (
        !hasHost && <GamePlaceholder game={presentFrameGame(game)} />
      )}
      {similar.length > 0 && <Similar games={similar} />}
    </>
  )
}

function Closed({ game, reason }: { game: Game; reason: ClosedReason }) {
  const { t } = useI18n()
  return (
    <GameClosed game={presentFrameGame(game)} reason={reason}>
      {(reason === 'no_demo' || reason === 'log_in') && <GuestWays />}
      <ButtonLink look="glass" to="/">
        {t('game_frame.to_lobby')}
      </ButtonLink>
    </GameClosed>
  )
}

function Similar({ games }: { games: CardGame[] }) {
  const { t } = useI18n()
  const shelf = useShelfRef()
  const title = t('game_frame.similar')
  const arrows = (
    <ShelfArrows
      shelf={shelf}
      labels={{
        back: t('lobby.rows.back', { name: title }),
        forward: t('lobby.rows.forward', { name: title }),
      }}
    />
  )
  return (
    <Section title={title} actions={arrows}>
      <Shelf shelf={shelf} label={title}>
        {games.map((game) => (
          <li key={game.slug}>
            <GameCard game={game} />
          </li>
        ))}
      </Shelf>
    </Section>
  )
}

function findClosedReason(game: Game, isLoggedIn: boolean, isDemoClosed: boolean): ClosedReason | null {
  if (game.disabled) return game.disabledReason === 'maintenance' ? 'maintenance' : 'soon'
  if (isLoggedIn) return null
  if (!game.has_demo_mode) return 'no_demo'
  return isDemoClosed ? 'log_in' : null
}

function readMode(wanted: string | null): PlayMode | undefined {
  return wanted === 'real' || wanted === 'demo' ? wanted : undefined
}
