// The server's interface of an engine: schemas of what its pages are sent, validation of orders, steps, and what a player may see.
import * as v from 'valibot'
import { PositiveMoney, Slug } from '@yanta/contract'
import { type AnteBet, type BoughtFeature, findPrice } from '@yanta/game-rules/engines'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import { Refusal } from '@yanta/server'

export interface Stakes {
  /** Minor units, ascending. */
  stakes: number[]
  defaultStake: number
  /** Limits of a roulette: its chips, ascending, and the largest bet on one number. */
  table: { chips: number[]; largestStraight: number }
}

/** A player's order before validation. */
export interface Order {
  /** Minor units. */
  stake: number
  choice?: unknown
  /** It plays one of the player's free rounds. */
  isFree?: boolean
  /** The feature that the game sells in this session; null: it sells none. */
  bought?: BoughtFeature | null
  /** The ante that the game offers in this session; null: it offers none. */
  ante?: AnteBet | null
}

/** A validated order within the rules and the limits. */
export interface Play<Outcome> {
  profile: string
  /** What the round costs, in minor units: the player's stake, or the price of a feature or of a round with the ante at that stake. */
  stake: number
  /** In canonical form, so that equal orders compare equal; null for engines without a choice. */
  choice: unknown
  /** The one outcome these seeds give. */
  decide(seeds: RoundSeeds): Outcome
}

/** What the page of every game is told of it, beside `engine` and `profile`. */
export const gameFields = {
  slug: Slug,
  name: v.string(),
  theme: v.string(),
  /** Hundredths of a percent. */
  rtp: v.pipe(v.number(), v.safeInteger()),
  /** Null where the player's choice decides it. */
  volatility: v.nullable(v.picklist(['low', 'medium', 'high'])),
  /** The feature that the game sells: its price in coins, of which a stake is 20, and its own return. Absent: it sells none. */
  bought: v.optional(v.object({ price: PositiveMoney, rtp: v.pipe(v.number(), v.safeInteger()) })),
  /** The ante that the game offers: what a round costs with it, in coins, its own return, and how many hundredths of the usual chance of the feature it has. */
  ante: v.optional(
    v.object({
      price: PositiveMoney,
      rtp: v.pipe(v.number(), v.safeInteger()),
      chance: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
}

/** The choice of who buys the feature. */
export const buyChoice = 'buy'

/** What the feature costs at a stake, in minor units. Throws `feature_not_sold` where the session's game sells none, and among free rounds. */
export function findBuyPrice({ stake, isFree, bought }: Order): number {
  if (!bought || isFree) throw new Refusal('feature_not_sold', { field: 'choice' })
  return findPrice(bought, stake)
}

/** The choice of who plays with the ante. */
export const anteChoice = 'ante'

/** What a round with the ante costs at a stake, in minor units. Throws `ante_not_offered` where the session's game offers none, and among free rounds. */
export function findAntePrice({ stake, isFree, ante }: Order): number {
  if (!ante || isFree) throw new Refusal('ante_not_offered', { field: 'choice' })
  return findPrice(ante, stake)
}

/** The rounds of an engine with steps after the stake. */
interface Steps<Outcome> {
  /** Whether steps follow: the stake is taken first, and the win is paid at the end of the round. */
  isOpen(outcome: Outcome): boolean
  /** The full outcome after a step. Throws `step_not_allowed` for a step that is not possible now, `invalid_request` for a malformed one. */
  take(outcome: Outcome, step: unknown): { outcome: Outcome; isOver: boolean }
  /** The outcome of an abandoned round: ended with the win reached so far, or null to give its stake back. */
  leave(outcome: Outcome): Outcome | null
  /** Removes the part still hidden from the player. */
  show(outcome: Outcome): Outcome
  /** The player's actions, for the verifier to repeat; undefined for a round without any. */
  list(outcome: Outcome): unknown
}

/** `Game`, `Outcome` and `Summary` are sent to pages: the game, the result of a round and its line in the history. */
export interface ServerEngine<Outcome, Summary> {
  Game: v.GenericSchema
  Outcome: v.GenericSchema
  Summary: v.GenericSchema
  /** Checks an order against the rules and the limits of its currency. Throws `invalid_request` with the field. */
  readPlay(profile: string, order: Order, stakes: Stakes): Play<Outcome>
  summarize(outcome: Outcome): Summary
  /** What the page offers in a currency, and fields of `Game` that depend on it. Left out: the whole stakes. */
  findOffer?(currency: Stakes): { stakes: number[]; defaultStake: number; game: object }
  /** Its games are shown in worlds, which `Game` has as `world`. */
  showsWorld?: true
  /** Left out: its games have no free rounds. */
  takesFreeRounds?: true
  /** Its free rounds may be its feature. */
  takesFeatureRounds?: true
  /** Whether a round is its game's feature instead of a usual one. */
  isFeature?(outcome: Outcome): boolean
  /** Whether a round was played with the ante. */
  isAnte?(outcome: Outcome): boolean
  steps?: Steps<Outcome>
}
