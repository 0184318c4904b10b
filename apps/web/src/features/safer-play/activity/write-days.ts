// Days of the calendar, in words of the site: `07.11 – 20.11`.
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import type { Days } from './activity-period.ts'

/** The day of the reader's calendar. */
export function writeToday(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** `20.11`. */
export function writeShortDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`
}

/** `07.11 – 20.11`, with years where they differ, and one day alone as itself. */
export function writeRange({ from, to }: Days): string {
  if (from === to) return writeShortDay(from)
  const write = (day: string) =>
    from.slice(0, 4) === to.slice(0, 4) ? writeShortDay(day) : `${writeShortDay(day)}.${day.slice(2, 4)}`
  return `${write(from)} – ${write(to)}`
}

/** The server may be in another day than the reader: until hydration nothing is said. */
export function useWriteDays(): (days: Days) => string {
  return useIsHydrated() ? writeRange : () => '__.__ – __.__'
}
