import { formatInstant } from '@yanta/i18n'
import { expect, test } from 'vitest'
import { writeDays } from './event-days.ts'

const inMoscow = (instant: string) => formatInstant(instant, 'Europe/Moscow')

test('the dates of an event are DD.MM - DD.MM in the time zone of the reader [5.28]', () => {
  expect(writeDays('2026-09-30T21:00:00.000Z', '2026-10-31T20:59:59.000Z', inMoscow)).toBe('01.10 - 31.10')
})

test.each([
  [null, null, '__.__ - __.__'],
  ['yesterday', '2026-10-31T12:00:00.000Z', '__.__ - 31.10'],
  ['2026-10-01T12:00:00.000Z', null, '01.10 - __.__'],
])('a day that is missing or invalid is __.__: %j - %j [5.28]', (startAt, endAt, written) => {
  expect(writeDays(startAt, endAt, inMoscow)).toBe(written)
})
