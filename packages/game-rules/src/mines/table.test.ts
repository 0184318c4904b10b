import { expect, test } from 'vitest'
import { cellCount, highestMultiplier, roundingRange, rtp } from './model.ts'
import {
  countChoices,
  findLargestWin,
  findLastStep,
  findMultiplier,
  findShownMultiplier,
  findWin,
} from './table.ts'

const counts = Array.from({ length: cellCount - 1 }, (_, index) => index + 1)

/** The number of fields of so many cells with so many mines: the last cell is mined, or it is not. */
const countFields = (() => {
  const known = new Map<string, bigint>()
  return function count(cells: number, mines: number): bigint {
    if (mines === 0) return 1n
    if (mines > cells) return 0n
    const key = `${cells} ${mines}`
    const fields = known.get(key) ?? count(cells - 1, mines - 1) + count(cells - 1, mines)
    known.set(key, fields)
    return fields
  }
})()

// One by one, all 33,554,431 fields are counted in table.full.test.ts.
test('every number of mines and every step to stop at pays back the declared share', () => {
  for (const mines of counts) {
    for (let steps = 1; steps <= findLastStep(mines); steps++) {
      const { numerator, denominator } = findMultiplier(mines, steps)
      expect([mines, steps, countFields(cellCount - steps, mines) * numerator * 10_000n]).toEqual([
        mines,
        steps,
        countFields(cellCount, mines) * denominator * BigInt(rtp),
      ])
    }
  }
})

test('rounding pays the minor unit below or above the exact win, above for a share of its draws equal to the fraction', () => {
  for (const mines of counts) {
    for (let steps = 1; steps <= findLastStep(mines); steps++) {
      for (const stake of [1, 20, 33, 2000, 3_000_000]) {
        const { numerator, denominator } = findMultiplier(mines, steps)
        const exact = BigInt(stake) * numerator
        const least = findWin(stake, mines, steps, null)
        const fraction = exact - BigInt(least) * denominator
        expect(fraction >= 0n && fraction < denominator).toBe(true)
        const up = Number((fraction * BigInt(roundingRange) + denominator - 1n) / denominator)
        const around = [0, up - 1, up, roundingRange - 1].filter((draw) => draw >= 0 && draw < roundingRange)
        expect(around.map((draw) => findWin(stake, mines, steps, draw) - least)).toEqual(
          around.map((draw) => (draw < up ? 1 : 0)),
        )
      }
    }
  }
})

test('the largest win of a round is that of its best sequence of steps to the end', () => {
  expect(findLargestWin()).toBe(9007)
  expect(
    Math.max(...counts.map((mines) => findWin(2000, mines, findLastStep(mines), null) / 2000)),
  ).toBeCloseTo(9007.66, 1)
})

test("the numbers of choices are Pascal's triangle", () => {
  for (let size = 1; size <= cellCount; size++) {
    for (let count = 1; count < size; count++)
      expect(countChoices(size, count)).toBe(
        countChoices(size - 1, count) + countChoices(size - 1, count - 1),
      )
  }
})

test('each step is worth more than the one before, and the first more than the stake', () => {
  for (const mines of counts) {
    for (let steps = 1; steps <= findLastStep(mines); steps++) {
      expect(findWin(1_000_000, mines, steps, null)).toBeGreaterThan(
        findWin(1_000_000, mines, steps - 1, null),
      )
    }
  }
})

test.each([
  [1, 1, 101],
  [1, 24, 2425],
  [3, 1, 110],
  [5, 6, 443],
  [10, 3, 490],
  [24, 1, 2425],
  [23, 2, 29_100],
  [12, 5, 4004],
])('%i mines after %i steps show %i hundredths', (mines, steps, shown) => {
  expect(findShownMultiplier(mines, steps)).toBe(shown)
})

test('a round continues to the last safe cell, unless a step would exceed the largest multiplier', () => {
  expect([1, 2, 3, 22, 23, 24].map((mines) => findLastStep(mines))).toEqual([24, 23, 22, 3, 2, 1])
  for (const mines of counts) {
    const last = findLastStep(mines)
    expect(findWin(100, mines, last, null)).toBeLessThanOrEqual(highestMultiplier * 100)
    if (last < cellCount - mines)
      expect(findWin(100, mines, last + 1, null)).toBeGreaterThanOrEqual(highestMultiplier * 100)
  }
})

test.each([0, 25, -1, 2.5, Number.NaN])('%s is refused as a number of mines', (mines) => {
  expect(() => findMultiplier(mines, 1)).toThrow(RangeError)
  expect(() => findLastStep(mines)).toThrow(RangeError)
})

test.each([
  [5, 21],
  [5, -1],
  [5, 1.5],
])('%i mines have no step %s', (mines, steps) => {
  expect(() => findMultiplier(mines, steps)).toThrow(RangeError)
})

test.each([0, -20, 20.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is refused as a stake', (stake) => {
  expect(() => findWin(stake, 5, 1, null)).toThrow(RangeError)
})
