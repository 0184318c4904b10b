// Promotions, series and tournaments.
import { Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Instant, Translated, Wrapping } from './fields.ts'

/** A page of text about an offer [3.23]; without dates it holds until it leaves the file. */
export const PromotionEntry = v.strictObject({
  slug: Slug,
  title: Translated,
  description: Wrapping,
  fund: v.optional(Translated),
  text: Translated,
  startsAt: v.optional(Instant),
  endsAt: v.optional(Instant),
  /** `fund` is what each player can get, and no prize fund. */
  bonus: v.optional(v.boolean(), false),
  /** Has an address, and stands in no list and no site map. */
  hidden: v.optional(v.boolean(), false),
})
export type PromotionEntry = v.InferOutput<typeof PromotionEntry>

const contest = {
  slug: Slug,
  title: Translated,
  description: Wrapping,
  prize: v.optional(Translated),
  startsAt: Instant,
  endsAt: Instant,
}

export const SeriesEntry = v.strictObject(contest)
export type SeriesEntry = v.InferOutput<typeof SeriesEntry>

/** Who may take part [3.40] follows from `entry`; the games that count are those of a category or a studio. */
export const TournamentEntry = v.strictObject({
  ...contest,
  series: v.optional(Slug),
  mechanic: v.picklist(['bets', 'wins', 'multipliers', 'highest']),
  entry: v.picklist(['open', 'closed', 'limited']),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  category: v.optional(Slug),
  studio: v.optional(Slug),
})
export type TournamentEntry = v.InferOutput<typeof TournamentEntry>
