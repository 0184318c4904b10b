// Calendar days and weeks in the operator's time zone.

const dayMs = 24 * 60 * 60_000

export interface CalendarDay {
  /** Days since 1 January 1970 by the calendar. */
  number: number
  /** The midnight it ends with. */
  endsAt: Date
}

/** Finds the calendar day of a moment in a time zone; where clocks change at midnight it ends when the date changes. */
export function createCalendar(timeZone: string): (moment: Date) => CalendarDay {
  const readClock = createClock(timeZone)
  const numberAt = (instant: number) => Math.floor(readClock(instant) / dayMs)
  return (moment) => {
    const now = moment.getTime()
    const number = numberAt(now)
    const midnight = (number + 1) * dayMs
    const guess = midnight - (readClock(now) - now)
    const candidates = [guess, midnight - (readClock(guess) - guess)].toSorted((a, b) => a - b)
    return { number, endsAt: new Date(candidates.find((instant) => numberAt(instant) > number)!) }
  }
}

/** From Monday 00:00 to the next one. */
export interface CalendarWeek {
  startsAt: Date
  endsAt: Date
}

export interface Weeks {
  weekOf(moment: Date): CalendarWeek
  /** The beginning of the day that is so many days after the one `moment` lies in. */
  startOfDay(moment: Date, daysLater: number): Date
}

export function createWeeks(timeZone: string): Weeks {
  const readClock = createClock(timeZone)
  const numberAt = (instant: number) => Math.floor(readClock(instant) / dayMs)
  let last: CalendarWeek | null = null

  function findStart(number: number): Date {
    const midnight = number * dayMs
    const by = (instant: number) => midnight - (readClock(instant) - instant)
    const candidates = [by(midnight - dayMs), by(midnight + dayMs)].toSorted((a, b) => a - b)
    return new Date(candidates.find((instant) => numberAt(instant) >= number)!)
  }

  return {
    weekOf(moment) {
      if (last && last.startsAt <= moment && moment < last.endsAt) return last
      // Day 0 was a Thursday.
      const number = numberAt(moment.getTime())
      const monday = number - ((number + 3) % 7)
      last = { startsAt: findStart(monday), endsAt: findStart(monday + 7) }
      return last
    },
    startOfDay: (moment, daysLater) => findStart(numberAt(moment.getTime()) + daysLater),
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
