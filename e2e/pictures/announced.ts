// Promotions and tournaments as they look at one fixed moment: those of the site depend on when it was started, so the platform's answers
// are replaced.
import { openArt } from '@yanta/art'
import {
  type Banner,
  type Promotion,
  type Tournament,
  type TournamentRow,
  type TournamentSeries,
  listBanners,
} from '@yanta/contract'
import * as fixtures from '@yanta/contract/fixtures'
import { expect } from '@playwright/test'
import { followLink } from '../support/navigation.ts'
import { waitForSilence } from './network.ts'
import { type ScreenPage, goTo } from './screen-page.ts'

const art = openArt()

const words = {
  promotion: {
    title: { ru: 'Зимняя лаборатория', en: 'Winter lab' },
    text: {
      ru: 'Собирайте элементы за ставки и открывайте колбы с призами',
      en: 'Collect elements for bets and open flasks with prizes',
    },
  },
  html: {
    ru: '<h2>Как играть</h2><p>Каждая ставка в слотах даёт элементы. Соберите набор, и колба откроется.</p><ul><li>Набор собирается во всех слотах</li><li>Приз приходит на баланс сразу</li></ul>',
    en: '<h2>How to play</h2><p>Every bet on slots brings elements. Complete a set, and the flask opens.</p><ul><li>Sets are collected in all slots</li><li>The prize reaches the balance at once</li></ul>',
  },
  fund: { ru: '5 000 000 ₽', en: '5,000,000 RUB' },
  tournament: {
    title: { ru: 'Неоновая гонка', en: 'Neon race' },
    text: { ru: 'Шесть дней ночных трасс', en: 'Six days of roads at night' },
  },
  mechanic: { ru: 'По сумме выигрышей', en: 'By total wins' },
  prize: { ru: '1 500 000 ₽', en: '1,500,000 RUB' },
  series: {
    title: { ru: 'Серия «Морозы»', en: 'Frost series' },
    text: { ru: 'Три этапа, один зачёт', en: 'Three stages, one table' },
  },
}

/** Goes to a screen of something announced, as a visitor does who is on the site already: the document would come from the platform. */
export async function openAnnounced(
  target: ScreenPage,
  path: string,
  thing: 'promotion' | 'tournament' | 'series',
): Promise<void> {
  const { page, origin } = target
  const answers = await listAnswers(target)
  for (const [address, json] of answers)
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({ json }),
    )
  await goTo(target, '/about')
  // Before that a link leads to a new document.
  await waitForSilence(page)
  await followLink(page, `${origin}${path}`)
  await expect(page.getByRole('heading', { name: target.say(words[thing].title) }).first()).toBeVisible()
}

async function listAnswers({ origin, locale }: ScreenPage): Promise<Map<string, unknown>> {
  const { items } = (await (
    await fetch(`${origin}${listBanners.path}?platform=desktop`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
  ).json()) as { items: Banner[] }
  const pictureOf = (name: string) => ({
    url: art.getAddress(`tournaments/${name}-card`),
    wideUrl: art.getAddress(`tournaments/${name}-wide`),
  })
  const leaders = listLeaders()
  const promotion: Promotion = {
    ...fixtures.promotion,
    title: words.promotion.title[locale],
    description: words.promotion.text[locale],
    html: words.html[locale],
    fund: words.fund[locale],
    image: items[0]!.imageSmall,
    background: items[0]!.image,
  }
  const tournament: Tournament = {
    ...fixtures.tournament,
    title: words.tournament.title[locale],
    description: words.tournament.text[locale],
    mechanic: { title: words.mechanic[locale], value: 2 },
    prizeDescription: words.prize[locale],
    imageDefault: pictureOf('neon-race'),
    leaders,
    entrance: [],
  }
  const stages: Tournament[] = [
    {
      ...tournament,
      id: 'past',
      slug: 'past',
      status: 'finished',
      startedAt: '2026-11-04T09:00:00.000Z',
      finishedAt: '2026-11-10T09:00:00.000Z',
      imageDefault: pictureOf('sun-stone'),
    },
    tournament,
    {
      ...tournament,
      id: 'next',
      slug: 'next',
      status: 'created',
      startedAt: '2026-11-25T09:00:00.000Z',
      finishedAt: '2026-12-01T09:00:00.000Z',
      imageDefault: pictureOf('honey-week'),
    },
  ]
  const series: TournamentSeries = {
    ...fixtures.tournamentSeries,
    title: words.series.title[locale],
    description: words.series.text[locale],
    prizeDescription: words.fund[locale],
    imageDefault: pictureOf('frost-series'),
    leaders,
  }
  const list = <Item>(...items: Item[]) => ({ items, totalItems: items.length })
  const table = { ...list(...leaders), own: null, seq: {}, epoch: 'announced' }
  return new Map<string, unknown>([
    [
      '/json-api/actions',
      list(promotion, {
        ...promotion,
        id: 'past',
        slug: 'past',
        status: 'past',
        endAt: '2026-11-10T09:00:00.000Z',
        image: items[1]!.imageSmall,
      }),
    ],
    [`/json-api/actions/${promotion.slug}`, promotion],
    ['/json-api/v2/tournaments', list(...stages)],
    ...[tournament.slug, 'neon-race'].flatMap((slug): [string, unknown][] => [
      [`/json-api/v2/tournaments/${slug}`, tournament],
      [`/json-api/v2/tournaments/${slug}/leaders`, table],
      [`/json-api/v2/tournaments/${slug}/games`, list()],
    ]),
    ['/json-api/tournament-series', list(series)],
    ...[series.slug, 'frost-series'].flatMap((slug): [string, unknown][] => [
      [`/json-api/tournament-series/${slug}`, series],
      [`/json-api/tournament-series/${slug}/leaders`, table],
    ]),
  ])
}

function listLeaders(): TournamentRow[] {
  const people = ['Freya_88', 'kot.mat', 'Viktoria', 'Lena.sol', 'Tim_Orlov']
  return people.map((username, index) => ({
    ...fixtures.tournamentRow,
    id: `player-${index}`,
    username,
    avatar: art.getAddress(`avatars/avatar-${index + 1}`),
    position: index + 1,
    score: fixtures.tournamentRow.score - index * 231_000_000,
  }))
}
