// The period of a statement, as days such as `2026-11-20`. Pure.
import { longestStatementDays } from '@yanta/contract'

export const statementPeriods = ['week', 'month', 'year', 'own'] as const
export type StatementPeriod = (typeof statementPeriods)[number]

export interface Days {
  from: string
  to: string
}

const dayMs = 86_400_000

/** The day of the reader's calendar. */
export function writeDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Up to today: seven days, or since the day after the same one a month or a year ago. */
export function findPeriod(period: Exclude<StatementPeriod, 'own'>, today: string): Days {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const begin = {
    week: () => Date.UTC(year, month - 1, day - 6),
    // The last day of a shorter month stands for a day that it lacks.
    month: () => Date.UTC(year, month - 2, Math.min(day, countDays(year, month - 1))) + dayMs,
    year: () => Date.UTC(year - 1, month - 1, Math.min(day, countDays(year - 1, month))) + dayMs,
  }[period]()
  return { from: new Date(begin).toISOString().slice(0, 10), to: today }
}

function countDays(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export type PeriodProblem = 'missing' | 'order' | 'long'

/** Why no statement can be made of a period; null: it can. */
export function findPeriodProblem({ from, to }: Days): PeriodProblem | null {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (days < 1) return 'order'
  return days > longestStatementDays ? 'long' : null
}

/** The platform knows this century alone. */
function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
