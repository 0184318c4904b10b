// What the charts of the activity show, from its days. Pure.
import type { Activity } from '@yanta/contract'
import { type Days, findWeekday, moveDay } from './activity-period.ts'

type Day = Activity['days'][number]

/** Columns that a chart has room for. */
const mostColumns = 31
const daysOfAWeek = 7

export interface ResultColumn extends Days {
  net: number
}

/** The result by day; where that would be too many columns, by so many whole weeks that they fit. */
export function sumResults(days: readonly Day[]): ResultColumn[] {
  const size =
    days.length <= mostColumns ? 1 : daysOfAWeek * Math.ceil(days.length / daysOfAWeek / mostColumns)
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const part = days.slice(index * size, (index + 1) * size)
    const from = part[0]!.day
    return { from, to: moveDay(from, part.length - 1), net: part.reduce((sum, { net }) => sum + net, 0) }
  })
}

/** Seconds of play by the day of the week, Monday first. */
export function sumWeekdays(days: readonly Day[]): number[] {
  const sums = Array.from({ length: daysOfAWeek }, () => 0)
  for (const { day, seconds } of days) sums[findWeekday(day)]! += seconds
  return sums
}

/** Whole minutes as hours and minutes. */
export function splitSeconds(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.round(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Whether nothing happened in a period at all. */
export function isQuiet({ totals }: Activity): boolean {
  return totals.rounds === 0 && totals.deposits === 0 && totals.payouts === 0
}
