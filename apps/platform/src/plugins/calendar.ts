// Calendar days, weeks and months in the operator's time zone.

const dayMs = 24 * 60 * 60_000

export interface CalendarDay {
  /** Days since 1 January 1970 by the calendar. */
  number: number
  startsAt: Date
  /** The midnight it ends with. */
  endsAt: Date
}

/** Finds the calendar day of a moment in a time zone; where clocks change at midnight it ends when the date changes. */
export function createCalendar(timeZone: string): (moment: Date) => CalendarDay {
  const { numberAt, findStart } = createDays(timeZone)
  return remember((moment) => {
    const number = numberAt(moment)
    return { number, startsAt: findStart(number), endsAt: findStart(number + 1) }
  })
}

/** From its first moment to the first of the next one. */
export interface CalendarSpan {
  startsAt: Date
  endsAt: Date
}

/** From Monday 00:00 to the next one. */
export type CalendarWeek = CalendarSpan

export interface Weeks {
  weekOf(moment: Date): CalendarWeek
  /** The beginning of the day that is so many days after the one `moment` lies in. */
  startOfDay(moment: Date, daysLater: number): Date
}

export function createWeeks(timeZone: string): Weeks {
  const { numberAt, findStart } = createDays(timeZone)
  return {
    weekOf: remember((moment) => {
      const monday = findMonday(numberAt(moment))
      return { startsAt: findStart(monday), endsAt: findStart(monday + 7) }
    }),
    startOfDay: (moment, daysLater) => findStart(numberAt(moment) + daysLater),
  }
}

/** The day, the week from Monday or the month that a moment lies in. */
export type Periods = Record<'day' | 'week' | 'month', (moment: Date) => CalendarSpan>

export function createPeriods(timeZone: string): Periods {
  const { numberAt, findStart } = createDays(timeZone)
  const between = (first: number, next: number) => ({ startsAt: findStart(first), endsAt: findStart(next) })
  return {
    day: remember((moment) => between(numberAt(moment), numberAt(moment) + 1)),
    week: remember((moment) => {
      const monday = findMonday(numberAt(moment))
      return between(monday, monday + 7)
    }),
    month: remember((moment) => {
      const date = new Date(numberAt(moment) * dayMs)
      const findFirst = (monthsLater: number) =>
        Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater) / dayMs
      return between(findFirst(0), findFirst(1))
    }),
  }
}

/** Day 0 was a Thursday. */
function findMonday(number: number): number {
  return number - ((number + 3) % 7)
}

/** Days by their dates, such as `2026-11-20`. */
export interface Dates {
  dateOf(moment: Date): string
  /** The first moment of the day so many days after a date. */
  startOf(date: string, daysLater?: number): Date
  /** The same time of the day by the clock so many days or years later; where clocks leave it out, the time they show then. */
  later(moment: Date, by: { days?: number; years?: number }): Date
}

export function createDates(timeZone: string): Dates {
  const { numberAt, findStart, readClock, findInstant } = createDays(timeZone)
  const findDay = remember((moment) => {
    const number = numberAt(moment)
    const date = new Date(number * dayMs).toISOString().slice(0, 10)
    return { date, startsAt: findStart(number), endsAt: findStart(number + 1) }
  })
  return {
    dateOf: (moment) => findDay(moment).date,
    startOf: (date, daysLater = 0) => findStart(countDays('1970-01-01', date) + daysLater),
    later(moment, { days = 0, years = 0 }) {
      const wall = new Date(readClock(moment.getTime()))
      wall.setUTCFullYear(wall.getUTCFullYear() + years, wall.getUTCMonth(), wall.getUTCDate() + days)
      return findInstant(wall.getTime())
    },
  }
}

/** How many days a date lies after another. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** The days of a time zone by their numbers. */
function createDays(timeZone: string): {
  numberAt(moment: Date): number
  findStart(number: number): Date
  readClock(instant: number): number
  findInstant(wall: number): Date
} {
  const readClock = createClock(timeZone)
  /** The first moment at which the clock shows a time, or a later one where it leaves that out. */
  function findInstant(wall: number): Date {
    const by = (instant: number) => wall - (readClock(instant) - instant)
    const [first, second] = [by(wall - dayMs), by(wall + dayMs)].toSorted((one, other) => one - other)
    return new Date(readClock(first!) >= wall ? first! : second!)
  }
  return {
    numberAt: (moment) => Math.floor(readClock(moment.getTime()) / dayMs),
    findStart: (number) => findInstant(number * dayMs),
    readClock,
    findInstant,
  }
}

/** The last period is asked for again and again. */
function remember<Period extends CalendarSpan>(find: (moment: Date) => Period): (moment: Date) => Period {
  let last: Period | null = null
  return (moment) => {
    if (!last || moment < last.startsAt || moment >= last.endsAt) last = find(moment)
    return last
  }
}

/** The local wall-clock time as if it were UTC: milliseconds since 1970. */
function createClock(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    )
    return (
      Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second) +
      (((instant % 1000) + 1000) % 1000)
    )
  }
}
