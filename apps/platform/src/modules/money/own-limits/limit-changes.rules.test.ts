import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../../../../tools/testing/property-strength.ts'
import {
  applyWish,
  confirmChange,
  dropLapsed,
  type LimitValue,
  type SetLimit,
} from './limit-changes.rules.ts'

const now = new Date('2026-11-24T09:00:00.000Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const set = (value: LimitValue): SetLimit => ({ value, change: null })
const waiting = (value: LimitValue, to: LimitValue, askedAt = now): SetLimit => ({
  value,
  change: { value: to, askedAt },
})
const refused = (code: string) => expect.objectContaining({ code })

test.each([
  ['the first limit', set(null), 500, set(500)],
  ['a lower one', set(500), 499, set(499)],
  ['a lower one drops a raise that waits', waiting(500, 900), 400, set(400)],
  ['the same one drops a raise that waits', waiting(500, 900), 500, set(500)],
  ['none where none is', set(null), null, set(null)],
])('in force at once: %s', (_what, limit, value, expected) => {
  expect(applyWish(limit, value, after(hourMs))).toEqual(expected)
})

test.each([
  ['a higher one', set(500), 501, waiting(500, 501, after(hourMs))],
  ['the removal', set(500), null, waiting(500, null, after(hourMs))],
  ['a new raise replaces one that waits', waiting(500, 900), 700, waiting(500, 700, after(hourMs))],
  ['a removal replaces one that waits', waiting(500, 900), null, waiting(500, null, after(hourMs))],
  ['the same raise again waits as long as before', waiting(500, 900), 900, waiting(500, 900)],
])('waits for its confirmation: %s', (_what, limit, value, expected) => {
  expect(applyWish(limit, value, after(hourMs))).toEqual(expected)
})

test.each([
  ['a moment before 24 hours', dayMs - 1, 'limit_change_too_early'],
  ['at 24 hours', dayMs, null],
  ['a moment before 7 days later', 8 * dayMs - 1, null],
  ['at 7 days later', 8 * dayMs, 'limit_change_not_found'],
])('a raise confirmed %s: %#', (_when, ms, code) => {
  const confirm = () => confirmChange(waiting(500, 900), 900, after(ms))
  if (code) expect(confirm).toThrow(refused(code))
  else expect(confirm()).toEqual(set(900))
})

test.each([
  ['another value than the one that waits', waiting(500, 900), 901],
  ['none, while a value waits', waiting(500, 900), null],
  ['a value, while the removal waits', waiting(500, null), 500],
  ['a raise, while none waits', set(500), 900],
  ['the removal, while nothing waits', set(500), null],
])('confirming %s finds no change', (_what, limit, value) => {
  expect(() => confirmChange(limit, value, after(dayMs))).toThrow(refused('limit_change_not_found'))
})

test('a change that has lapsed is none: the same raise begins to wait anew', () => {
  const lapsed = waiting(500, 900)
  expect(dropLapsed(lapsed, after(8 * dayMs))).toEqual(set(500))
  expect(applyWish(lapsed, 900, after(8 * dayMs))).toEqual(waiting(500, 900, after(8 * dayMs)))
})

test('the 24 hours are elapsed ones, also over a night in which the clocks go forward', () => {
  const asked = new Date('2027-03-27T20:00:00.000Z')
  const limit = applyWish(set(500), 900, asked)
  // In Berlin 21:00 of the day before, and 21:59:59 and 22:00 of the day after.
  expect(() => confirmChange(limit, 900, new Date('2027-03-28T19:59:59.999Z'))).toThrow(
    refused('limit_change_too_early'),
  )
  expect(confirmChange(limit, 900, new Date('2027-03-28T20:00:00.000Z'))).toEqual(set(900))
})

test('whatever is wished and confirmed when, a limit rises only by a confirmation from 24 hours to 8 days after its wish', () => {
  const value = fc.constantFrom<LimitValue>(null, 100, 200, 300)
  const act = fc.record({
    kind: fc.constantFrom('wish', 'confirm'),
    value,
    hours: fc.constantFrom(0, 1, 23, 24, 25, 24 * 7, 24 * 8),
  })
  const height = (limit: LimitValue) => limit ?? Number.POSITIVE_INFINITY
  fc.assert(
    fc.property(value, fc.array(act, { maxLength: 30 }), (start, acts) => {
      let limit = set(start)
      let at = now.getTime()
      /** When each value was wished last while it was a raise, without anything that would drop it since. */
      let wished: { value: LimitValue; at: number } | null = null
      for (const { kind, value: wanted, hours } of acts) {
        at += hours * hourMs
        const before = limit.value
        if (kind === 'wish') {
          limit = applyWish(limit, wanted, new Date(at))
          expect(height(limit.value)).toBeLessThanOrEqual(height(before))
          const isRaise = height(wanted) > height(before)
          const isLive = wished && wished.value === wanted && at - wished.at < 8 * dayMs
          if (!isRaise) wished = null
          else if (!isLive) wished = { value: wanted, at }
          continue
        }
        const waitedMs = wished?.value === wanted ? at - wished.at : null
        const mayRise = waitedMs !== null && waitedMs >= dayMs && waitedMs < 8 * dayMs
        if (mayRise) {
          limit = confirmChange(limit, wanted, new Date(at))
          expect(limit).toEqual(set(wanted))
          wished = null
        } else {
          expect(() => confirmChange(limit, wanted, new Date(at))).toThrow()
        }
      }
    }),
  )
})
