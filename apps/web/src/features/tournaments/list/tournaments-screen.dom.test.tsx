import { listTournaments, tournamentChanged, tournamentsRoom } from '@yanta/contract'
import { profile, tournament } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { presentTournamentItem } from '../../../domain/contest/tournament.ts'
import {
  button,
  listIntersections,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import type { TournamentsData } from './list-data.ts'
import { TournamentsScreen } from './tournaments-screen.tsx'

const line = connectLine(null, {})

const raw = (id: number, changes: object = {}) => ({
  ...tournament,
  id: String(id),
  slug: `t${id}`,
  title: `Tournament ${id}`,
  finishedAt: '2126-11-24T09:00:00.000Z',
  ...changes,
})
const page = (from: number, count = 9, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => raw(from + index, changes))
const list = (from: number, count = 9, changes: Partial<TournamentsData> = {}): TournamentsData => ({
  filter: 'all',
  pages: 1,
  series: [],
  tournaments: page(from, count).map(presentTournamentItem),
  ...changes,
})

const open = (data: TournamentsData, { path = '/tournaments', site = {}, load = () => site } = {}) =>
  renderInSite(<TournamentsScreen data={data} />, { path, site, load })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(readText)
const scrollDown = async () => {
  await act(async () => listIntersections().forEach((watched) => watched.report(true)))
  await settle()
}

test('the next nine come when the end is 500 px away, and the address says how many are open [9.13] [9.15] [4.56]', async () => {
  platform.answer(listTournaments, { items: page(10, 4), totalItems: 13 })
  const view = await open(list(1))
  expect(listIntersections().map(({ rootMargin }) => rootMargin)).toEqual(['9999999px 0px 500px 0px'])
  await scrollDown()
  expect(titles()).toHaveLength(13)
  expect(platform.sent(listTournaments).map(({ query }) => [query.get('page'), query.get('limit')])).toEqual([
    ['2', '9'],
  ])
  expect(view.address()).toBe('/tournaments?page=2')
  expect(listIntersections()).toEqual([])
})

test('the address waits while a popup lies over the list, and is written once it is closed', async () => {
  platform.answer(listTournaments, { items: page(10, 4), totalItems: 13 })
  const view = await renderInSite(
    <>
      <TournamentsScreen data={list(1)} />
      <Link to="/tournaments" mask="/login">
        Log in
      </Link>
      <Link to="/tournaments">Close</Link>
    </>,
    { path: '/tournaments' },
  )
  act(() => screen.getByRole('link', { name: 'Log in' }).click())
  await settle()
  expect(view.popup()).toBe('/login')
  await scrollDown()
  expect(titles()).toHaveLength(13)
  expect(view.popup()).toBe('/login')
  act(() => screen.getByRole('link', { name: 'Close' }).click())
  await settle()
  expect(view.address()).toBe('/tournaments?page=2')
})

test('a page with fewer than nine is the last one: nothing is asked for any more [4.56]', async () => {
  await open(list(1, 8))
  expect(listIntersections()).toEqual([])
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
})

test('a filter goes with every page, and another filter begins at its first page [4.56]', async () => {
  platform.answer(listTournaments, { items: [], totalItems: 9 })
  const view = await open(list(1, 9, { filter: 'free' }), { path: '/tournaments?filter=free' })
  await scrollDown()
  expect(platform.sent(listTournaments)[0]?.query.get('filter')).toBe('free')
  expect(view.address()).toBe('/tournaments?filter=free&page=2')
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/tournaments')
})

test('after five pages that came by themselves one asks for the next, so that the foot stays in reach', async () => {
  await open(list(1))
  for (let number = 2; number <= 6; number++) {
    platform.answer(listTournaments, { items: page(number * 10), totalItems: 200 })
    await scrollDown()
  }
  expect(titles()).toHaveLength(54)
  expect(listIntersections()).toEqual([])
  act(() => screen.getByRole('link', { name: 'Show more' }).click())
  await settle()
  expect(platform.sent(listTournaments)).toHaveLength(6)
  expect(listIntersections()).toHaveLength(1)
})

test('a page that does not come is said so, and comes when it is asked for again', async () => {
  platform.refuse(listTournaments, 503)
  await open(list(1))
  await scrollDown()
  expect(readText(screen.getByRole('alert'))).toContain('More tournaments could not be loaded')
  expect(titles()).toHaveLength(9)
  platform.answer(listTournaments, { items: page(10, 2), totalItems: 11 })
  act(() => button('Try again').click())
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(titles()).toHaveLength(11)
})

test('without a network the next page comes when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  platform.silence(listTournaments)
  await open(list(1))
  await scrollDown()
  expect(readText(screen.getByRole('alert'))).toContain('You are offline')
  online.mockReturnValue(true)
  platform.answer(listTournaments, { items: page(10, 2), totalItems: 11 })
  act(() => void dispatchEvent(new Event('online')))
  await settle()
  expect(titles()).toHaveLength(11)
  online.mockRestore()
})

test('a tournament that starts moves to those that run, one that ends to the finished ones, without a reload [4.2] [4.4] [4.5]', async () => {
  stopTime()
  const tournaments = [
    raw(1, { status: 'active', finishedAt: '2026-11-20T12:00:05.000Z' }),
    raw(2, { status: 'created', startedAt: '2026-11-20T12:00:02.000Z' }),
  ].map(presentTournamentItem)
  await open({ ...list(1), tournaments })
  const sections = () =>
    screen.getAllByRole('region').map((region) => readText(region).replace(/Tournament (\d).*/, ' $1'))
  expect(sections().map((text) => text.slice(0, 12))).toEqual(['Running now1', 'Coming soon1'])
  await pass(3_000)
  expect(readText(screen.getByRole('region', { name: 'Running now' }))).toMatch(/^Running now2/)
  await pass(3_000)
  expect(readText(screen.getByRole('region', { name: 'Running now' }))).toContain('Tournament 2')
  expect(readText(screen.getByRole('region', { name: 'Finished' }))).toContain('Tournament 1')
  expect(screen.queryByRole('timer', { name: 'Until Tournament 1 ends' })).toBeNull()
})

test('the list is loaded again when one of it is cancelled, and not for what it shows already or does not show [4.4]', async () => {
  stopTime()
  const load = vi.fn(() => ({}))
  await open(list(1, 2), { load })
  await pass(100)
  const change = (id: string, status: 'active' | 'finished', isCancelled: boolean) =>
    line.publish(tournamentsRoom, tournamentChanged, { id, status, isCancelled })
  await change('1', 'active', false)
  await change('77', 'finished', true)
  await pass(5_000)
  expect(load).not.toHaveBeenCalled()
  await change('1', 'finished', true)
  await pass(5_000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('who is logged in can see their own alone [2.6]', async () => {
  const site = { hasSession: true, player: { profile, balance: null } }
  await open(list(1, 3, { filter: 'own' }), { path: '/tournaments?filter=own', site })
  expect(readText(screen.getByRole('link', { current: 'page' }))).toBe('Mine')
})

test('a card leads to the tournament, of which the player takes part to the game, and of a past one to its results [2.42]', async () => {
  const tournaments = [
    raw(1),
    raw(2, { isMember: true, isChosen: true }),
    raw(3, { status: 'finished' }),
  ].map(presentTournamentItem)
  await open({ ...list(1), tournaments })
  for (const [name, to] of [
    ['Details: Tournament 1', '/tournaments/t1'],
    ['Play: Tournament 2', '/tournaments/t2'],
    ['Results: Tournament 3', '/tournaments/t3'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})
