import { expect, test } from 'vitest'
import { formatWeek } from './format-week.ts'

test.each([
  ['2026-11-08T21:00:00.000Z', '2026-11-15T21:00:00.000Z', '09 – 15.11'],
  ['2026-11-29T21:00:00.000Z', '2026-12-06T21:00:00.000Z', '30.11 – 06.12'],
  ['2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z', '09 – 15.11'],
  ['2026-11-09T05:00:00.000Z', '2026-11-16T05:00:00.000Z', '09 – 15.11'],
])('a week from %s to %s is %s', (from, to, text) => {
  expect(formatWeek({ from, to })).toBe(text)
})
