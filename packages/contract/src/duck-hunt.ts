// The duck hunt [1.7], [3.30]: each shot of a game hits by the platform's seed, whatever the aim. Shot k hits if the first 12 hex
// digits of HMAC-SHA256(seed, k), as a number modulo 10,000, are less than `hitChance`.
import * as v from 'valibot'
import { GiftTerms } from './gifts.ts'
import { defineCall } from './kit/call.ts'
import { Count, Id, Instant, PictureAddress, Slug } from './kit/scalars.ts'

/** What every fifth hit gives, in turn. */
export const DuckHuntPrize = v.object({
  id: Slug,
  title: v.string(),
  image: PictureAddress,
  terms: v.nullable(GiftTerms),
  isWon: v.boolean(),
})
export type DuckHuntPrize = v.InferOutput<typeof DuckHuntPrize>

export const DuckHuntGame = v.object({
  id: Id,
  actionId: Id,
  /** The address of its promotion. */
  slug: Slug,
  title: v.string(),
  status: v.picklist(['future', 'active', 'past']),
  /** Null: without an end. */
  endsAt: v.nullable(Instant),
  /** sha256 of the seed, known before the first shot; the seed when the promotion has ended. */
  seedHash: v.string(),
  seed: v.nullable(v.string()),
  /** Shots granted so far and fired; more come with points. */
  granted: Count,
  fired: Count,
  hits: Count,
  hitsPerPrize: Count,
  /** In hundredths of a percent. */
  hitChance: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** Points up to the next shot. */
  toNextShot: Count,
  prizes: v.array(DuckHuntPrize),
})
export type DuckHuntGame = v.InferOutput<typeof DuckHuntGame>

export const getDuckHuntGame = defineCall({
  name: 'getDuckHuntGame',
  method: 'GET',
  path: '/json-api/duck-hunt/games/{gameId}',
  access: 'player',
  summary: "The player's hunt [7.45]; `gameId` is the promotion's id, the game is the player's own",
  params: v.object({ gameId: Id }),
  response: DuckHuntGame,
  refusals: ['unauthorized', 'not_found', 'invalid_request', 'user_not_participate'],
})

export const shootDuck = defineCall({
  name: 'shootDuck',
  method: 'POST',
  path: '/json-api/duck-hunt/games/{gameId}/shots',
  access: 'player',
  summary:
    'Fire the next shot (path chosen here). `number` counts from 1: a repeated one gets the same answer, one out of turn is refused',
  params: v.object({ gameId: Id }),
  body: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)) }),
  response: v.object({
    number: Count,
    isHit: v.boolean(),
    hits: Count,
    granted: Count,
    /** What this hit has brought; null: nothing yet. */
    prize: v.nullable(DuckHuntPrize),
  }),
  refusals: [
    'unauthorized',
    'invalid_request',
    'invalid_promotion',
    'user_not_participate',
    'action_is_inactive',
    'action_not_allowed',
    'insufficient_funds',
    'step_out_of_turn',
    'account_closed',
    'taking_a_break',
    'self_excluded',
  ],
})
