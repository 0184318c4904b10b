// Calls of a games provider to the platform: authenticate a run, move money, roll it back. Every request is signed;
// every money call carries the provider's own transaction id and is idempotent.
// The player's own balance is `getBalance` of player.ts.
import * as v from 'valibot'
import { PlayRules, freePlayRules } from './jurisdiction.ts'
import { defineCall } from './kit/call.ts'
import { Count, Currency, Id, Instant, Locale, Money, PositiveMoney, Slug } from './kit/scalars.ts'
import { PlayMode } from './play.ts'

const TransactionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{8,64}$/))
const RoundId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{8,64}$/))

const signed = ['invalid_request', 'invalid_signature', 'stale_signature', 'session_not_found'] as const

/** The wallet after a movement; `transactionId` is the platform's own, the same for every repetition. */
export const WalletReceipt = v.object({ transactionId: Id, balance: Money, currency: Currency })
export type WalletReceipt = v.InferOutput<typeof WalletReceipt>

/** Rounds paid by the house, at a fixed stake. Their wins are collected in `won` and become bonus money at the end. */
export const FreeRounds = v.object({
  id: Id,
  stake: PositiveMoney,
  total: Count,
  left: Count,
  won: Money,
  /** Each round is one of the game's feature, such as its free spins, instead of a usual one. */
  isFeature: v.boolean(),
  expiresAt: Instant,
})
export type FreeRounds = v.InferOutput<typeof FreeRounds>

export const authenticateRun = defineCall({
  name: 'authenticateRun',
  method: 'POST',
  path: '/wallet/v1/authenticate',
  access: 'provider',
  summary: 'Exchange the run token of a launch address for the session it stands for',
  body: v.object({ runToken: v.pipe(v.string(), v.minLength(16), v.maxLength(200)) }),
  response: v.object({
    sessionId: Id,
    /** The player's id for this provider; demo sessions get an id of their own. */
    playerId: Id,
    mode: PlayMode,
    gameSlug: Slug,
    currency: Currency,
    balance: Money,
    locale: Locale,
    nickName: v.nullable(v.string()),
    expiresAt: Instant,
    /** What the jurisdiction says of this game. Where the platform says nothing, no feature is sold and no ante is offered. */
    rules: v.optional(PlayRules, { ...freePlayRules, featureBuy: false, anteBet: false }),
    /** Free rounds of this player in this game; null: none. */
    freeRounds: v.optional(v.nullable(FreeRounds), null),
  }),
  refusals: [...signed, 'session_expired', 'session_deactivated', 'game_disabled'],
})

export const getWalletBalance = defineCall({
  name: 'getWalletBalance',
  method: 'POST',
  path: '/wallet/v1/balance',
  access: 'provider',
  summary: 'The balance of a session, expired or not, as long as its player is logged in',
  body: v.object({ sessionId: Id }),
  response: v.object({ balance: Money, currency: Currency }),
  refusals: [...signed, 'session_deactivated'],
})

export const placeBet = defineCall({
  name: 'placeBet',
  method: 'POST',
  path: '/wallet/v1/bet',
  access: 'provider',
  summary: 'Take a stake and open (or continue) a round',
  body: v.object({
    sessionId: Id,
    roundId: RoundId,
    transactionId: TransactionId,
    amount: PositiveMoney,
    currency: Currency,
  }),
  response: WalletReceipt,
  refusals: [
    ...signed,
    'session_expired',
    'session_deactivated',
    'game_disabled',
    'taking_a_break',
    'self_excluded',
    'account_closed',
    'region_blocked',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_too_large',
    'round_too_soon',
    'stake_too_large',
    'wrong_currency',
    'round_closed',
    'round_rolled_back',
    'bet_rolled_back',
    'transaction_conflict',
    'amount_too_large',
  ],
})

export const payWin = defineCall({
  name: 'payWin',
  method: 'POST',
  path: '/wallet/v1/win',
  access: 'provider',
  summary:
    'Pay a win of an open round; `closesRound` settles it, also with amount 0. Works on an expired session',
  body: v.object({
    sessionId: Id,
    roundId: RoundId,
    transactionId: TransactionId,
    amount: Money,
    currency: Currency,
    closesRound: v.optional(v.boolean(), true),
  }),
  response: WalletReceipt,
  refusals: [
    ...signed,
    'round_not_found',
    'round_closed',
    'round_rolled_back',
    'wrong_currency',
    'transaction_conflict',
    'amount_too_large',
  ],
})

export const rollbackBet = defineCall({
  name: 'rollbackBet',
  method: 'POST',
  path: '/wallet/v1/rollback',
  access: 'provider',
  summary:
    'Give a stake back. Before its bet arrived it blocks that bet for good. Works on an expired session',
  body: v.object({
    sessionId: Id,
    roundId: RoundId,
    transactionId: TransactionId,
    betTransactionId: TransactionId,
  }),
  response: WalletReceipt,
  refusals: [...signed, 'round_closed', 'transaction_conflict'],
})

export const settleRound = defineCall({
  name: 'settleRound',
  method: 'POST',
  path: '/wallet/v1/settle',
  access: 'provider',
  summary: 'A whole one-step round in one transaction: stake, win, settled',
  body: v.pipe(
    v.object({
      sessionId: Id,
      roundId: RoundId,
      betTransactionId: TransactionId,
      winTransactionId: TransactionId,
      stake: PositiveMoney,
      win: Money,
      currency: Currency,
      /** Plays one of these free rounds: its stake is theirs, no money of the player moves, and the win is collected. */
      freeRoundsId: v.optional(Id),
      /** It was the game's feature instead of a usual round, as these free rounds are; default false, never true without `freeRoundsId`. */
      isFeature: v.optional(v.boolean()),
      /** The player bought the game's feature: `stake` is its price. Default false, never true with `freeRoundsId`. */
      isBought: v.optional(v.boolean()),
      /** The player played with the ante: `stake` is the whole price of the round. Default false, never true with `isBought` or `freeRoundsId`. */
      isAnte: v.optional(v.boolean()),
    }),
    v.forward(
      v.check(({ freeRoundsId, isFeature }) => !isFeature || freeRoundsId !== undefined),
      ['isFeature'],
    ),
    v.forward(
      v.check(({ freeRoundsId, isBought }) => !isBought || freeRoundsId === undefined),
      ['isBought'],
    ),
    v.forward(
      v.check(({ freeRoundsId, isBought, isAnte }) => !isAnte || (!isBought && freeRoundsId === undefined)),
      ['isAnte'],
    ),
  ),
  response: v.object({
    ...WalletReceipt.entries,
    balanceAfterBet: Money,
    /** The free rounds after this one; null for a usual round. */
    freeRounds: v.optional(v.nullable(FreeRounds), null),
  }),
  refusals: [
    ...signed,
    'session_expired',
    'session_deactivated',
    'game_disabled',
    'taking_a_break',
    'self_excluded',
    'account_closed',
    'region_blocked',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_too_large',
    'round_too_soon',
    'stake_too_large',
    'feature_not_sold',
    'ante_not_offered',
    'free_rounds_not_found',
    'free_rounds_stake',
    'wrong_currency',
    'round_closed',
    'round_rolled_back',
    'bet_rolled_back',
    'transaction_conflict',
    'amount_too_large',
  ],
})
