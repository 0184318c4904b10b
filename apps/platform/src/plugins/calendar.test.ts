import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCalendar, createPeriods, createWeeks } from './calendar.ts'

const dayNumberOf = (date: string) => Date.parse(date) / 86_400_000

const days = [
  ['Europe/Moscow', '2026-11-21T20:59:59.999Z', '2026-11-21', '2026-11-21T21:00:00.000Z'],
  ['Europe/Moscow', '2026-11-21T21:00:00.000Z', '2026-11-22', '2026-11-22T21:00:00.000Z'],
  ['Asia/Almaty', '2026-11-21T20:59:59.999Z', '2026-11-22', '2026-11-22T19:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T23:30:00.000Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
] as const
test.each(days)('in %s %s is the %s, which ends at %s [2.69]', (timeZone, moment, date, endsAt) => {
  const day = createCalendar(timeZone)(new Date(moment))
  expect([day.number, day.endsAt.toISOString()]).toEqual([dayNumberOf(date), endsAt])
})

test('a day ends with the first moment of the next, also when clocks change at midnight', () => {
  const zones = [
    'Europe/Moscow',
    'Europe/Berlin',
    'Africa/Cairo',
    'America/Havana',
    'America/Asuncion',
    'Asia/Beirut',
    'Atlantic/Azores',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'UTC',
  ]
  const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, moment) => {
      const readDay = createCalendar(timeZone)
      const { number, endsAt } = readDay(moment)
      expect(endsAt > moment).toBe(true)
      expect(readDay(endsAt).number).toBe(number + 1)
      expect(readDay(new Date(endsAt.getTime() - 1)).number).toBe(number)
    }),
    { numRuns: 300 },
  )
})

const weeks = [
  ['Europe/Moscow', '2026-11-22T20:59:59.999Z', '2026-11-15T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
  ['Europe/Moscow', '2026-11-22T21:00:00.000Z', '2026-11-22T21:00:00.000Z', '2026-11-29T21:00:00.000Z'],
  ['UTC', '2026-11-29T23:59:59.999Z', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-25T12:00:00.000Z', '2026-11-22T18:15:00.000Z', '2026-11-29T18:15:00.000Z'],
  ['Europe/Berlin', '2026-10-25T12:00:00.000Z', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
] as const
test.each(weeks)(
  'in %s the week of %s begins on Monday, at %s, and ends at %s',
  (timeZone, moment, startsAt, endsAt) => {
    const week = createWeeks(timeZone).weekOf(new Date(moment))
    expect([week.startsAt.toISOString(), week.endsAt.toISOString()]).toEqual([startsAt, endsAt])
  },
)

test('weeks follow each other without a gap, and each holds the moments within it', () => {
  const zones = ['Europe/Moscow', 'Africa/Cairo', 'America/Havana', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC']
  const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, moment) => {
      const { weekOf, startOfDay } = createWeeks(timeZone)
      const week = weekOf(moment)
      expect(week.startsAt <= moment && moment < week.endsAt).toBe(true)
      expect(weekOf(week.endsAt).startsAt).toEqual(week.endsAt)
      expect(weekOf(week.startsAt)).toEqual(week)
      expect(startOfDay(week.startsAt, 7)).toEqual(week.endsAt)
    }),
    { numRuns: 200 },
  )
})

const months = [
  ['Europe/Moscow', '2026-11-30T20:59:59.999Z', '2026-10-31T21:00:00.000Z', '2026-11-30T21:00:00.000Z'],
  ['Europe/Moscow', '2026-11-30T21:00:00.000Z', '2026-11-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28T12:00:00.000Z', '2027-02-28T23:00:00.000Z', '2027-03-31T22:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29T12:00:00.000Z', '2028-01-31T18:15:00.000Z', '2028-02-29T18:15:00.000Z'],
] as const
test.each(months)(
  'in %s the month of %s begins at %s and ends at %s',
  (timeZone, moment, startsAt, endsAt) => {
    const month = createPeriods(timeZone).month(new Date(moment))
    expect([month.startsAt.toISOString(), month.endsAt.toISOString()]).toEqual([startsAt, endsAt])
  },
)

test('days, weeks and months hold the moments within them, follow each other without a gap, and begin with a day', () => {
  const zones = ['Europe/Moscow', 'Africa/Cairo', 'America/Havana', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC']
  const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, moment) => {
      const periods = createPeriods(timeZone)
      for (const find of [periods.day, periods.week, periods.month]) {
        const { startsAt, endsAt } = find(moment)
        expect(startsAt <= moment && moment < endsAt).toBe(true)
        expect(find(startsAt)).toEqual({ startsAt, endsAt })
        expect(find(endsAt).startsAt).toEqual(endsAt)
        expect(periods.day(startsAt).startsAt).toEqual(startsAt)
      }
    }),
    { numRuns: 200 },
  )
})
