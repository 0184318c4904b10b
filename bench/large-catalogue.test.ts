import { expect, test } from 'vitest'
import { buildLargeGame, mostGames } from './large-catalogue.ts'

test('ten thousand games have names and slugs of their own in both languages', () => {
  expect(mostGames).toBeGreaterThanOrEqual(10_000)
  const games = Array.from({ length: 10_000 }, (_, place) => buildLargeGame(place))
  for (const key of ['slug', 'ru', 'en'] as const)
    expect(new Set(games.map((game) => game[key])).size).toBe(10_000)
})

test('the game at an index is the same each time, and games differ in the properties of the filters', () => {
  expect(buildLargeGame(7)).toEqual(buildLargeGame(7))
  const games = Array.from({ length: 500 }, (_, place) => buildLargeGame(place))
  expect(new Set(games.map(({ studio }) => studio)).size).toBeGreaterThan(40)
  expect(new Set(games.map(({ profile }) => profile)).size).toBe(4)
  for (const key of ['bonus', 'demo'] as const) expect(new Set(games.map((game) => game[key])).size).toBe(2)
})
