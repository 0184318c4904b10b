import { expect, test } from 'vitest'
import { pocketColour, wheelOrder } from './roulette-wheel.ts'

test('a wheel has the numbers 0 to 36 once each', () => {
  expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i))
})

test('zero stands between 26 and 32, and red and black alternate around it', () => {
  expect([wheelOrder.at(-1), wheelOrder[0], wheelOrder[1]]).toEqual([26, 0, 32])
  const colours = wheelOrder.slice(1).map(pocketColour)
  expect(colours).toEqual(colours.map((_, i) => (i % 2 ? 'black' : 'red')))
})
