// When instances of promotions, tournaments and series stand.
import type { Path } from './content-file.ts'

export type Report = (path: Path, message: string) => void

interface Scheduled {
  startsAt?: string | undefined
  endsAt?: string | undefined
  repeats?: { lasts: string; every: string } | undefined
  demo?: object | undefined
}

const hoursPerDay = 24
const hoursOf = { h: 1, d: hoursPerDay, y: 365 * hoursPerDay }

export function checkTimes({ startsAt, endsAt, repeats, demo }: Scheduled, report: Report): void {
  if (startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt))
    report(['endsAt'], 'ends before it starts')
  if (repeats && (startsAt || endsAt))
    report(['repeats'], 'what repeats has no dates beside those of its instances')
  if (repeats) {
    const [lasts, every] = [countHours(repeats.lasts), countHours(repeats.every)]
    if (every < lasts) report(['repeats', 'every'], 'an instance begins before the one before it has ended')
    if (every < hoursPerDay)
      report(['repeats', 'every'], 'instances have the address of their day: at most one begins a day')
  }
  if (demo && !repeats && !(startsAt && endsAt))
    report(['demo'], 'only what has a beginning and an end can be moved in time')
}

/** Of a span such as `36h` or `14d`; of years the fewest. */
export function countHours(span: string): number {
  return Number.parseInt(span, 10) * hoursOf[span.at(-1) as 'h' | 'd' | 'y']
}

/** How long each instance lasts, in hours; null: without an end, or with a beginning that nobody knows. */
export function countLength({ startsAt, endsAt, repeats }: Scheduled): number | null {
  if (repeats) return countHours(repeats.lasts)
  return startsAt && endsAt ? (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000 : null
}
