// The API between a game's page and its server, on the games' own origin. The server validates requests with these schemas,
// tests validate the responses; pages import the types. Amounts are integers of minor units, times ISO 8601 UTC.
// Pages: GET /play/{slug}?token=&lang= is dist/engines/{engine}/page.html, GET /verify/{roundId} is dist/verify.html, GET /assets/* their files.
import * as v from 'valibot'
import {
  Currency,
  FreeRounds,
  Id,
  Instant,
  Locale,
  Money,
  PlayMode,
  PlayRules,
  PositiveMoney,
} from '@yanta/contract'
import type { EngineId } from '@yanta/game-rules/engines'
import { engines } from './engines.ts'
import { Outcome, Summary } from './outcomes.ts'
import { Proof } from './proof.ts'

const Integer = v.pipe(v.number(), v.safeInteger())
const HexDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The player's share of the randomness; any printable ASCII without the separator ':'. */
export const ClientSeed = v.pipe(v.string(), v.regex(/^[!-9;-~]{1,64}$/))
const RequestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))

/**
 * A round whose stake was taken. Show `balanceAfterBet` while it is played and `balance` once it is over; while a round of steps
 * is open they are equal, and `win` is what is won so far and not paid yet.
 */
export const Round = v.object({
  id: Id,
  stake: PositiveMoney,
  win: Money,
  balanceAfterBet: Money,
  balance: Money,
  outcome: Outcome,
  nonce: Integer,
  serverSeedHash: HexDigest,
  clientSeed: v.string(),
  playedAt: Instant,
  /** The free rounds after this one of them; null for a round with the player's money. */
  freeRounds: v.nullable(FreeRounds),
})
export type Round = v.InferOutput<typeof Round>

/** A round of one engine. */
export type RoundOf<E extends EngineId> = Omit<Round, 'outcome'> & {
  outcome: Extract<Outcome, { engine: E }>
}

/** The current seeds. `nonce` is that of the next round; `nextServerSeedHash` binds the server before the player picks a seed. */
export const Seeds = v.object({
  serverSeedHash: HexDigest,
  nextServerSeedHash: HexDigest,
  clientSeed: v.string(),
  nonce: Integer,
})
export type Seeds = v.InferOutput<typeof Seeds>

/** The game that was opened; each engine has its own schema. */
const OpenedGame = v.variant(
  'engine',
  Object.values(engines).map(({ Game }) => Game),
)

/** POST /api/open, without a bearer token. */
export const OpenRequest = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w.~-]{16,200}$/)) })
export const OpenAnswer = v.object({
  /** Bearer token of every further call of this page. */
  session: v.string(),
  mode: PlayMode,
  currency: Currency,
  balance: Money,
  locale: Locale,
  nickName: v.nullable(v.string()),
  game: OpenedGame,
  /** The stakes on offer; for a roulette, its chips. */
  stakes: v.array(PositiveMoney),
  defaultStake: PositiveMoney,
  ...Seeds.entries,
  /** A round that is still open, or was settled while no page was open: the page shows it, without a new stake. */
  pending: v.nullable(Round),
  /** A stake was given back while no page was open; the page shows a notice of it, once. */
  isStakeReturned: v.boolean(),
  /** What the jurisdiction says of this game. */
  rules: PlayRules,
  /** Free rounds to be played before any other; none is left when `pending` was the last. */
  freeRounds: v.nullable(FreeRounds),
})
export type OpenAnswer = v.InferOutput<typeof OpenAnswer>

/** `OpenAnswer` of one engine. */
export type OpenAnswerOf<E extends EngineId> = Omit<OpenAnswer, 'game' | 'pending'> & {
  game: Extract<OpenAnswer['game'], { engine: E }>
  pending: RoundOf<E> | null
}

/**
 * POST /api/rounds. The same `requestId` in the same session always gets the same answer. `choice` holds the player's decisions beside
 * the stake, in the engine's own schema; absent for engines without any. In a slot it is `feature` for free rounds that are features,
 * `buy` to buy the feature at the stake, and `ante` to play it with the ante; the stake of such a round is the price.
 */
export const RoundRequest = v.strictObject({
  stake: PositiveMoney,
  choice: v.optional(v.unknown()),
  requestId: RequestId,
  /** Plays one of these free rounds, at their stake; only in slots. */
  freeRoundsId: v.optional(Id),
})
export type RoundRequest = v.InferOutput<typeof RoundRequest>
export const RoundAnswer = v.object({ round: Round })
export type RoundAnswer = v.InferOutput<typeof RoundAnswer>

/**
 * POST /api/rounds/{id}/steps, in games whose rounds have steps after the stake. `number` counts the steps from 0: any but the next is
 * refused as `step_out_of_turn`. The same `requestId` has one effect and is answered with the round's current state.
 */
export const StepRequest = v.strictObject({
  number: v.pipe(Integer, v.minValue(0)),
  step: v.unknown(),
  requestId: RequestId,
})
export type StepRequest = v.InferOutput<typeof StepRequest>

/** GET /api/balance: the current balance, after a deposit for example. */
export const BalanceAnswer = v.object({ balance: Money, currency: Currency })
export type BalanceAnswer = v.InferOutput<typeof BalanceAnswer>

/**
 * POST /api/seeds: retires and reveals the current server seed; the next one becomes active with the player's seed. With `serverSeedHash`,
 * the seed that the page takes for the current one, the same request may be repeated: it has one effect. GET /api/seeds: the current seeds.
 */
export const SeedsRequest = v.strictObject({
  clientSeed: ClientSeed,
  serverSeedHash: v.optional(HexDigest),
})
export const SeedsAnswer = v.object({
  revealed: v.object({
    serverSeed: HexDigest,
    serverSeedHash: HexDigest,
    clientSeed: v.string(),
    rounds: Integer,
  }),
  ...Seeds.entries,
})
export type SeedsAnswer = v.InferOutput<typeof SeedsAnswer>

/** GET /api/rounds?before={roundId}&limit=20: rounds of this player and game, latest first. */
export const RoundListQuery = v.strictObject({
  before: v.optional(Id),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '20',
  ),
})
export const RoundList = v.object({
  items: v.array(
    v.object({
      id: Id,
      stake: PositiveMoney,
      win: Money,
      /** Null when the stake was given back. */
      summary: v.nullable(Summary),
      status: v.picklist(['settled', 'rolled_back']),
      nonce: Integer,
      /** Its stake was paid by the house. */
      isFree: v.boolean(),
      /** True once the server seed of the round is revealed. */
      isRevealed: v.boolean(),
      playedAt: Instant,
    }),
  ),
  hasMore: v.boolean(),
})
export type RoundList = v.InferOutput<typeof RoundList>

/** GET /api/rounds/{id} */
export const RoundProof = v.object({
  round: Round,
  state: v.picklist(['revealed', 'rotate_to_verify']),
  proof: Proof,
})
export type RoundProof = v.InferOutput<typeof RoundProof>

/** The part of the operator's brand that every page carries in the element `#brand`. */
export interface PageBrand {
  names: Record<Locale, string>
  lockup: { address: string; width: number; height: number }
}
