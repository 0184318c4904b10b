import { ownLimit } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import {
  computeUsedPercent,
  findLimitState,
  findRenewal,
  findStep,
  listPresets,
  readTime,
} from './limit-rules.ts'
import { applyLimit } from './limits-data.ts'

test.each([
  [null, 0, 'none', 0],
  [null, 5_000, 'none', 0],
  [10_000, 0, 'open', 0],
  [10_000, 7_999, 'open', 79],
  [10_000, 8_000, 'near', 80],
  [10_000, 9_999, 'near', 99],
  [10_000, 10_000, 'reached', 100],
  [10_000, 25_000, 'reached', 100],
] as const)('of a limit of %j with %d used the state is %s, at %d percent', (value, used, state, percent) => {
  expect([findLimitState({ value, used }), computeUsedPercent({ value, used })]).toEqual([state, percent])
})

test.each([
  [null, null, 'same'],
  [5_000, 5_000, 'same'],
  [null, 5_000, 'set'],
  [5_000, 4_999, 'lower'],
  [5_000, 5_001, 'raise'],
  [5_000, null, 'remove'],
] as const)('from %j to %j is: %s', (current, next, step) => {
  expect(findStep(current, next)).toBe(step)
})

test.each([
  ['1', '30', 'day', { minutes: 90 }],
  ['', '45', 'day', { minutes: 45 }],
  [' 2 ', '', 'day', { minutes: 120 }],
  ['24', '0', 'day', { minutes: 1_440 }],
  ['24', '1', 'day', { problem: 'long' }],
  ['168', '', 'week', { minutes: 10_080 }],
  ['169', '', 'week', { problem: 'long' }],
  ['744', '', 'month', { minutes: 44_640 }],
  ['745', '', 'month', { problem: 'long' }],
  ['', '', 'day', { problem: 'empty' }],
  ['0', '0', 'day', { problem: 'empty' }],
  ['1', '60', 'day', { problem: 'minutes' }],
  ['-1', '', 'day', { problem: 'unreadable' }],
  ['1,5', '', 'day', { problem: 'unreadable' }],
  ['1e3', '', 'month', { problem: 'unreadable' }],
  ['два', '', 'day', { problem: 'unreadable' }],
  ['99999', '', 'month', { problem: 'unreadable' }],
] as const)('%j hours and %j minutes a %s are read as %j', (hours, minutes, period, expected) => {
  expect(readTime(hours, minutes, period)).toEqual(expected)
})

test.each([
  ['deposit', 'day', 'RUB', [100_000, 300_000, 500_000, 1_000_000]],
  ['stake', 'week', 'EUR', [5_000, 10_000, 20_000, 40_000]],
  ['loss', 'month', 'KZT', [10_000_000, 25_000_000, 50_000_000, 75_000_000]],
  ['time', 'day', 'EUR', [60, 120, 180, 300]],
  ['time', 'month', 'RUB', [1_200, 2_400, 3_600, 4_800]],
] as const)('ready values of a %s limit for a %s in %s', (kind, period, currency, values) => {
  expect(listPresets(kind, period, currency)).toEqual(values)
})

test('what is shown becomes old at the next end of a period or of a change', () => {
  const at = (text: string) => Date.parse(text)
  const day = { ...ownLimit, period: 'day', resetsAt: '2026-11-20T21:00:00.000Z', change: null } as const
  expect(findRenewal([ownLimit, day], at('2026-11-20T12:00:00.000Z'))).toBe(at('2026-11-20T21:00:00.000Z'))
  expect(findRenewal([ownLimit, day], at('2026-11-20T21:00:00.000Z'))).toBe(at(ownLimit.resetsAt))
  expect(findRenewal([ownLimit], at('2026-11-23T00:00:00.000Z'))).toBe(at('2026-11-28T09:24:00.000Z'))
  expect(findRenewal([ownLimit], at('2026-12-01T00:00:00.000Z'))).toBeNull()
})

test('a changed limit takes the place of the one of its kind and period alone', () => {
  const day = { ...ownLimit, period: 'day' } as const
  const loss = { ...ownLimit, kind: 'loss' } as const
  const changed = { ...ownLimit, used: 1 }
  expect(applyLimit([day, ownLimit, loss], changed)).toEqual([day, changed, loss])
})
