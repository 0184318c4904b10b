// When a break or a self-exclusion that begins now ends. Pure; milliseconds since 1970.
import { type ExclusionTerm, breakHours } from '@yanta/contract'

const hourMs = 3_600_000

export type BreakHours = (typeof breakHours)[number]

export function findBreakEnd(hours: BreakHours, now: number): number {
  return now + hours * hourMs
}

/** By which the longest break can be extended: a tenth of it would be nine days. */
const leastGainMs = 24 * hourMs

/** A running break can't be shortened: those that end later, by a tenth of their length or a day at least, or else by seconds. */
export function listLongerBreaks(breakUntil: string | null, now: number): readonly BreakHours[] {
  const end = breakUntil === null ? now : Date.parse(breakUntil)
  return breakHours.filter(
    (hours) => findBreakEnd(hours, now) - end >= Math.min((hours * hourMs) / 10, leastGainMs),
  )
}

const months: Record<Exclude<ExclusionTerm, 'forever'>, number> = { '6m': 6, '1y': 12, '5y': 60 }

/** Calendar months in UTC; the last day of a shorter month stands for a day that it lacks. Null: never. */
export function findExclusionEnd(term: ExclusionTerm, now: number): number | null {
  if (term === 'forever') return null
  const end = new Date(now)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months[term])
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}
