import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DatedEvent, findEventStatus, findNextChange, readRawStatus } from './event-status.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const hour = 3_600_000

const events: [string, DatedEvent, string][] = [
  ['announced', { status: 'future', startAt: now + hour, endAt: now + 2 * hour }, 'future'],
  ['announced, its start reached', { status: 'future', startAt: now, endAt: now + hour }, 'active'],
  ['announced, its end passed', { status: 'future', startAt: now - 2 * hour, endAt: now - hour }, 'past'],
  ['announced without a date', { status: 'future', startAt: null, endAt: null }, 'future'],
  ['running', { status: 'active', startAt: now - hour, endAt: now + hour }, 'active'],
  ['running, its end reached', { status: 'active', startAt: now - hour, endAt: now }, 'past'],
  ['running without an end', { status: 'active', startAt: null, endAt: null }, 'active'],
  ['over before its time', { status: 'past', startAt: now - hour, endAt: now + hour }, 'past'],
]
test.each(events)('an event %s has the status of the clock [4.2]', (_, event, status) => {
  expect(findEventStatus(event, now)).toBe(status)
})

const statuses = [
  ['created', 'future'],
  ['active', 'active'],
  ['finished', 'past'],
] as const
test.each(statuses)('raw %s means %s [4.3]', (raw, status) => {
  expect(readRawStatus(raw)).toBe(status)
})

test.each(['', 'CREATED', 'constructor', '__proto__'])('raw %j is no status [4.3]', (raw) => {
  expect(readRawStatus(raw)).toBeUndefined()
})

const moment = fc.option(fc.integer({ min: now - 10 * hour, max: now + 10 * hour }))
const event = fc.record({
  status: fc.constantFrom('future' as const, 'active' as const, 'past' as const),
  startAt: moment,
  endAt: moment,
})

test('an event never goes back as time passes [4.4]', () => {
  const order = ['future', 'active', 'past']
  fc.assert(
    fc.property(event, fc.nat(20 * hour), fc.nat(20 * hour), (one, first, then) => {
      const start = now - 10 * hour
      expect(order.indexOf(findEventStatus(one, start + first + then))).toBeGreaterThanOrEqual(
        order.indexOf(findEventStatus(one, start + first)),
      )
    }),
  )
})

test('the status changes at the next change and not before [4.4]', () => {
  fc.assert(
    fc.property(event, (one) => {
      const next = findNextChange(one, now)
      if (next === null) expect(findEventStatus(one, now + 1000 * hour)).toBe(findEventStatus(one, now))
      else {
        expect(next).toBeGreaterThan(now)
        expect(findEventStatus(one, next - 1)).toBe(findEventStatus(one, now))
        expect(findEventStatus(one, next)).not.toBe(findEventStatus(one, now))
      }
    }),
  )
})
