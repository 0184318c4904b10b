import { activity } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveDay } from './activity-period.ts'
import { isQuiet, splitSeconds, sumResults, sumWeekdays } from './activity-sums.ts'

const listDays = (count: number, net = (index: number) => index) =>
  Array.from({ length: count }, (_, index) => ({
    ...activity.days[0]!,
    day: moveDay('2026-01-01', index),
    net: net(index),
    seconds: 60,
  }))

test.each([
  [1, 1, 1],
  [14, 14, 1],
  [31, 31, 1],
  [32, 5, 7],
  [217, 31, 7],
  [218, 16, 14],
  [365, 27, 14],
  [366, 27, 14],
])('%d days are %d columns of %d days', (count, columns, size) => {
  const sums = sumResults(listDays(count))
  expect(sums).toHaveLength(columns)
  expect(sums[0]).toMatchObject({ from: '2026-01-01', to: moveDay('2026-01-01', size - 1) })
  expect(sums.at(-1)!.to).toBe(moveDay('2026-01-01', count - 1))
})

test('no result is lost or counted twice, and no minute of play', () => {
  const days = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 366 })
  fc.assert(
    fc.property(days, (nets) => {
      const listed = listDays(nets.length, (index) => nets[index]!)
      const total = nets.reduce((sum, net) => sum + net, 0)
      expect(sumResults(listed).reduce((sum, { net }) => sum + net, 0)).toBe(total)
      expect(sumWeekdays(listed).reduce((sum, seconds) => sum + seconds, 0)).toBe(60 * nets.length)
    }),
  )
})

test('time falls on its day of the week, Monday first', () => {
  // The 1st of January 2026 is a Thursday.
  expect(sumWeekdays(listDays(3))).toEqual([0, 0, 0, 60, 60, 60, 0])
})

test.each([
  [0, { hours: 0, minutes: 0 }],
  [4_800, { hours: 1, minutes: 20 }],
  [32_429, { hours: 9, minutes: 0 }],
  [3_599, { hours: 1, minutes: 0 }],
])('%d seconds are %j', (seconds, parts) => {
  expect(splitSeconds(seconds)).toEqual(parts)
})

test.each([
  [{}, false],
  [{ rounds: 0, deposits: 0, payouts: 0 }, true],
  [{ rounds: 0, deposits: 1, payouts: 0 }, false],
  [{ rounds: 0, deposits: 0, payouts: 1 }, false],
])('a period with %j is quiet: %s', (totals, expected) => {
  expect(isQuiet({ ...activity, totals: { ...activity.totals, ...totals } })).toBe(expected)
})
