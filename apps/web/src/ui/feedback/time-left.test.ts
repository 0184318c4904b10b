import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShortTime, splitTimeLeft, untilNextSecond } from './time-left.ts'

const dayMs = 86_400_000

const left: [number, ReturnType<typeof splitTimeLeft>][] = [
  [18 * dayMs + 9 * 3_600_000 + 24 * 60_000 + 51_000, { days: 18, hours: 9, minutes: 24, seconds: 51 }],
  [400 * dayMs, { days: 400, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
]

test.each(left)('%d ms are %o: days, hours, minutes and seconds [9.33]', (leftMs, parts) => {
  expect(splitTimeLeft(leftMs)).toEqual(parts)
})

test.each([
  [27_000, '0:27'],
  [300_000, '5:00'],
  [3_723_000, '1:02:03'],
  [-1, '0:00'],
])('%d ms read %s', (leftMs, text) => {
  expect(formatShortTime(leftMs)).toBe(text)
})

test('however far the end is, the next look at it is at most a second away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 45 }), (leftMs) => {
      const wait = untilNextSecond(leftMs)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(1_000)
      expect(splitTimeLeft(leftMs - wait)).not.toEqual(splitTimeLeft(leftMs))
    }),
  )
})
