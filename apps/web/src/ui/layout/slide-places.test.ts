import { describe, expect, test } from 'vitest'
import { nearestRound, restPlace, slideAt } from './slide-places.ts'

describe('slides that go round', () => {
  test.each([
    [0, 0],
    [3, 0],
    [-1, 2],
    [-4, 2],
    [7, 1],
  ])('place %i of three shows slide %i', (place, slide) => {
    expect(slideAt(place, 3)).toBe(slide)
  })

  test('the slide before the first is the last one, standing at its left', () => {
    expect(nearestRound(2, -0.5, 3)).toBe(-1)
    expect(nearestRound(0, -0.5, 3)).toBe(0)
  })

  test('of two slides the one that leaves stays beside the one that comes, in either direction', () => {
    expect([0, 1].map((index) => nearestRound(index, 0.5, 2))).toEqual([0, 1])
    expect([0, 1].map((index) => nearestRound(index, 1.5, 2))).toEqual([2, 1])
    expect([0, 1].map((index) => nearestRound(index, -0.5, 2))).toEqual([0, -1])
  })
})

const drags = [
  ['a swipe to the left shows the next slide', 2.05, -31, 3],
  ['a swipe to the right shows the one before', 1.95, 31, 1],
  ['a drag that is no swipe goes back', 2.04, -29, 2],
  ['a long one goes as far as it was dragged, and on to a whole slide', 3.2, -700, 4],
  ['one that the browser broke off goes to what is nearest', 2.6, 0, 3],
] as const
test.each(drags)('%s [9.18]', (_, place, way, rest) => {
  expect(restPlace(place, way)).toBe(rest)
})
