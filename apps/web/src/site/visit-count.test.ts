import { expect, test } from 'vitest'
import { nextVisitLog, readVisitLog, visitGapMs } from './visit-count.ts'

test.each([
  ['the first look', null, 1],
  ['a look a minute later', { count: 1, seenAt: 40_000 }, 1],
  ['a look after the gap', { count: 1, seenAt: 100_000 - visitGapMs }, 2],
  ['a look just before the gap ends', { count: 3, seenAt: 100_001 - visitGapMs }, 3],
  ['a look after the clock was set back', { count: 3, seenAt: 200_000 }, 4],
])('%s makes it visit %3$i', (_case, log, count) => {
  expect(nextVisitLog(log, 100_000)).toEqual({ count, seenAt: 100_000 })
})

test.each([null, '', 'x', '0 5', '1.5 5', '-1 5', '3'])('%j in storage is not a valid log', (stored) => {
  expect(readVisitLog(stored)).toBeNull()
})

test('a log in storage is read back', () => {
  expect(readVisitLog('3 1700000000000')).toEqual({ count: 3, seenAt: 1_700_000_000_000 })
})
