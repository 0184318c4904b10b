// Tournaments and series: one file of `content/tournaments` or `content/series` each. Rules are a closed set; the file gives numbers and
// texts.
import { Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Wrapping } from './fields.ts'
import { Amounts } from './gifts.ts'
import { Span, schedule } from './schedule.ts'

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The catalogue's games that count: exactly one of them is given. */
export const ContestGames = v.strictObject({
  category: v.optional(Slug),
  studio: v.optional(Slug),
  theme: v.optional(Slug),
  slugs: v.optional(v.pipe(v.array(Slug), v.minLength(1))),
})
export type ContestGames = v.InferOutput<typeof ContestGames>

/** What each of the places `from` to `to` wins; `to` left out: that place alone. */
export const ContestPrize = v.strictObject({
  from: Positive,
  to: v.optional(Positive),
  /** In place of the amount and the gifts' own titles. */
  title: v.optional(Wrapping),
  cash: v.optional(Amounts),
  /** Slugs of gifts.yaml, all of them are given. */
  gifts: v.optional(v.array(Slug), []),
})
export type ContestPrize = v.InferOutput<typeof ContestPrize>

/** From the first place on, without gaps. */
const Prizes = v.pipe(v.array(ContestPrize), v.minLength(1))

/** What has to hold when a player joins, all of it [5.24]. */
export const Entrance = v.strictObject({
  level: v.optional(Positive),
  /** Slug of a promotion of which the player is a member, in its running instance. */
  promotion: v.optional(Slug),
  /** Deposits of the last seven days. */
  deposit: v.optional(Amounts),
  /** Codes of partners that are accepted. */
  partnerCodes: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** A code of the desk, for one player each. */
  invitation: v.optional(v.literal(true)),
})

const shared = {
  slug: Slug,
  title: Wrapping,
  description: Wrapping,
  /** The fund in words; left out: the sum of the cash. */
  prize: v.optional(Wrapping),
  /** The tournament whose pictures it has; left out, they are its own. */
  picture: v.optional(Slug),
  priority: v.optional(v.pipe(v.number(), v.integer()), 0),
  ...schedule,
}

const scoring = {
  /** [3.39]. */
  mechanic: v.picklist(['bets', 'wins', 'multipliers', 'highest']),
  games: ContestGames,
  /** Of a whole stake; a least one is obligatory for multipliers. */
  stakes: v.optional(v.strictObject({ min: v.optional(Amounts), max: v.optional(Amounts) }), {}),
}

const joining = {
  /** [3.40]; seats go with any. */
  privacy: v.optional(v.picklist(['open', 'closed', 'limited', 'compoints']), 'open'),
  seats: v.optional(Positive),
  /** Of a seat, in hundredths of a compoint; of privacy compoints, and only of it. */
  price: v.optional(Positive),
  entrance: v.optional(Entrance, {}),
}

export const TournamentEntry = v.strictObject({
  ...shared,
  ...scoring,
  ...joining,
  prizes: Prizes,
})
export type TournamentEntry = v.InferOutput<typeof TournamentEntry>

/** Its stages are tournaments of their own, with the series' mechanic. */
export const SeriesEntry = v.strictObject({
  ...shared,
  ...scoring,
  ...joining,
  prizes: Prizes,
  /** So many of a player's best stages are added up. */
  bestStages: Positive,
  /** One can join until this stage, from 1, ends. */
  lastJoinStage: v.optional(Positive, 3),
  stages: v.pipe(
    v.array(
      v.strictObject({
        /** The stage's own part of its slug: `<series>-<slug>`. */
        slug: Slug,
        title: Wrapping,
        description: Wrapping,
        /** Left out: that of the series. */
        picture: v.optional(Slug),
        /** Since the beginning of the series; left out: with it. */
        after: v.optional(Span),
        lasts: Span,
        /** Left out: those of the series. */
        games: v.optional(ContestGames),
        prizes: Prizes,
      }),
    ),
    v.minLength(2),
  ),
})
export type SeriesEntry = v.InferOutput<typeof SeriesEntry>
