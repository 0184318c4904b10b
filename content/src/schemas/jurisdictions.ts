// What the law of a place demands of the site. Each value names its rule; docs/jurisdictions.md says where each is enforced.
import { Money, RealityCheckMinutes, Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Text, Translated } from './fields.ts'
import { Amounts } from './gifts.ts'

/** A value and the rule that it comes from. */
const ruled = <const S extends v.GenericSchema>(value: S) => v.strictObject({ value, source: Text })

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))
const Age = v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(120))

const rules = {
  /** Whether somebody without an account may play demo. */
  demoForGuests: ruled(v.boolean()),
  /** Whether a player may take a payout back before it is sent. */
  payoutCancel: ruled(v.boolean()),
  /** The least time between the starts of two rounds. */
  minRoundMs: ruled(v.strictObject({ slots: Milliseconds, other: Milliseconds })),
  autoplay: ruled(v.boolean()),
  /** Whether a player may shorten the time until the result. */
  turbo: ruled(v.boolean()),
  /** Whether a player may buy the feature of a game, such as its free spins. */
  featureBuy: ruled(v.boolean()),
  /** Whether a player may pay more a round to meet the feature of a game more often. */
  anteBet: ruled(v.boolean()),
  /** The largest stake of a round from an age on; null: that of the game. */
  maxStake: ruled(
    v.nullable(
      v.strictObject({
        games: v.picklist(['slots', 'all']),
        ages: v.pipe(v.array(v.strictObject({ fromAge: Age, amounts: Amounts })), v.minLength(1)),
      }),
    ),
  ),
  /** The interval of players who choose none; where it can't be switched off, it is also the longest. */
  realityCheckMinutes: ruled(v.strictObject({ usual: RealityCheckMinutes, mayBeOff: v.boolean() })),
  /** At the stake: the return of the game, and what the session has won less what was staked. */
  showRtp: ruled(v.boolean()),
  showNet: ruled(v.boolean()),
  /** How many times bonus money is staked at most before it becomes real; null: any number. */
  mostWager: ruled(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  /** Whether a win of at most the stake may be celebrated. */
  celebrateReturns: ruled(v.boolean()),
  /** What a compoint is called in sentences. */
  unitName: ruled(v.picklist(['dollar', 'compoint'])),
  winback: ruled(v.boolean()),
  promoPopup: ruled(v.boolean()),
  /** Kopecks of payouts in all, or as much in another currency, from which documents are needed; 0: always. */
  documentsFromPayouts: ruled(Money),
}

/** The file jurisdictions/<slug>.yaml. */
export const JurisdictionEntry = v.strictObject({
  slug: Slug,
  name: Translated,
  rules: v.strictObject(rules),
})
export type JurisdictionEntry = v.InferOutput<typeof JurisdictionEntry>

/** The values of a jurisdiction, without their sources. */
export type Jurisdiction = {
  [Rule in keyof typeof rules]: JurisdictionEntry['rules'][Rule]['value']
}

/** The values of an entry. */
export function readJurisdiction({ rules: given }: JurisdictionEntry): Jurisdiction {
  return Object.fromEntries(
    Object.entries(given).map(([rule, { value }]) => [rule, value]),
  ) as unknown as Jurisdiction
}
