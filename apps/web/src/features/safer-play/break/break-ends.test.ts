import { expect, test } from 'vitest'
import { findBreakEnd, findExclusionEnd, listLongerBreaks } from './break-ends.ts'

const now = Date.parse('2026-11-20T15:42:00.000Z')
const write = (moment: number | null) => moment && new Date(moment).toISOString()

test.each([
  [1, '2026-11-20T16:42:00.000Z'],
  [24, '2026-11-21T15:42:00.000Z'],
  [168, '2026-11-27T15:42:00.000Z'],
  [720, '2026-12-20T15:42:00.000Z'],
  [2160, '2027-02-18T15:42:00.000Z'],
] as const)('a break of %d hours ends at %s', (hours, end) => {
  expect(write(findBreakEnd(hours, now))).toBe(end)
})

test.each([
  [null, [1, 24, 168, 720, 2160]],
  ['2026-11-20T16:00:00.000Z', [1, 24, 168, 720, 2160]],
  ['2026-11-20T16:42:00.000Z', [24, 168, 720, 2160]],
  ['2026-11-20T16:41:50.000Z', [24, 168, 720, 2160]],
  ['2026-11-26T22:54:00.000Z', [168, 720, 2160]],
  ['2026-11-26T22:54:01.000Z', [720, 2160]],
  ['2026-12-19T15:42:00.000Z', [720, 2160]],
  ['2026-12-19T15:42:01.000Z', [2160]],
  ['2027-02-17T15:42:00.000Z', [2160]],
  ['2027-02-17T15:42:01.000Z', []],
  ['2027-03-01T00:00:00.000Z', []],
])('on a break until %j one that is longer by a tenth or a day can be taken: %j', (until, hours) => {
  expect(listLongerBreaks(until, now)).toEqual(hours)
})

test.each([
  ['6m', '2026-11-20T15:42:00.000Z', '2027-05-20T15:42:00.000Z'],
  ['1y', '2026-11-20T15:42:00.000Z', '2027-11-20T15:42:00.000Z'],
  ['5y', '2026-11-20T15:42:00.000Z', '2031-11-20T15:42:00.000Z'],
  ['6m', '2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['1y', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
  ['forever', '2026-11-20T15:42:00.000Z', null],
] as const)('a self-exclusion of %s from %s ends at %j', (term, from, end) => {
  expect(write(findExclusionEnd(term, Date.parse(from)))).toBe(end)
})
