import { expect, test } from 'vitest'
import { findMorning, isQuiet } from './quiet-hours.rules.ts'

test.each([
  ['Europe/Moscow', '18:59:59', false],
  ['Europe/Moscow', '19:00:00', true],
  ['Europe/Moscow', '05:59:59', true],
  ['Europe/Moscow', '06:00:00', false],
  ['Asia/Almaty', '17:00:00', true],
  ['UTC', '00:30:00', true],
])('in %s %s UTC is quiet: %s', (timeZone, time, isExpected) => {
  expect(isQuiet(new Date(`2026-11-25T${time}Z`), [timeZone])).toBe(isExpected)
})

test.each([
  ['Europe/Moscow', '12:34:56', '2026-11-25T12:34:56.000Z'],
  ['Europe/Moscow', '19:00:00', '2026-11-26T06:00:00.000Z'],
  ['Europe/Moscow', '05:59:59', '2026-11-25T06:00:00.000Z'],
  ['Asia/Kathmandu', '20:00:00', '2026-11-26T03:15:00.000Z'],
])('in %s what is told at %s UTC comes at %s', (timeZone, time, expected) => {
  expect(findMorning(new Date(`2026-11-25T${time}Z`), [timeZone]).toISOString()).toBe(expected)
})

test.each([
  // Berlin wakes up two hours after Moscow, Vladivostok seven hours before it.
  [['Europe/Moscow', 'Europe/Berlin'], '20:30:00', '2026-11-25T20:30:00.000Z'],
  [['Europe/Moscow', 'Europe/Berlin'], '21:30:00', '2026-11-26T06:00:00.000Z'],
  [['Asia/Vladivostok', 'Europe/Moscow'], '19:10:00', '2026-11-25T23:00:00.000Z'],
  [[], '19:10:00', '2026-11-25T19:10:00.000Z'],
])(
  'of the zones %j the one with the earliest day decides: %s UTC is told at %s [7.87]',
  (zones, time, expected) => {
    expect(findMorning(new Date(`2026-11-25T${time}Z`), zones).toISOString()).toBe(expected)
  },
)
