// What the steps of the wallet read and return: session, balances, round and transactions of one player.
import type { RefusalCode } from '@yanta/contract'
import type { BonusEnd, LiveBonus } from '../bonuses/bonuses.service.ts'
import type { PlayedFreeRound, SeriesFacts } from '../free-rounds/free-rounds.sql.ts'
import type { PlayLimits } from '../own-limits/own-limits.service.ts'
import type { SplitMoney } from './split-money.ts'

export interface WalletRound {
  sessionId: number
  status: 'open' | 'settled' | 'rolled_back'
  /** What was staked and not rolled back, whoever paid it; of a round that was rolled back whole, its last stake. */
  staked: number
  stake: SplitMoney
  win: SplitMoney
  /** The bonus active at the first bet, in a game that allows bonus money. */
  bonusId: number | null
  /** The player bought the game's feature: the stake is its price. */
  isBought: boolean
  /** The player played it with the ante: the stake is the whole price. */
  isAnte: boolean
  /** The free round it is; null for a round with the player's money. */
  freeRound: PlayedFreeRound | null
}

export interface WalletTransaction {
  transactionId: string
  kind: 'bet' | 'win' | 'rollback'
  sessionId: number
  roundRef: string
  amount: number
  parts: SplitMoney
  closesRound: boolean
  betTransactionId: string | null
  /** `blocked` is a bet that was rolled back before it arrived. */
  status: 'done' | 'rolled_back' | 'blocked'
  /** The balance in the answer to the provider. */
  balance: number
}

export interface WalletMovement {
  kind: 'bet' | 'win' | 'rollback' | 'conversion'
  /** For a conversion, the transaction that caused it. */
  transactionId: string
  gains: SplitMoney
  /** The balances after it. */
  balances: SplitMoney
}

export interface WalletState {
  /** `wagerContribution` is the percent of a stake that counts. */
  session: { id: number; currency: string; allowsBonus: boolean; wagerContribution: number }
  /** The player's bonus while its money may be staked; has `end` once a step has ended it. */
  bonus: (LiveBonus & { end?: BonusEnd }) | null
  /** The free rounds that the request names, if they are this player's in this game. */
  freeRounds: (SeriesFacts & { maySettle: boolean }) | null
  /** Why the session, the game or the gate refuses stakes now. */
  stakeRefusal: RefusalCode | null
  /**
   * What the jurisdiction asks of a stake: how long until a round may start, the most of a round (null: any), and whether it may buy a
   * feature or have an ante.
   */
  rules: { waitMs: number; mostStake: number | null; featureBuy: boolean; anteBet: boolean }
  /** What the player has limited; null without a limit on play. */
  limits: PlayLimits | null
  balances: SplitMoney
  roundRef: string
  round: WalletRound | null
  /** Transactions with one of the request's ids: stored ones, and those made by this step. */
  transactions: readonly WalletTransaction[]
  movements: readonly WalletMovement[]
}
