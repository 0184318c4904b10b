// The period of the activity, from the query of its address: whole days such as `2026-11-20`. Pure.

/** Days up to today. */
const lengths = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const
export const activityPeriods = ['day', 'week', 'fortnight', 'month', 'year'] as const
type ActivityPeriod = (typeof activityPeriods)[number]

export interface Days {
  from: string
  to: string
}

interface ChosenPeriod extends Days {
  /** `own`: days that were chosen. */
  period: ActivityPeriod | 'own'
}

const usualPeriod: ActivityPeriod = 'fortnight'
const longestDays = 366
const dayMs = 86_400_000

/** Whatever the query says, these are days that can be asked for. */
export function readPeriod(query: URLSearchParams, today: string): ChosenPeriod {
  const own = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  if (findDaysProblem(own, today) === null) return { period: 'own', ...own }
  const period = activityPeriods.find((name) => name === query.get('period')) ?? usualPeriod
  return { period, from: moveDay(today, 1 - lengths[period]), to: today }
}

export function writePeriod(period: ActivityPeriod): string {
  return period === usualPeriod ? '' : `?period=${period}`
}

export function writeDays({ from, to }: Days): string {
  return `?from=${from}&to=${to}`
}

type DaysProblem = 'missing' | 'order' | 'future' | 'long'

/** Why days can't be asked for; null: they can. */
export function findDaysProblem({ from, to }: Days, today: string): DaysProblem | null {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (to < from) return 'order'
  if (to > today) return 'future'
  return countDays({ from, to }) > longestDays ? 'long' : null
}

function countDays({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

export function moveDay(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** From 0, a Monday. */
export function findWeekday(day: string): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7
}

/** Of this century, and one that the calendar has. */
function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
