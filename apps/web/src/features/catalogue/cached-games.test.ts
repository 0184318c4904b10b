import { category, gameFacets, gameListItem } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { noFilters } from './game-filters.ts'
import { addPage, beginPages, countCards, findGameAt } from './game-pages.ts'
import type { GamesData } from './games-data.ts'
import { buildListAddress, findCachedGames, cacheGames, markShown, returnToGames } from './cached-games.ts'

const games = (name: string) =>
  Array.from({ length: 40 }, (_, index) => ({ ...presentCardGame(gameListItem), slug: `${name}-${index}` }))
const dataOf = (page: number, name = `page${page}`): GamesData => ({
  group: category,
  within: null,
  categories: [],
  filters: noFilters,
  facets: gameFacets,
  banner: null,
  games: games(name),
  page,
  total: 400,
})
const entry = (key: string) => vi.stubGlobal('history', { state: { key } })
const argsOf = (path: string) => ({ url: new URL(path, 'https://site.test'), params: {} }) as never

let loaded: string[]
const load = async ({ url }: { url: URL }) => {
  loaded.push(url.pathname + url.search)
  return dataOf(Number(url.searchParams.get('page') ?? 1), 'fresh')
}
const open = returnToGames(load as never)

/** A list with pages 2 and 3 open and the third in view. */
function leaveList(key: string) {
  const data = dataOf(2)
  cacheGames(key, '/games/slots?demo=1', {
    data,
    list: addPage(beginPages(2, data.games, 400), 3, games('page3'), 400),
    measure: null,
    drawn: { from: 6, to: 10 },
    page: 3,
  })
  return data
}

beforeEach(() => {
  loaded = []
})
afterEach(() => {
  emptyClientStores()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('going back restores the cached list without a request', async () => {
  const data = leaveList('a')
  entry('a')
  expect(await open(argsOf('/games/slots?page=3&demo=1'))).toBe(data)
  expect(loaded).toEqual([])
  expect(findCachedGames('a', data)).toMatchObject({
    drawn: { from: 6, to: 10 },
    list: { first: 2, last: 3 },
  })
})

test.each([
  ['another entry of the history', 'b', '/games/slots?demo=1'],
  ['another list under the same entry', 'a', '/games/top?demo=1'],
  ['the list narrowed in another way', 'a', '/games/slots'],
])('%s is loaded', async (_case, key, path) => {
  leaveList('a')
  entry(key)
  await open(argsOf(path))
  expect(loaded).toEqual([path])
})

test('a click on the current list starts at its top', async () => {
  leaveList('a')
  const leave = markShown('a')
  entry('a')
  await open(argsOf('/games/slots?demo=1'))
  expect(loaded).toEqual(['/games/slots?demo=1'])
  leave()
})

test('a list older than half an hour is loaded again', async () => {
  vi.useFakeTimers()
  leaveList('a')
  vi.advanceTimersByTime(31 * 60_000)
  entry('a')
  await open(argsOf('/games/slots?page=3&demo=1'))
  expect(loaded).toEqual(['/games/slots?page=3&demo=1'])
})

test('only the last five lists are cached', async () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) leaveList(key)
  entry('a')
  await open(argsOf('/games/slots?demo=1'))
  entry('b')
  await open(argsOf('/games/slots?demo=1'))
  expect(loaded).toEqual(['/games/slots?demo=1'])
})

test('in another language the page in view is loaded, and the others keep their indexes until they come into view [1.4]', async () => {
  leaveList('a')
  const leave = markShown('a')
  entry('a')
  emptyClientStores()
  const data = await open(argsOf('/games/slots?demo=1'))
  expect(loaded).toEqual(['/games/slots?demo=1&page=3'])
  const { list } = findCachedGames('a', data)!
  expect([list.first, list.last, countCards(list)]).toEqual([2, 3, 80])
  expect([findGameAt(list, 0), findGameAt(list, 40)?.slug]).toEqual([undefined, 'fresh-0'])
  leave()
})

test('the address of a list is its path with its filters, in one order and without a page', () => {
  expect(
    buildListAddress(new URL('https://site.test/games/slots?page=4&demo=1&provider=a&provider=b&utm=x')),
  ).toBe('/games/slots?provider=a,b&demo=1')
})
