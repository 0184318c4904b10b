// Promotions and tournaments of fixed times in place of the platform's, whose times depend on when the site was started. They come with a
// screen that is opened by a link; a document would ask the platform itself.
import type { Page } from '@playwright/test'
import { openArt } from '@yanta/art'
import { type Banner, type GameListItem, listBanners, listGames } from '@yanta/contract'
import * as fixtures from '@yanta/contract/fixtures'

export async function announceEvents(page: Page, origin: string): Promise<void> {
  const ask = async <Item>(path: string) => {
    const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}platform=desktop`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    return ((await answer.json()) as { items: Item[] }).items
  }
  // Pictures that the site has: the fixtures' own are not served.
  const [banner] = await ask<Banner>(listBanners.path)
  const imageDefault = { url: banner!.imageSmall, wideUrl: banner!.image }
  const promotion = { ...fixtures.promotion, image: banner!.imageSmall, background: banner!.image }
  const leaders = [{ ...fixtures.tournamentRow, avatar: openArt().getAddress('avatars/avatar-2') }]
  const tournament = { ...fixtures.tournament, imageDefault, leaders, entrance: [] }
  const series = { ...fixtures.tournamentSeries, imageDefault, leaders }
  const table = {
    items: leaders,
    totalItems: 1,
    own: null,
    seq: {},
    epoch: 'announced',
  }
  const games = await ask<GameListItem>(`${listGames.path}?limit=10`)
  const answers: Record<string, unknown> = {
    '/json-api/actions': {
      items: [promotion, { ...promotion, id: 'past', slug: 'past', status: 'past' }],
    },
    '/json-api/actions/winter-lab': promotion,
    '/json-api/v2/tournaments': {
      items: [tournament, { ...tournament, id: 'past', slug: 'past', status: 'finished' }],
      totalItems: 2,
    },
    '/json-api/v2/tournaments/neon-race': tournament,
    '/json-api/v2/tournaments/neon-race/games': { items: games, totalItems: 24 },
    [`/json-api/v2/tournaments/${tournament.slug}/games`]: { items: games, totalItems: 24 },
    '/json-api/v2/tournaments/neon-race/leaders': table,
    [`/json-api/v2/tournaments/${tournament.slug}/leaders`]: table,
    '/json-api/tournament-series': { items: [series] },
    '/json-api/tournament-series/frost-series': series,
    '/json-api/tournament-series/frost-series/leaders': table,
    [`/json-api/tournament-series/${series.slug}/leaders`]: table,
  }
  await page.route(
    ({ pathname }) => pathname in answers,
    (route) => route.fulfill({ json: answers[new URL(route.request().url()).pathname] }),
  )
}
