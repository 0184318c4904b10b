import { expect, test } from 'vitest'
import { favouritesInRow, growRow, growShown } from './grow-shown.ts'

test.each([
  [[], ['a', 'b'], ['a', 'b']],
  [
    ['a', 'b'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  [['a', 'b'], ['b'], ['a', 'b']],
  [
    ['a', 'b'],
    ['c', 'b'],
    ['c', 'a', 'b'],
  ],
  [['a', 'b'], [], ['a', 'b']],
])('%j with %j liked shows %j', (shown, liked, expected) => {
  expect(growShown(shown, liked)).toEqual(expected)
})

test.each([
  ["the latest of a guest's", [], ['a', 'b'], ['a', 'b']],
  ['a new one comes first', ['a', 'b'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['one that is let go stays', ['a', 'b'], ['b'], ['a', 'b']],
  ['one that is liked again stays where it is', ['a', 'b'], ['b', 'a'], ['a', 'b']],
  ['what was liked before those of the row stays out', ['a', 'b'], ['a', 'b', 'old', 'older'], ['a', 'b']],
])('a row of favourites: %s', (_, shown, liked, expected) => {
  expect(growRow(shown, liked)).toEqual(expected)
})

test('a row never exceeds its maximum', () => {
  const liked = Array.from({ length: 500 }, (_, place) => `game-${place}`)
  expect(growRow([], liked)).toEqual(liked.slice(0, favouritesInRow))
  expect(growRow(liked.slice(1, 1 + favouritesInRow), liked)).toEqual(liked.slice(0, favouritesInRow))
})
