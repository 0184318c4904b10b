import type { CallDeclaration } from '@yanta/contract'
import {
  gameListItem,
  profile,
  tournament,
  tournamentPlace,
  tournamentRow,
  tournamentSeries,
} from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { loadTournaments } from '../features/tournaments/list/list-data.ts'
import { loadSeries } from '../features/tournaments/series/series-data.ts'
import { loadTournament, loadTournamentGames } from '../features/tournaments/tournaments-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import TournamentRoute from './tournament.tsx'
import TournamentGames from './tournament-games.tsx'
import TournamentSeriesRoute from './tournament-series.tsx'
import Tournaments from './tournaments.tsx'

const past = { ...tournament, id: '9', slug: 'gone', title: 'Поход ярла', status: 'finished' }
const limited = {
  ...tournament,
  id: '2',
  slug: 'jarl',
  title: 'Поход ярла',
  maxMemberLimit: 100,
  membersCount: 63,
}

interface Shown {
  query?: string
  series?: object[]
  hasSession?: boolean
}

async function renderList(items: object[], { query = '', series = [], hasSession = false }: Shown = {}) {
  const call = answerCalls({
    listTournaments: { items, totalItems: items.length },
    listTournamentSeries: { items: series },
  })
  const data = await loadTournaments(call, { query: new URLSearchParams(query), hasSession })
  return renderScreen(Tournaments, { data, games: [] }, { path: `/tournaments?${query}` })
}

/** Calls of `listTournaments` while the list is loaded. */
async function listCalls(query: string, answer: (page: number, limit: number) => number) {
  const asked: object[] = []
  const call = (async (declaration: CallDeclaration, input: { query?: { page: number; limit: number } }) => {
    if (declaration.name !== 'listTournaments') return { ok: true, value: { items: [] } }
    const { page, limit } = input.query!
    asked.push(input.query!)
    const items = Array.from({ length: answer(page, limit) }, (_, index) => ({
      ...tournament,
      id: `${page}-${index}`,
    }))
    return { ok: true, value: { items, totalItems: 1_000 } }
  }) as unknown as Call
  const data = await loadTournaments(call, { query: new URLSearchParams(query), hasSession: true })
  return { asked, data }
}

test('the list is loaded nine at a time, and an address with a page restores all before it [9.13] [4.56]', async () => {
  expect((await listCalls('', (_, limit) => limit)).asked).toEqual([{ page: 1, limit: 9 }])
  expect((await listCalls('page=3&filter=free', (_, limit) => limit)).asked).toEqual([
    { page: 1, limit: 27, filter: 'free' },
  ])
  const many = await listCalls('page=20', (_, limit) => limit)
  expect(many.asked).toEqual([
    { page: 1, limit: 99 },
    { page: 2, limit: 99 },
  ])
  expect(many.data.tournaments).toHaveLength(180)
})

test('an address with a page that is far behind the end asks no more than there is [4.56]', async () => {
  const { asked, data } = await listCalls('page=999999999', () => 12)
  expect(asked).toHaveLength(1)
  expect(data.tournaments).toHaveLength(12)
})

test('when the list does not come the loader throws, and no empty list is shown [8.4]', async () => {
  await expect(
    loadTournaments(answerCalls({ listTournaments: { refused: 500 }, listTournamentSeries: { items: [] } }), {
      query: new URLSearchParams(),
      hasSession: false,
    }),
  ).rejects.toMatchObject({ init: { status: 500 } })
})

test('active tournaments come before future ones, and these before past ones [4.5]', async () => {
  const html = await renderList([
    { ...limited, status: 'finished' },
    { ...tournament, id: '3', slug: 'soon', title: 'Скоро начнётся', status: 'created' },
    tournament,
  ])
  const places = ['Неоновая гонка', 'Скоро начнётся', 'Поход ярла'].map((title) => html.indexOf(title))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a card shows how to win, the prizes, the entry fee and the end, and its picture is as wide as a phone [2.38-2.42], [5.28] [9.34]', async () => {
  const html = await renderList([tournament])
  expect(html).toContain(tournament.title)
  expect(html).toContain(tournament.imageDefault.url.replace(/\.\d+\.webp.*/, ''))
  expect(html).toContain('sizes="(max-width: 754px) 100vw,')
  expect(html).toContain('По сумме выигрышей')
  expect(html).toContain('1 500 000 ₽')
  expect(html).toContain('Бесплатно')
  expect(html).toContain('18.11 - 24.11')
  expect(html).toContain('aria-label="До конца: Неоновая гонка"')
  expect(html).toContain('href="/tournaments/neon-race-20261118"')
})

test('an invalid date is shown as __.__ [5.28]', async () => {
  expect(await renderList([{ ...tournament, startedAt: 'soon', finishedAt: '' }])).toContain('__.__ - __.__')
})

test('seats are shown when they are limited and the tournament is not past [2.41]', async () => {
  expect(await renderList([limited])).toMatch(/Свободно мест.*37 из 100/)
  expect(await renderList([{ ...limited, status: 'finished' }])).not.toContain('Свободно мест')
  expect(await renderList([tournament])).not.toContain('Свободно мест')
})

test('an entry fee in compoints is shown in compoints [2.40]', async () => {
  const paid = { ...tournament, isPaid: true, compointMembershipPrice: 30_000 }
  expect(await renderList([paid])).toContain('300 компоинтов')
})

const marks = ['Выбран вами', 'Участник', 'Вы записаны', 'Идёт', 'Скоро', 'Завершён', 'Отменён'] as const
test.each([
  ['a running one', {}, ['Идёт']],
  ['one the player is a member of', { isMember: true }, ['Участник', 'Идёт']],
  ['the chosen one', { isMember: true, isChosen: true }, ['Выбран вами', 'Участник', 'Идёт']],
  ['a coming one', { status: 'created' }, ['Скоро']],
  [
    'a coming one with a seat kept',
    { status: 'created', isMember: true, isChosen: true, wantParticipate: true },
    ['Вы записаны', 'Скоро'],
  ],
  ['a past one, whoever was a member', { status: 'finished', isMember: true, isChosen: true }, ['Завершён']],
  ['a cancelled one', { status: 'finished', isCancelled: true }, ['Отменён']],
])('the marks of %s [2.43] [4.32] [4.33]', async (_name, changes, expected) => {
  const html = await renderList([{ ...tournament, ...changes }])
  const card = html.slice(html.indexOf('<article'), html.indexOf('</article'))
  expect(marks.filter((mark) => card.includes(`</svg>${mark}<`))).toEqual(expected)
})

test('a past stage of a series shows its first three beside its prizes and how it was won, another past tournament does not [2.39] [2.44]', async () => {
  const leaders = [
    { ...tournamentRow, id: '1', username: 'Freya_88', position: 1 },
    { ...tournamentRow, id: '2', username: 'kot.mat', position: 2 },
  ]
  const stage = await renderList([{ ...past, leaders, tournamentSeriesId: '30' }])
  expect(stage).toContain('aria-label="Первые три места: Поход ярла"')
  expect(stage).toContain('kot.mat')
  // Beside them what every card has [2.39].
  expect(stage).toMatch(/<article.*kot\.mat.*Фонд.*Победа.*По сумме выигрышей.*<\/article>/s)
  expect(await renderList([{ ...past, leaders }])).not.toContain('kot.mat')
})

test('the first series that is not past is shown above the tournaments [2.6]', async () => {
  const html = await renderList([tournament], { series: [tournamentSeries] })
  expect(html.indexOf('/tournaments/series/frost-series-20261104')).toBeLessThan(html.indexOf('Идут сейчас'))
  expect(html).toContain('Серия · этап 3 из 5')
  const gone = await renderList([tournament], { series: [{ ...tournamentSeries, status: 'finished' }] })
  expect(gone).not.toContain('/tournaments/series/frost-series-20261104')
})

test('the filter of series shows all of them, of past ones the first three beside prizes and how they are won [2.6] [2.39] [2.44]', async () => {
  const html = await renderList([tournament], {
    query: 'filter=series',
    series: [tournamentSeries, { ...tournamentSeries, id: '31', slug: 'old', status: 'finished' }],
  })
  expect(html).toContain('href="/tournaments/series/frost-series-20261104"')
  expect(html).toContain('href="/tournaments/series/old"')
  expect(html).toMatch(
    /<article(?:(?!<\/article).)*Freya_88(?:(?!<\/article).)*Фонд(?:(?!<\/article).)*Победа/s,
  )
  expect(html).not.toContain('Неоновая гонка')
})

test('filters are addresses; those of the player are for players alone [2.6]', async () => {
  const html = await renderList([tournament], { query: 'filter=free' })
  expect(html).toMatch(
    /<a [^>]*aria-current="page"[^>]*href="\/tournaments\?filter=free"|<a [^>]*href="\/tournaments\?filter=free"[^>]*aria-current="page"/,
  )
  expect(html).toContain('href="/tournaments?filter=compoints"')
  expect(html).not.toContain('filter=own')
})

test('without tournaments the screen shows so and links to games', async () => {
  const html = await renderList([])
  expect(html).toContain('Турниры готовятся')
  expect(html).toContain('href="/games/slots"')
})

test('a filter without any tournament leads back to all of them', async () => {
  const html = await renderList([], { query: 'filter=compoints' })
  expect(html).toContain('Турниров за компоинты сейчас нет')
  expect(html).toContain('href="/tournaments"')
})

test('a tournament shows its scene, its standings, its conditions and its first five games [2.6] [9.14]', async () => {
  const asked: unknown[] = []
  const answer = answerCalls()
  const call: typeof answer = (declaration, input) => {
    if (declaration.name === 'listTournamentGames') asked.push(input)
    return answer(declaration, input)
  }
  const html = await renderScreen(TournamentRoute, await loadTournament(call, 'neon-race'), {
    path: '/tournaments/neon-race',
  })
  expect(asked).toMatchObject([{ query: { limit: 5 } }])
  expect(html).toMatch(/<h1[^>]*>Неоновая гонка<\/h1>/)
  expect(html).toContain('Таблица лидеров')
  expect(html).toContain('Freya_88')
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).toContain('href="/tournaments/neon-race-20261118/games"')
})

async function renderSeries(changes: object, answers: Record<string, object> = {}, hasSession = false) {
  const call = answerCalls({ getTournamentSeries: { ...tournamentSeries, ...changes }, ...answers })
  const data = await loadSeries(call, { slug: 'frost-series', page: null, hasSession })
  const html = await renderScreen(TournamentSeriesRoute, data, {
    path: '/tournaments/series/frost-series',
    site: { hasSession, player: hasSession ? { profile, balance: null } : null },
  })
  return html.replaceAll('\u00a0', ' ')
}
const stages = (...statuses: string[]) => ({
  items: statuses.map((status, index) => ({
    ...tournament,
    id: `s${index}`,
    slug: `stage-${index}`,
    title: `Заезд ${index + 1}`,
    status,
    startedAt: `2026-11-1${index}T00:00:00.000Z`,
    isMember: index === 0,
  })),
  totalItems: statuses.length,
})

test('a series shows its stages by start, which of them runs, its table and until when one can join [2.6] [3.42]', async () => {
  const { items } = stages('finished', 'active', 'created')
  const html = await renderSeries({}, { listTournaments: { items: items.toReversed(), totalItems: 3 } })
  expect(html).toMatch(/<h1[^>]*>Серия «Морозы»<\/h1>/)
  expect(html.indexOf('/tournaments/stage-0')).toBeLessThan(html.indexOf('/tournaments/stage-1'))
  expect(html).toContain('Серия · этап 2 из 5')
  expect(html).toMatch(/aria-current="step"[^]*?Заезд 2/)
  expect(html).toMatch(/Общий зачёт[^]*Freya_88/)
  expect(html).toContain('Вступить можно до конца этапа 3.')
})

test('once the last stage to join at has ended the series says so', async () => {
  const html = await renderSeries(
    { lastJoinStage: 1 },
    { listTournaments: stages('finished', 'active', 'created') },
  )
  expect(html).toContain('Вступить в эту серию уже нельзя.')
})

test('a past series shows its winners with their prizes, and what the player has reached in it and in each stage', async () => {
  const own = { ...tournamentPlace, position: 2, score: 1_220_800_000 }
  const html = await renderSeries(
    { status: 'finished' },
    {
      listTournaments: stages('finished', 'finished'),
      listSeriesLeaders: { items: [tournamentRow], totalItems: 1, own, seq: {}, epoch: 'e1' },
      listTournamentLeaders: {
        items: [],
        totalItems: 0,
        own: { ...tournamentPlace, position: 52, score: 381_400_000 },
        seq: {},
        epoch: 'e1',
      },
    },
    true,
  )
  expect(html).toContain('Чемпионы серии')
  expect(html).toContain('300 000 ₽')
  expect(html).toMatch(/Ваш итог серии[^]*122 080 очков[^]*Ваш приз: 20 000 ₽/)
  expect(html).toMatch(/Заезд 1[^]*38 140[^]*52-е[^]*Заезд 2[^]*не играли/)
  expect(html).not.toContain('Вступить')
})

test('who took no part in a past series sees no result of their own', async () => {
  const html = await renderSeries({ status: 'finished', isMember: false }, {}, true)
  expect(html).not.toContain('Ваш итог серии')
})

test('a table that can not be loaded leaves the rest of the series as it is', async () => {
  const html = await renderSeries({}, { listSeriesLeaders: { refused: 503 } })
  expect(html).toContain('Общий зачёт')
  expect(html).toContain('Турниры серии')
})

test('a series without stages shows a message', async () => {
  expect(await renderSeries({}, { listTournaments: { items: [], totalItems: 0 } })).toContain(
    'Этапы ещё не объявлены',
  )
})

test('the games that count are shown ten at a time, more on demand [2.6]', async () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ ...gameListItem, id: String(index) }))
  const data = await loadTournamentGames(
    answerCalls({ listTournamentGames: { items, totalItems: 24 } }),
    'neon-race',
    new URLSearchParams(),
  )
  const html = await renderScreen(TournamentGames, data, { path: '/tournaments/neon-race/games' })
  expect(html).toMatch(/<h1>Игры: Неоновая гонка<\/h1>/)
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).toContain('page=2')
  expect(html).toContain('Показано 10 из 24')
})

test('of a limited tournament nothing is asked for that its members alone may see [5.23] [6.7]', async () => {
  const closed = {
    getTournament: { ...limited, privacyType: { value: 3 }, isLocked: true },
    listTournamentLeaders: { refused: 403 },
    listTournamentGames: { refused: 403 },
  }
  const html = await renderScreen(TournamentRoute, await loadTournament(answerCalls(closed), 'jarl'), {
    path: '/tournaments/jarl',
  })
  expect(html).toContain('Таблица и игры открыты участникам')
  const games = await loadTournamentGames(answerCalls(closed), 'jarl', new URLSearchParams())
  expect(await renderScreen(TournamentGames, games, { path: '/tournaments/jarl/games' })).toContain(
    'Таблица и игры открыты участникам',
  )
})

test('of a limited series nothing is asked for that its members alone may see [5.23] [6.7]', async () => {
  const closed = answerCalls({
    getTournamentSeries: { ...tournamentSeries, isLocked: true, isMember: false, leaders: [] },
    listSeriesLeaders: { refused: 403 },
  })
  const { leaders } = await loadSeries(closed, { slug: 'jarls', page: null, hasSession: true })
  expect(leaders.table?.items).toEqual([])
})

const pages = [
  ['tournament', loadTournament, 'getTournament'],
  [
    'series',
    (call: Call, slug: string) => loadSeries(call, { slug, page: null, hasSession: false }),
    'getTournamentSeries',
  ],
] as const
test.each(pages)('an unknown %s is not found [2.18]', async (_name, load, name) => {
  for (const refused of [400, 404])
    await expect(load(answerCalls({ [name]: { refused } }), 'nope')).rejects.toMatchObject({
      init: { status: 404 },
    })
})

test('games of an unknown tournament are not found [2.18]', async () => {
  await expect(
    loadTournamentGames(
      answerCalls({ listTournamentGames: { refused: 404 } }),
      'nope',
      new URLSearchParams('page=2'),
    ),
  ).rejects.toMatchObject({ init: { status: 404 } })
})
