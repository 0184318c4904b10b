import { expect, it } from 'vitest'
import { computeWagerPercent } from './wager-percent.ts'

it.each([
  [0, 1_000, 0],
  [999, 1_000, 99],
  [9_999, 10_000, 99],
  [1_000, 1_000, 100],
  [3_000, 1_000, 100],
  [0, 0, 100],
])('%i of %i is %i percent: 100 only when the wager is complete', (done, needed, percent) => {
  expect(computeWagerPercent({ done, needed })).toBe(percent)
})
