import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPeriod, findPeriodProblem, writeDay } from './statement-period.ts'

test.each([
  ['week', '2026-11-20', '2026-11-14'],
  ['week', '2026-01-03', '2025-12-28'],
  ['month', '2026-11-20', '2026-10-21'],
  ['month', '2026-03-31', '2026-03-01'],
  ['month', '2026-01-15', '2025-12-16'],
  ['year', '2026-11-20', '2025-11-21'],
  ['year', '2024-02-29', '2023-03-01'],
] as const)('a %s up to %s begins on %s', (period, today, from) => {
  expect(findPeriod(period, today)).toEqual({ from, to: today })
})

test('no period that is offered is too long, whatever day it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('week', 'month', 'year'),
      fc.date({ min: new Date('2001-01-02'), max: new Date('2098-12-31'), noInvalidDate: true }),
      (period, moment) => {
        expect(findPeriodProblem(findPeriod(period as 'week', writeDay(moment)))).toBeNull()
      },
    ),
  )
})

test.each([
  ['', '2026-11-20', 'missing'],
  ['2026-11-20', '', 'missing'],
  ['1999-11-20', '2026-11-20', 'missing'],
  ['2026-02-30', '2026-11-20', null],
  ['2026-11-21', '2026-11-20', 'order'],
  ['2026-11-20', '2026-11-20', null],
  ['2024-01-01', '2024-12-31', null],
  ['2025-01-01', '2026-01-02', 'long'],
])('the period from %j to %j has the problem %s', (from, to, problem) => {
  expect(findPeriodProblem({ from, to })).toBe(problem)
})
