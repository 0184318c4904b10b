// When instances of promotions, tournaments and series stand.
import * as v from 'valibot'
import { Instant } from './fields.ts'

/** A stretch of time: `36h`, `14d`, `1y`. Days and years by the calendar. */
export const Span = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}[hdy]$/, 'a number of hours, days or years, such as 36h, 14d or 1y'),
)

export const schedule = {
  /** Fixed dates: one instance. Without dates and `repeats` it holds until its file is removed. */
  startsAt: v.optional(Instant),
  endsAt: v.optional(Instant),
  /** Instances one after another, the first from `from`, each of them `lasts` long, `every` so often. */
  repeats: v.optional(v.strictObject({ from: Instant, lasts: Span, every: Span })),
  /** Where the first instance of an empty demo stands: over since, begun since, or in. */
  demo: v.optional(v.strictObject({ is: v.picklist(['past', 'active', 'future']), since: Span })),
  /** How long before its beginning the next instance is shown. */
  announced: v.optional(Span, '14d'),
}
