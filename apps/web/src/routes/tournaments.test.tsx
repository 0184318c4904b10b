import { gameListItem, tournament, tournamentSeries } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { presentTournament } from '../domain/contest/tournament.ts'
import {
  loadSeries,
  loadTournament,
  loadTournamentGames,
  loadTournaments,
} from '../features/tournaments/tournaments-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import TournamentRoute from './tournament.tsx'
import TournamentGames from './tournament-games.tsx'
import TournamentSeriesRoute from './tournament-series.tsx'
import Tournaments from './tournaments.tsx'

const limited = {
  ...tournament,
  id: '2',
  slug: 'jarl',
  title: 'Поход ярла',
  maxMemberLimit: 100,
  membersCount: 63,
}

async function renderList(items: object[], series: object[] = []) {
  const lists = await loadTournaments(
    answerCalls({ listTournaments: { items }, listTournamentSeries: { items: series } }),
  )
  return renderScreen(Tournaments, { ...lists, games: [] }, { path: '/tournaments' })
}

const statuses = [
  ['created', 'future'],
  ['active', 'active'],
  ['finished', 'past'],
] as const
test.each(statuses)('status %s on the wire is %s here [4.3]', (status, ours) => {
  expect(presentTournament({ ...tournament, status }).status).toBe(ours)
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

test('more members than seats leave no seat free', () => {
  expect(presentTournament({ ...tournament, maxMemberLimit: 10, membersCount: 12 }).seats).toEqual({
    limit: 10,
    free: 0,
  })
})

test('a card shows how to win, the prizes, the entry fee and the end [2.39-2.42], [5.28]', async () => {
  const html = await renderList([tournament])
  expect(html).toContain(tournament.title)
  expect(html).toContain(tournament.imageDefault.url.replace(/\.\d+\.webp.*/, ''))
  expect(html).toContain('По сумме выигрышей')
  expect(html).toContain('1 500 000 ₽')
  expect(html).toContain('Бесплатно')
  expect(html).toContain('18.11 – 24.11')
  expect(html).toContain('aria-label="До конца: Неоновая гонка"')
  expect(html).toContain('href="/tournaments/neon-race"')
})

test('an invalid date is shown as __.__ [5.28]', async () => {
  expect(await renderList([{ ...tournament, startedAt: 'soon', finishedAt: '' }])).toContain('__.__ – __.__')
})

test('seats are shown when they are limited and the tournament is not past [2.41]', async () => {
  expect(await renderList([limited])).toMatch(/Свободно мест.*37 из 100/)
  expect(await renderList([{ ...limited, status: 'finished' }])).not.toContain('Свободно мест')
  expect(await renderList([tournament])).not.toContain('Свободно мест')
})

test('an entry fee in compoints is shown in compoints [2.40]', async () => {
  expect(await renderList([{ ...tournament, compointMembershipPrice: 30_000 }])).toContain('300 компоинтов')
})

test('a series that is not past is shown above the tournaments [2.6]', async () => {
  const html = await renderList([tournament], [tournamentSeries])
  expect(html.indexOf('/tournaments/series/frost-series')).toBeLessThan(html.indexOf('Идут сейчас'))
  expect(await renderList([tournament], [{ ...tournamentSeries, status: 'finished' }])).not.toContain(
    '/tournaments/series/frost-series',
  )
})

test('without tournaments the screen shows so and links to games', async () => {
  const html = await renderList([])
  expect(html).toContain('Турниры готовятся')
  expect(html).toContain('href="/games/slots"')
})

test('a tournament shows its scene, its standings and its conditions [2.6]', async () => {
  const html = await renderScreen(TournamentRoute, await loadTournament(answerCalls(), 'neon-race'), {
    path: '/tournaments/neon-race',
  })
  expect(html).toMatch(/<h1[^>]*>Неоновая гонка<\/h1>/)
  expect(html).toContain('Таблица')
  expect(html).toContain('href="/tournaments/neon-race/games"')
})

test('a series shows its stages by start [2.6]', async () => {
  const items = [
    { ...tournament, startedAt: '2026-11-20T00:00:00.000Z', slug: 'second' },
    { ...tournament, startedAt: '2026-11-10T00:00:00.000Z', slug: 'first' },
  ]
  const html = await renderScreen(
    TournamentSeriesRoute,
    await loadSeries(answerCalls({ listTournaments: { items } }), 'frost-series'),
    { path: '/tournaments/series/frost-series' },
  )
  expect(html).toMatch(/<h1[^>]*>Серия «Морозы»<\/h1>/)
  expect(html.indexOf('/tournaments/first')).toBeLessThan(html.indexOf('/tournaments/second'))
})

test('a series without stages shows a message', async () => {
  const html = await renderScreen(
    TournamentSeriesRoute,
    await loadSeries(answerCalls({ listTournaments: { items: [] } }), 'frost-series'),
    { path: '/' },
  )
  expect(html).toContain('Этапы ещё не объявлены')
})

test('the games that count are shown ten at a time, more on demand [2.6]', async () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ ...gameListItem, id: String(index) }))
  const data = await loadTournamentGames(
    answerCalls({ listTournamentGames: { items, totalItems: 24 } }),
    'neon-race',
    null,
  )
  const html = await renderScreen(TournamentGames, data, { path: '/tournaments/neon-race/games' })
  expect(html).toMatch(/<h1>Игры: Неоновая гонка<\/h1>/)
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).toContain('page=2')
  expect(html).toContain('Показано 10 из 24')
})

const pages = [
  ['tournament', loadTournament, 'getTournament'],
  ['series', loadSeries, 'getTournamentSeries'],
] as const
test.each(pages)('an unknown %s is not found [2.18]', async (_name, load, name) => {
  for (const refused of [400, 404])
    await expect(load(answerCalls({ [name]: { refused } }), 'nope')).rejects.toMatchObject({
      init: { status: 404 },
    })
})

test('games of an unknown tournament are not found [2.18]', async () => {
  await expect(
    loadTournamentGames(answerCalls({ listTournamentGames: { refused: 404 } }), 'nope', '2'),
  ).rejects.toMatchObject({ init: { status: 404 } })
})
