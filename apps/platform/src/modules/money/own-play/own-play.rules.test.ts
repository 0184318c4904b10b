import { expect, test } from 'vitest'
import { findDue, usualMinutes } from './own-play.rules.ts'

const at = (time: string) => new Date(`2026-11-26T${time}:00.000Z`)

test.each([
  ['an hour after the session began', { minutes: 60, answeredAt: null }, at('12:00'), at('13:00')],
  ['half an hour after it', { minutes: 30, answeredAt: null }, at('12:00'), at('12:30')],
  ['two hours after the last answer', { minutes: 120, answeredAt: at('12:40') }, at('12:00'), at('14:40')],
  [
    'not by an answer of an earlier session',
    { minutes: 60, answeredAt: at('09:00') },
    at('12:00'),
    at('13:00'),
  ],
  ['never when it is switched off', { minutes: null, answeredAt: at('12:10') }, at('12:00'), null],
  ['never while nothing is played', { minutes: 60, answeredAt: at('12:10') }, null, null],
] as const)('a reality check is due %s', (_when, interval, startedAt, due) => {
  expect(findDue(interval, startedAt)).toEqual(due)
})

test('a player who has chosen nothing is reminded every sixty minutes', () => {
  expect(usualMinutes).toBe(60)
})
