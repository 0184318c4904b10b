import { listGames } from '@yanta/contract'
import { category, gameListItem } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { button, listIntersections, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { noFilters } from './game-filters.ts'
import type { GamesData } from './games-data.ts'
import { GamesList } from './games-list.tsx'
import './filters.messages.json'

/** The games of a page; there are 40. */
const pageOf = (page: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    ...gameListItem,
    id: `${page}-${index}`,
    slug: `game-${page}-${index}`,
    name: `Game ${page}-${index}`,
  }))

async function open(total = 400) {
  const data: GamesData = {
    group: category,
    within: null,
    categories: [category],
    filters: noFilters,
    facets: null,
    banner: null,
    games: pageOf(1).map(presentCardGame),
    page: 1,
    total,
  }
  return renderInSite(<GamesList data={data} />, { path: '/games/slots' })
}
const asked = () =>
  platform.sent(listGames).map(({ query }) => `${query.get('page')} of ${query.get('limit')}`)
/** Reports that the end of the list is near the window. */
const comeNear = () => act(async () => listIntersections()[0]!.report(true))
const answerPage = (page: number, totalItems = 400) =>
  platform.answer(listGames, { items: pageOf(page), totalItems })

test('the next page of 40 is requested when the end is within 500 px of the window [9.12], [9.15]', async () => {
  await open()
  expect(listIntersections().map(({ rootMargin }) => rootMargin.split(' ')[2])).toEqual(['500px'])
  expect(asked()).toEqual([])
  answerPage(2)
  await comeNear()
  await settle()
  expect(asked()).toEqual(['2 of 40'])
  expect(readText(document.body)).toContain('1–80 of 400')
})

test('no further page is requested while one is loading, nor automatically after a failure', async () => {
  const { user } = await open()
  const held = platform.hold(listGames)
  await comeNear()
  expect(listIntersections()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('Loading more games')
  held.refuse(503)
  await settle()
  expect(listIntersections()).toEqual([])
  expect(asked()).toHaveLength(1)
  answerPage(2)
  await user.click(button('Try again'))
  await settle()
  expect(asked()).toEqual(['2 of 40', '2 of 40'])
})

test('five pages load automatically, the sixth on a press', async () => {
  const { user } = await open()
  for (const page of [2, 3, 4, 5, 6]) {
    answerPage(page)
    await comeNear()
    await settle()
  }
  expect(asked()).toHaveLength(5)
  expect(listIntersections()).toEqual([])
  answerPage(7)
  await user.click(screen.getByText('Show 40 more'))
  await settle()
  expect(asked().at(-1)).toBe('7 of 40')
})

test('a complete list is not observed [4.56]', async () => {
  await open(40)
  expect(listIntersections()).toEqual([])
  expect(screen.queryByText(/Show .* more/)).toBeNull()
})

test('a failed page is requested again when the network comes back', async () => {
  await open()
  platform.silence(listGames)
  await comeNear()
  await settle()
  answerPage(2)
  await act(async () => void dispatchEvent(new Event('online')))
  await settle()
  expect(asked()).toHaveLength(2)
  expect(readText(document.body)).toContain('1–80 of 400')
})
