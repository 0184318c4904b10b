import { formatInstant } from '@yanta/i18n'

const halfDayMs = 12 * 3_600_000

/**
 * The first and the last day of a week, `09 – 15.11` or `30.11 – 06.12`. It begins at midnight of the site's time zone, which is
 * less than half a day from that of UTC: half a day inside the week, UTC has the same days.
 */
export function formatWeek({ from, to }: { from: string; to: string }): string {
  const first = formatInstant(new Date(from).getTime() + halfDayMs, 'UTC')
  const last = formatInstant(new Date(to).getTime() - halfDayMs, 'UTC')
  const isOneMonth = first.slice(3, 5) === last.slice(3, 5)
  return `${first.slice(0, isOneMonth ? 2 : 5)} – ${last.slice(0, 5)}`
}
