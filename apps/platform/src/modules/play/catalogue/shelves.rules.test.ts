import { expect, test } from 'vitest'
import { findWeeklyTop, listShelves } from './shelves.rules.ts'

const categories = ['top', 'slots', 'table', 'soon']
const games = Array.from({ length: 13 }, (_, place) => ({
  slug: `game-${place}`,
  categories: place < 3 ? ['top', 'slots'] : ['table'],
  disabledReason: place === 1 ? 'maintenance' : null,
}))
const slugs = (...indexes: number[]) => indexes.map((place) => `game-${place}`)

test('a game that can not be played is in its own shelf alone, top or not', () => {
  expect(listShelves(games[1]!, { categories, top: null })).toEqual(['soon'])
  expect(listShelves(games[1]!, { categories, top: slugs(1) })).toEqual(['soon'])
})

test("while fewer than ten games have been played the editors' top is shown", () => {
  expect(findWeeklyTop(games, [])).toBeNull()
  expect(findWeeklyTop(games, slugs(12, 11, 10, 9, 8, 7, 6, 5, 4))).toBeNull()
  expect(findWeeklyTop(games, slugs(12, 11, 1, 10, 9, 8, 7, 6, 5, 4))).toBeNull()
  expect(listShelves(games[0]!, { categories, top: null })).toEqual(['top', 'slots'])
  expect(listShelves(games[5]!, { categories, top: null })).toEqual(['table'])
})

test('then the top is the ten most played games that can be played, in that order', () => {
  const top = findWeeklyTop(games, slugs(12, 1, 11, 10, 9, 8, 7, 6, 5, 4, 0, 2))
  expect(top).toEqual(slugs(12, 11, 10, 9, 8, 7, 6, 5, 4, 0))
  const shelvesOf = (place: number) => listShelves(games[place]!, { categories, top })
  expect([shelvesOf(0), shelvesOf(2), shelvesOf(12)]).toEqual([['top', 'slots'], ['slots'], ['top', 'table']])
})
