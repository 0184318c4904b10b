import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTermEnd, isLater, isOver } from './exclusion.rules.ts'

test.each([
  ['6m', '2026-11-26T21:00:00.000Z', '2027-05-26T21:00:00.000Z'],
  ['1y', '2026-11-26T21:00:00.000Z', '2027-11-26T21:00:00.000Z'],
  ['5y', '2026-11-26T21:00:00.000Z', '2031-11-26T21:00:00.000Z'],
  // A month without such a day ends with its last one.
  ['6m', '2026-08-31T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
  ['6m', '2027-08-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['1y', '2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z'],
  ['5y', '2028-02-29T12:00:00.000Z', '2033-02-28T12:00:00.000Z'],
  // The clocks of the site or the machine may change meanwhile: the hour in UTC stays.
  ['6m', '2026-03-28T23:30:00.000Z', '2026-09-28T23:30:00.000Z'],
] as const)('a term of %s from %s ends at %s', (term, start, end) => {
  expect(findTermEnd(new Date(start), term)).toEqual(new Date(end))
})

test('a term for ever has no end and is never over', () => {
  const until = findTermEnd(new Date('2026-11-26T21:00:00.000Z'), 'forever')
  expect(until).toBeNull()
  expect(isOver({ until }, new Date('2099-12-31T00:00:00.000Z'))).toBe(false)
})

test('a term is over at its end, and not a millisecond before', () => {
  const until = new Date('2027-05-26T21:00:00.000Z')
  expect(isOver({ until }, new Date(until.getTime() - 1))).toBe(false)
  expect(isOver({ until }, until)).toBe(true)
})

const end = fc.option(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
)
test('of two ends at most one is later, and for ever is later than any moment', () => {
  fc.assert(
    fc.property(end, end, (one, other) => {
      expect(isLater(one, other) && isLater(other, one)).toBe(false)
      if (one !== null) expect([isLater(null, one), isLater(one, null)]).toEqual([true, false])
    }),
  )
})
