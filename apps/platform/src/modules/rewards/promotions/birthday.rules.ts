// When the gift of a birthday can be taken [4.37]. Dates are those of the site's time zone.
import { countDays } from '../../../plugins/calendar.ts'

export interface BirthdayTerms {
  /** Days before and after the birthday in which one gift can be taken. */
  before: number
  after: number
}

export interface BirthdayWindow {
  /** First and last day. */
  from: string
  to: string
}

const daysOfYear = 365

/** The window in which a date lies; null: in none. The 29th of February is kept on the 28th where a year has none. */
export function findBirthdayWindow(
  birthday: string,
  date: string,
  { before, after }: BirthdayTerms,
): BirthdayWindow | null {
  const year = Number(date.slice(0, 4))
  for (const each of [year - 1, year, year + 1]) {
    const day = birthdayOf(each, birthday)
    const [from, to] = [shift(day, -before), shift(day, after)]
    if (from <= date && date <= to) return { from, to }
  }
  return null
}

/** Whether a gift taken on `takenOn` was that of this year, also where the profile's birthday has been corrected since. */
export function isTakenThisYear(takenOn: string, date: string, { before, after }: BirthdayTerms): boolean {
  return countDays(takenOn, date) < daysOfYear - before - after
}

function birthdayOf(year: number, birthday: string): string {
  const monthAndDay = birthday.slice(5)
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
