import { expect, test } from 'vitest'
import {
  activityPeriods,
  findDaysProblem,
  findWeekday,
  readPeriod,
  writeDays,
  writePeriod,
} from './activity-period.ts'

const today = '2026-11-20'
const read = (query: string) => readPeriod(new URLSearchParams(query), today)

test.each([
  ['', 'fortnight', '2026-11-07'],
  ['?period=day', 'day', '2026-11-20'],
  ['?period=week', 'week', '2026-11-14'],
  ['?period=month', 'month', '2026-10-22'],
  ['?period=year', 'year', '2025-11-21'],
  ['?period=century', 'fortnight', '2026-11-07'],
  ['?from=2026-11-20&to=2026-11-01', 'fortnight', '2026-11-07'],
  ['?from=2026-11-01&to=2026-11-21', 'fortnight', '2026-11-07'],
  ['?from=2026-02-30&to=2026-11-01', 'fortnight', '2026-11-07'],
  ['?from=&to=', 'fortnight', '2026-11-07'],
])('the query %j is: %s, from %s up to today', (query, period, from) => {
  expect(read(query)).toEqual({ period, from, to: today })
})

test('days of one’s own are read from the query, a year of 366 days at most', () => {
  expect(read('?from=2026-11-01&to=2026-11-03')).toEqual({
    period: 'own',
    from: '2026-11-01',
    to: '2026-11-03',
  })
  expect(read('?from=2025-11-20&to=2026-11-20').period).toBe('own')
  expect(read('?from=2025-11-19&to=2026-11-20').period).toBe('fortnight')
})

test('what is written to the query is read as the same', () => {
  for (const period of activityPeriods) expect(read(writePeriod(period)).period).toBe(period)
  const days = { from: '2026-11-01', to: '2026-11-03' }
  expect(read(writeDays(days))).toMatchObject(days)
})

test.each([
  ['2026-11-20', '2026-11-20', null],
  ['', '2026-11-20', 'missing'],
  ['20.11.2026', '2026-11-20', 'missing'],
  ['2026-11-31', '2026-11-20', 'missing'],
  ['2026-11-20', '2026-11-19', 'order'],
  ['2026-11-20', '2026-11-21', 'future'],
  ['2025-11-19', '2026-11-20', 'long'],
])('from %j to %j the problem is %j', (from, to, problem) => {
  expect(findDaysProblem({ from, to }, today)).toBe(problem)
})

test.each([
  ['2026-11-16', 0],
  ['2026-11-20', 4],
  ['2026-11-22', 6],
])('%s is day %d of its week', (day, weekday) => {
  expect(findWeekday(day)).toBe(weekday)
})
