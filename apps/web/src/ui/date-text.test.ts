import { expect, test } from 'vitest'
import { readDate, writeDate } from './date-text.ts'

test.each([
  ['18.11.2026', '2026-11-18'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2026', null],
  ['31.04.2026', null],
  ['00.01.2026', null],
  ['01.13.2026', null],
  ['18.11.26', null],
  ['18.11.', null],
  ['', null],
])('the written date %j is the day %j', (text, day) => {
  expect(readDate(text)).toBe(day)
})

test('a day is written as it is read', () => {
  expect(writeDate('2026-11-18')).toBe('18.11.2026')
  expect(readDate(writeDate('2026-01-09'))).toBe('2026-01-09')
})
