// What the jurisdiction of the site says of play: the values of one file in content/jurisdictions.
import * as v from 'valibot'
import { Count, PositiveMoney } from './kit/scalars.ts'

/** The rules of one game for one player. The platform enforces those that concern money; the game shows them. */
export const PlayRules = v.object({
  /** The least time between the starts of two rounds of a session. */
  minRoundMs: Count,
  autoplay: v.boolean(),
  /** Whether the player may shorten the time until the result: quick spins, and a press that stops the reels. */
  turbo: v.boolean(),
  /** Whether the player may buy the game's feature instead of waiting for it; a platform that does not say so sells none. */
  featureBuy: v.optional(v.boolean(), false),
  /** Whether the player may pay more a round to meet the game's feature more often; a platform that does not say so allows no game an ante. */
  anteBet: v.optional(v.boolean(), false),
  /** The largest stake of a round, in minor units of the session's currency; null: the game's own. */
  mostStake: v.nullable(PositiveMoney),
  /** Whether the return, and the session's wins less its stakes, are shown at the stake. */
  showRtp: v.boolean(),
  showNet: v.boolean(),
  /** Whether a win of at most the stake may be celebrated. Our own games never do. */
  celebrateReturns: v.boolean(),
})
export type PlayRules = v.InferOutput<typeof PlayRules>

/** Rules that leave a game as it is. */
export const freePlayRules: PlayRules = {
  minRoundMs: 0,
  autoplay: true,
  turbo: true,
  featureBuy: true,
  anteBet: true,
  mostStake: null,
  showRtp: false,
  showNet: false,
  celebrateReturns: true,
}

/** What the site's pages depend on. A rule is left out where it is the international one, because every document carries them. */
export const SiteRules = v.object({
  /** False: only players play a demo. */
  demoForGuests: v.optional(v.literal(false)),
  /** False: a payout can't be taken back; each says so by `canCancel`. */
  payoutCancel: v.optional(v.literal(false)),
  /** What a compoint may not be called after: a currency. */
  unitName: v.optional(v.literal('compoint')),
  /** False: there is none. */
  winback: v.optional(v.literal(false)),
  /** The reality check can't be switched off, and its interval is at most so long. */
  mostRealityCheckMinutes: v.optional(Count),
})
export type SiteRules = v.InferOutput<typeof SiteRules>
