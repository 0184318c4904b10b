import { tournament as fixture, gameListItem } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { presentTournament } from '../../../domain/contest/tournament.ts'
import { presentCardGame } from '../../../domain/game/card-game.ts'
import {
  button,
  listIntersections,
  pass,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../../testing/dom.tsx'
import type { TournamentGamesData } from '../tournaments-data.ts'
import { TournamentGamesScreen } from './games-screen.tsx'

const race = presentTournament({ ...fixture, slug: 'neon-race', title: 'Neon race' })
const data: TournamentGamesData = {
  tournament: race,
  position: 14,
  games: Array.from({ length: 10 }, (_, index) => presentCardGame({ ...gameListItem, id: String(index) })),
  total: 24,
  pages: 1,
  search: '',
}
const page = () => readText(document.body)

async function open(changes: Partial<TournamentGamesData> = {}, path = '/tournaments/neon-race/games') {
  const view = await renderInSite(
    <TournamentGamesScreen {...data} {...changes} grid={(games) => <p>{games.length} cards</p>} />,
    { path },
  )
  await settle()
  return view
}

test('the games say what stake counts, my place, and how many of them are shown [3.37] [9.13]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Games: Neon race')
  expect(page()).toContain('Stake: 20–5,000 ₽ a round')
  expect(page()).toContain('14your place')
  expect(page()).toContain('10 of 24 shown')
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toContain('?page=2')
})

test('what is typed is searched for by the address, after a pause [7.54]', async () => {
  stopTime()
  const { user, address } = await open()
  await user.type(screen.getByRole('searchbox'), 'neo')
  expect(address()).toBe('/tournaments/neon-race/games')
  await pass(300)
  await settle()
  expect(address()).toBe('/tournaments/neon-race/games?q=neo')
})

test('more of what was searched for keeps the search', async () => {
  await open({ search: 'neo' }, '/tournaments/neon-race/games?q=neo')
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toContain('?q=neo&page=2')
})

async function scrollDown() {
  await act(async () => listIntersections().forEach((watched) => watched.report(true)))
  await settle()
}

test('the next ten come when the end is 500 px away, but not under a popup, which another address would close [9.15]', async () => {
  const path = '/tournaments/neon-race/games'
  const view = await renderInSite(
    <>
      <TournamentGamesScreen {...data} grid={(games) => <p>{games.length} cards</p>} />
      <Link to={path} mask="/login">
        Log in
      </Link>
      <Link to={path}>Close</Link>
    </>,
    { path },
  )
  act(() => screen.getByRole('link', { name: 'Log in' }).click())
  await settle()
  await scrollDown()
  expect(view.popup()).toBe('/login')
  act(() => screen.getByRole('link', { name: 'Close' }).click())
  await settle()
  expect(listIntersections().map(({ rootMargin }) => rootMargin)).toEqual(['0px 0px 500px 0px'])
  await scrollDown()
  expect(view.address()).toBe(`${path}?page=2`)
})

test('five pages come by themselves, further ones when they are asked for: the foot of the screen stays in reach', async () => {
  function Pages() {
    const pages = Number(new URLSearchParams(useLocation().search).get('page') ?? '1')
    const games = Array.from({ length: pages * 10 }, () => data.games[0]!)
    return (
      <TournamentGamesScreen {...data} {...{ pages, games }} total={200} grid={() => <p>{pages} pages</p>} />
    )
  }
  await renderInSite(<Pages />, { path: '/tournaments/neon-race/games' })
  for (let turn = 0; turn < 8; turn++) await scrollDown()
  expect(page()).toContain('6 pages')
  act(() => screen.getByRole('link', { name: 'Show more' }).click())
  await settle()
  expect(page()).toContain('7 pages')
  await scrollDown()
  expect(page()).toContain('8 pages')
})

test('where nothing was found, all games are a press away', async () => {
  const { user, address } = await open(
    { search: 'zzz', games: [], total: 0 },
    '/tournaments/neon-race/games?q=zzz',
  )
  expect(page()).toContain('There is no such game in the tournament')
  await user.click(button('All games'))
  await settle()
  expect(address()).toMatch(/^\/tournaments\/neon-race\/games\??$/)
})

test('games of a limited one are closed to those who are not in it [5.23] [6.7]', async () => {
  await open({ tournament: { ...race, isLocked: true }, games: [], total: 0 })
  expect(page()).toContain('The table and the games are for players of the tournament')
  expect(screen.queryByRole('searchbox')).toBeNull()
})
