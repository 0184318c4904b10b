import { expect, test } from 'vitest'
import { findWeeklyTop, listShelves } from './shelves.rules.ts'

const categories = ['top', 'slots', 'table', 'soon']
const games = Array.from({ length: 13 }, (_, place) => ({
  slug: `game-${place}`,
  categories: place < 3 ? ['top', 'slots'] : ['table'],
  disabledReason: place === 1 ? 'maintenance' : null,
}))
const slugs = (...places: number[]) => places.map((place) => `game-${place}`)

test('what can not be played stands in its own shelf alone, top or not', () => {
  expect(listShelves(games[1]!, { categories, top: null })).toEqual(['soon'])
  expect(listShelves(games[1]!, { categories, top: slugs(1) })).toEqual(['soon'])
})

test('while ten games have not been played the editors decide about the top', () => {
  expect(findWeeklyTop(games, [])).toBeNull()
  expect(findWeeklyTop(games, slugs(12, 11, 10, 9, 8, 7, 6, 5, 4))).toBeNull()
  expect(findWeeklyTop(games, slugs(12, 11, 1, 10, 9, 8, 7, 6, 5, 4))).toBeNull()
  expect(listShelves(games[0]!, { categories, top: null })).toEqual(['top', 'slots'])
  expect(listShelves(games[5]!, { categories, top: null })).toEqual(['table'])
})

test('then the ten that were played most and can be played are the top, in their order, and nothing else is', () => {
  const top = findWeeklyTop(games, slugs(12, 1, 11, 10, 9, 8, 7, 6, 5, 4, 0, 2))
  expect(top).toEqual(slugs(12, 11, 10, 9, 8, 7, 6, 5, 4, 0))
  const shelvesOf = (place: number) => listShelves(games[place]!, { categories, top })
  expect([shelvesOf(0), shelvesOf(2), shelvesOf(12)]).toEqual([['top', 'slots'], ['slots'], ['top', 'table']])
})
