import { expect, test } from 'vitest'
import { findDue, findMinutes } from './own-play.rules.ts'

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

test.each([
  ['nothing chosen', true, undefined, 60],
  ['off', true, null, null],
  ['two hours', true, 120, 120],
  ['half an hour', true, 30, 30],
  ['nothing chosen, always on', false, undefined, 60],
  ['off, always on', false, null, 60],
  ['two hours, always on', false, 120, 60],
  ['half an hour, always on', false, 30, 30],
] as const)('the interval of a reality check, %s', (_when, mayBeOff, chosen, minutes) => {
  expect(findMinutes({ usual: 60, mayBeOff }, chosen)).toBe(minutes)
})
