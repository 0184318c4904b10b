import { Day } from '@yanta/contract'
import * as v from 'valibot'
import type { Dates } from '../plugins/calendar.ts'
import { DeskError } from './desk-error.ts'

/** The days of --from and --to; without them the last `days` days. @throws DeskError for anything that is no period */
export function readPeriod(
  { from, to }: { from?: string; to?: string },
  dates: Dates,
  now: Date,
  days: number,
): { from: string; to: string } {
  const end = to ?? dates.dateOf(now)
  for (const day of [from, end])
    if (day !== undefined && !v.is(Day, day))
      throw new DeskError(`'${day}' is no day: write it like 2026-11-20.`)
  const begin = from ?? dates.dateOf(dates.startOf(end, 1 - days))
  if (begin > end) throw new DeskError(`The period ends (${end}) before it begins (${begin}).`)
  return { from: begin, to: end }
}
