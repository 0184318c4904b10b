// When the instances of an entry stand. Pure: the same entry, former instance and moment give the same next instance.
import type { Dates } from '../../../plugins/calendar.ts'

export interface Schedule {
  startsAt?: string | undefined
  endsAt?: string | undefined
  /** Spans such as `36h`, `14d` or `1y`. */
  repeats?: { from: string; lasts: string; every: string } | undefined
  demo?: { is: 'past' | 'active' | 'future'; since: string } | undefined
  announced: string
}

export interface ScheduleContext {
  now: Date
  dates: Dates
  /** Whether the first instance stands where `demo` says. */
  isDemo: boolean
}

export interface FormerInstance {
  startsAt: Date
  endsAt: Date | null
  isCancelled: boolean
}

export interface PlannedInstance {
  startsAt: Date
  endsAt: Date | null
  /** `yyyymmdd` of the day it begins; null for an entry with one instance. */
  day: string | null
}

const hourMs = 3_600_000

/** The instance to be created now, after the last one of its entry; null while there is none. */
export function planInstance(
  schedule: Schedule,
  former: FormerInstance | null,
  context: ScheduleContext,
): PlannedInstance | null {
  const { repeats } = schedule
  if (!repeats) return former === null ? planOnly(schedule, context) : null
  const { now, dates } = context
  const build = (startsAt: Date): PlannedInstance => ({
    startsAt,
    endsAt: addSpan(dates, startsAt, repeats.lasts),
    day: dayOf(dates, startsAt),
  })
  if (former === null) {
    const placed = context.isDemo && schedule.demo && place(schedule.demo, spanMs(repeats.lasts), now)
    return build(placed || findSlot(new Date(repeats.from), 0, repeats, context))
  }
  const next = build(findSlot(former.startsAt, 1, repeats, context))
  const isOver = former.isCancelled || former.endsAt === null || former.endsAt <= now
  return isOver || isAnnounced(schedule, next.startsAt, now) ? next : null
}

/** Whether an instance is shown before it begins. */
export function isAnnounced({ announced }: Pick<Schedule, 'announced'>, startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - spanMs(announced) <= now.getTime()
}

/** The first one on the grid that is not over. What passed while nothing ran is left out. */
function findSlot(
  from: Date,
  first: number,
  { lasts, every }: { lasts: string; every: string },
  { now, dates }: ScheduleContext,
): Date {
  for (let number = first; ; number += 1) {
    const startsAt = addSpan(dates, from, every, number)
    if (addSpan(dates, startsAt, lasts) > now) return startsAt
  }
}

/** Without a beginning it is that of the day: a browser whose clock is a little behind sees it begun, too. */
function planOnly(
  { startsAt, endsAt, demo }: Schedule,
  { now, dates, isDemo }: ScheduleContext,
): PlannedInstance {
  if (isDemo && demo && startsAt && endsAt) {
    const lastsMs = Date.parse(endsAt) - Date.parse(startsAt)
    const begin = place(demo, lastsMs, now)
    return { startsAt: begin, endsAt: new Date(begin.getTime() + lastsMs), day: null }
  }
  const end = endsAt === undefined ? null : new Date(endsAt)
  const begin =
    startsAt === undefined
      ? new Date(Math.min(dates.startOf(dates.dateOf(now)).getTime(), end?.getTime() ?? Infinity))
      : new Date(startsAt)
  return { startsAt: begin, endsAt: end, day: null }
}

/** The beginning, on the hour, of an instance that is over since, has begun since, or begins in. */
function place({ is, since }: NonNullable<Schedule['demo']>, lastsMs: number, now: Date): Date {
  const by = { past: -spanMs(since) - lastsMs, active: -spanMs(since), future: spanMs(since) }[is]
  return new Date(Math.floor((now.getTime() + by) / hourMs) * hourMs)
}

function spanMs(span: string): number {
  return Number.parseInt(span, 10) * { h: 1, d: 24, y: 365 * 24 }[unitOf(span)] * hourMs
}

function unitOf(span: string): 'h' | 'd' | 'y' {
  return span.at(-1) as 'h' | 'd' | 'y'
}

/** `yyyymmdd` of the day of a moment. */
export function dayOf(dates: Dates, at: Date): string {
  return dates.dateOf(at).replaceAll('-', '')
}

/** Days and years are those of the calendar: what begins at noon begins at noon, whatever the clocks do. */
export function addSpan(dates: Dates, from: Date, span: string, times = 1): Date {
  const unit = unitOf(span)
  if (unit === 'h') return new Date(from.getTime() + spanMs(span) * times)
  const count = Number.parseInt(span, 10) * times
  return dates.later(from, unit === 'd' ? { days: count } : { years: count })
}
