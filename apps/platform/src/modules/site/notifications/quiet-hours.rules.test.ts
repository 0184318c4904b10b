import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.rules.ts'

test.each([
  ['Europe/Moscow', '18:59:59', false],
  ['Europe/Moscow', '19:00:00', true],
  ['Europe/Moscow', '05:59:59', true],
  ['Europe/Moscow', '06:00:00', false],
  ['Asia/Almaty', '17:00:00', true],
  ['UTC', '00:30:00', true],
])('in %s %s UTC is quiet: %s', (timeZone, time, isExpected) => {
  expect(isQuiet(new Date(`2026-11-25T${time}Z`), timeZone)).toBe(isExpected)
})
