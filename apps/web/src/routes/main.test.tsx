import {
  banner,
  category,
  currentBlock,
  game,
  gameListItem,
  producer,
  tournament,
} from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { placeholderAttribute } from '../features/favourites/favourites-placeholder.ts'
import { nameAttribute } from '../features/lobby/closed-announcement.ts'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { loadPackedLobby } from './load-lobby.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import Main from './main.tsx'

type Changes = Parameters<typeof answerCalls>[0]

async function renderLobby(
  changes: Changes = {},
  hasSession = false,
  locale: 'ru' | 'en' = 'ru',
  producers = [producer],
) {
  return renderScreen(Main, await loadPackedLobby(answerCalls(changes), { hasSession }), {
    locale,
    site: { categories: [category], producers },
  })
}

/** The rows of a lobby with these games in them. */
const rowsOf = (rows: Record<string, string[]>) => ({
  games: [...new Set(Object.values(rows).flat())].map((slug) => ({ ...gameListItem, slug, name: slug })),
  rows: Object.entries(rows).map(([slug, slugs], index) => ({
    category: { ...category, id: String(index), slug, name: `${slug}-row`, url: `/games/${slug}` },
    slugs,
    totalItems: 40,
  })),
})
const gamesOf = (...items: object[]) => ({
  listLobbyRows: {
    games: items,
    rows: [
      { category, slugs: items.map((item) => (item as typeof gameListItem).slug), totalItems: items.length },
    ],
  },
})
const own = (changes: object) => ({ getOwnLobby: { recent: [], favourites: [], order: [], ...changes } })
const placesOf = (html: string, ...texts: string[]) => texts.map((text) => html.indexOf(text))
const isAscending = (places: number[]) =>
  places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!))

test('the lobby shows banner, categories, their games and the studios [2.2]', async () => {
  const html = await renderLobby()
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).toContain('href="/games/slots"')
  expect(html).toContain('src="/art/covers/neon-drive-tall.1a2b3c4d.360.webp"')
  expect(html).toContain('Пять барабанов и ночной город')
  expect(html).toContain('Провайдеры')
})

test('top down: banners, recent games, categories, top, announcement, winners, promotions, studios, the rest [2.2] [7.61]', async () => {
  const html = await renderLobby(
    {
      listLobbyRows: rowsOf({ top: ['a'], recommended: ['b'], newgames: ['c'], table: ['d'] }),
      ...own({ recent: [gameListItem], favourites: [{ ...gameListItem, slug: 'liked' }] }),
    },
    true,
  )
  const parts = [
    'Пять барабанов',
    'Вы недавно играли',
    'Категории игр',
    'Топ-10 недели',
    currentBlock.title,
    'Сейчас выигрывают',
    'recommended-row',
    'Акции и турниры',
    'newgames-row',
    'Провайдеры',
    'table-row',
    '<span>Избранное</span></h2>',
  ]
  expect(parts.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))).toEqual(parts)
})

test('a game in several rows is in the data once', async () => {
  const { rows } = await loadLobby(
    answerCalls({ listLobbyRows: rowsOf({ top: ['a', 'b'], slots: ['b', 'a'] }) }),
    { hasSession: false },
  )
  expect(rows!.map(({ games }) => games.map(({ slug }) => slug))).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect(rows![0]!.games[0]).toBe(rows![1]!.games[1])
})

test('rows are ordered by what the player plays', async () => {
  const changes = {
    listLobbyRows: rowsOf({ top: ['a'], slots: ['a'], table: ['a'] }),
    ...own({ order: ['table'] }),
  }
  const orderOf = async (hasSession: boolean) =>
    (await loadLobby(answerCalls(changes), { hasSession })).rows!.map(({ slug }) => slug)
  expect(await orderOf(true)).toEqual(['top', 'table', 'slots'])
  expect(await orderOf(false)).toEqual(['top', 'slots', 'table'])
})

test('a card offers its cover at three widths, for small, medium and dense screens', async () => {
  const cover = '/art/covers/neon-drive-tall.1a2b3c4d'
  expect(await renderLobby()).toContain(
    `srcSet="${cover}.180.avif 180w,${cover}.360.avif 360w,${cover}.540.avif 540w" sizes="(max-width: 508px) 29vw`,
  )
})

test('a game of an external catalogue shows the cover of its URL', async () => {
  const html = await renderLobby(
    gamesOf({ ...gameListItem, tall_preview: 'https://cdn.example/amber.jpg?v=2' }),
  )
  expect(html).toContain('src="https://cdn.example/amber.jpg?v=2"')
})

test('a guest has no recent games; a player has, and can continue the latest', async () => {
  expect(await renderLobby()).not.toContain('Вы недавно играли')
  const html = await renderLobby({}, true)
  expect(html).toContain('Вы недавно играли')
  expect(html).toContain('aria-label="Продолжить: Red Oni" href="/play/red-oni"')
})

test('a closed game is not offered to continue', async () => {
  expect(
    await renderLobby(
      own({ recent: [{ ...gameListItem, slug: 'red-oni', disabled: true, disabledReason: 'maintenance' }] }),
      true,
    ),
  ).not.toContain('aria-label="Продолжить: ')
})

test("a guest's favourites have a hidden placeholder; a player's come with the page", async () => {
  expect(await renderLobby()).toMatch(
    new RegExp(`<div hidden="" ${placeholderAttribute}=""><section[^>]*>.*<span>Избранное</span></h2>`),
  )
  const html = await renderLobby(own({ favourites: [{ ...gameListItem, slug: 'liked' }] }), true)
  expect(html).not.toContain(placeholderAttribute)
  expect(html).toMatch(/<span>Избранное<\/span><\/h2>.*href="\/games\/favourites".*href="\/play\/liked"/s)
})

test('the game of the day and the tournament are shown beside the banners [2.69]', async () => {
  const html = await renderLobby()
  expect(html).toContain('Игра дня')
  expect(html).toContain('Ночная трасса и тройной множитель')
  expect(html).toContain('href="/tournaments/neon-race-20261118"')
  expect(html).toMatch(/role="timer" aria-label="До конца турнира «Неоновая гонка»".*дн.*мин.*сек/s)
})

test('without them banners fill their slots, as many as the carousel can spare', async () => {
  const banners = ['one', 'two', 'three', 'four'].map((id) => ({ ...banner, id, title: `Banner ${id}` }))
  const html = await renderLobby({
    listBanners: { items: banners },
    getGameOfTheDay: { data: null },
    listTournaments: { items: [] },
  })
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2)
  expect(html).toContain('<h3>Banner four</h3>')
})

test('a banner shows the text and link set by its editor [7.63]', async () => {
  const html = await renderLobby({
    listBanners: { items: [{ ...banner, title: 'До 300 000 ₽ на первые 5 депозитов', url: '/promo/bonus' }] },
  })
  expect(html).toContain('До 300 000 ₽ на первые 5 депозитов')
  expect(html).toContain('href="/promo/bonus"')
})

test("only the first banner's picture is fetched with high priority", async () => {
  const html = await renderLobby({ listBanners: { items: [banner, { ...banner, id: 'second' }] } })
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
  expect(html).toContain('fetchPriority="low"')
})

test('the announcement is sanitised, and carries the name by which a browser stores that it was closed [7.61]', async () => {
  const html = await renderLobby({
    getCurrentBlock: {
      data: {
        ...currentBlock,
        body: '<p>Касса отдохнёт<script>alert(1)</script></p><img src=x onerror=alert(1)>',
      },
    },
  })
  expect(html).toContain(`${nameAttribute}="night-works:2026-11-20"`)
  expect(html).toContain('Касса отдохнёт')
  expect(html).not.toMatch(/alert\(1\)|onerror/)
})

test('without an announcement or running events their sections are absent', async () => {
  const html = await renderLobby({
    getCurrentBlock: { data: null },
    listTournaments: { items: [] },
    listPromotions: { items: [] },
  })
  expect(html).not.toContain(nameAttribute)
  expect(html).not.toContain('Акции и турниры')
})

test('demo has a link of its own if the game has a demo', async () => {
  const without = { listBanners: { items: [] }, getGameOfTheDay: { data: null } }
  expect(await renderLobby()).toContain('href="/play/neon-drive?mode=demo"')
  expect(
    await renderLobby({ ...without, ...gamesOf({ ...gameListItem, has_demo_mode: false }) }),
  ).not.toContain('mode=demo')
})

test('a game that is not ready shows so and has no link', async () => {
  const closed = { disabled: true, disabledReason: 'soon' }
  const html = await renderLobby({
    listBanners: { items: [] },
    getGameOfTheDay: {
      data: { game: { ...game, ...closed }, text: null, endsAt: '2026-11-21T00:00:00.000Z' },
    },
    ...gamesOf({ ...gameListItem, ...closed }),
  })
  expect(html).toContain('Скоро')
  expect(html).not.toContain('href="/play/')
})

test('games that failed to load offer a retry; the rest is shown', async () => {
  const html = await renderLobby({ listLobbyRows: { refused: 503 } })
  expect(html).toContain('role="alert"')
  expect(html).toContain('Повторить')
  expect(html).toContain('Пять барабанов')
  expect(html).toContain('Провайдеры')
})

test("a player's own games that failed to load show an error; an ended session does not", async () => {
  expect(await renderLobby({ getOwnLobby: { refused: 503 } }, true)).toMatch(
    /Вы недавно играли.*role="alert"/s,
  )
  expect(await renderLobby({ getOwnLobby: { refused: 401 } }, true)).not.toMatch(
    /Вы недавно играли|role="alert"/,
  )
})

const parts = {
  listLobbyRows: 'Топ-10 недели',
  listBanners: 'Пять барабанов',
  getGameOfTheDay: 'Ночная трасса и тройной множитель',
  listTournaments: 'href="/tournaments/neon-race-20261118"',
  getCurrentBlock: currentBlock.title,
  getOwnLobby: 'aria-label="Продолжить: Red Oni"',
}

const failing = Object.keys(parts)
test.each(failing)('when %s fails, only its own section is missing [8.3]', async (failing) => {
  const html = await renderLobby({ listLobbyRows: rowsOf({ top: ['a'] }), [failing]: { refused: 503 } }, true)
  for (const [call, part] of Object.entries(parts))
    expect([call, html.includes(part)]).toEqual([call, call !== failing])
})

test('the games are shown when all other calls fail', async () => {
  const html = await renderLobby(
    Object.fromEntries(
      ['listBanners', 'getGameOfTheDay', 'listTournaments', 'listPromotions', 'getCurrentBlock'].map(
        (call) => [call, { refused: 500 }],
      ),
    ),
    false,
    'ru',
    [],
  )
  expect(html).toContain('Neon Drive')
  expect(html).not.toMatch(/Провайдеры|aria-roledescription|Акции и турниры/)
})

test('an empty catalogue shows a message; a category without games has no row', async () => {
  expect(await renderLobby({ listLobbyRows: { games: [], rows: [] } })).toContain('Игр пока нет')
  expect(await renderLobby({ listLobbyRows: rowsOf({ slots: ['a'], hollow: [] }) })).not.toContain(
    'hollow-row',
  )
})

test('categories left out of the lobby have no chips, and the top categories come first [3.4] [3.6]', async () => {
  const categories = ['top', 'hidden', 'table', 'slots'].map((slug, index) => ({
    ...category,
    id: String(index),
    slug,
    name: `${slug}-chip`,
    url: `/games/${slug}`,
    showInLobby: slug !== 'hidden',
  }))
  const html = await renderScreen(
    Main,
    { lobby: await loadLobby(answerCalls(), { hasSession: false }) },
    { site: { categories, producers: [] } },
  )
  expect(isAscending(placesOf(html, 'slots-chip', 'table-chip', 'top-chip'))).toBe(true)
  expect(html).not.toContain('hidden-chip')
})

test('twelve studios are shown, the others are in the picker', async () => {
  const producers = Array.from({ length: 14 }, (_, index) => ({
    ...producer,
    id: String(index),
    slug: `studio-${index}`,
    url: `/producers/studio-${index}`,
  }))
  const html = await renderLobby({}, false, 'ru', producers)
  expect(html.match(/href="\/producers\//g)).toHaveLength(12)
  expect(html).toContain('aria-label="Все: Провайдеры"')
})

test('a lobby being loaded shows skeletons of fifteen games [3.2]', async () => {
  const Loading = () => <LobbyScreen lobby={new Promise(() => undefined)} />
  const html = await renderScreen(Loading, {}, { site: { categories: [category], producers: [] } })
  expect(html).toContain('aria-busy="true"')
  expect(html.match(/<li>/g)).toHaveLength(15)
})

test('the same lobby in English [1.4]', async () => {
  const html = await renderLobby(
    { listTournaments: { items: [{ ...tournament, title: 'Neon Race', prizeDescription: '1,500,000 ₽' }] } },
    true,
    'en',
  )
  expect(html).toContain('Recently played')
  expect(html).toContain('Winning right now')
  expect(html).not.toMatch(/Провайдеры|Повторить|Турнир|Сейчас/)
})
