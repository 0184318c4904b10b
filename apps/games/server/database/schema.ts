// The tables of schema `provider` as Kysely sees them. Amounts are minor units; int8 arrives as a safe integer.
import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Currency, Locale, PlayMode } from '@yanta/contract'
import type { Outcome } from '../outcomes.ts'

/** `next` is already bound by its hash, `active` gives the rounds, `revealed` may be seen. */
export type SeedStatus = 'next' | 'active' | 'revealed'

export interface SeedRow {
  id: string
  player_id: string
  game_slug: string
  server_seed: string
  server_seed_hash: string
  client_seed: string
  /** Of the next round. */
  nonce: number
  status: SeedStatus
}

export interface SessionRow {
  id: string
  bearer_hash: string
  wallet_session_id: string
  player_id: string
  mode: PlayMode
  game_slug: string
  currency: Currency
  locale: Locale
  expires_at: Date
}

/** `pending` while money is to be moved, `open` while the player takes steps. */
export type RoundStatus = 'pending' | 'open' | 'settled' | 'failed' | 'rolled_back'

interface RoundTable {
  id: string
  /** Order in which rounds were decided. */
  seq: Generated<number>
  session_id: string
  request_id: string
  wallet_session_id: string
  player_id: string
  game_slug: string
  currency: Currency
  profile: string
  /** Null where the engine takes none. */
  choice: ColumnType<unknown, string | null, never>
  stake: number
  win: number
  /** Whole, with what the player may not know yet; changes with each step. */
  outcome: JSONColumnType<Outcome>
  /** Goes on after its stake: `balance_after_bet` tells that the stake was taken. */
  is_stepwise: Generated<boolean>
  seed_id: string
  nonce: number
  status: Generated<RoundStatus>
  /** Why the wallet said no. */
  refusal: Generated<string | null>
  /** The stake is to be taken back; the round will not be settled any more unless the wallet already did. */
  is_withdrawn: Generated<boolean>
  /** Settled or given back while nobody was looking; the next page of the player tells. */
  is_unseen: Generated<boolean>
  /** The platform's own id of the movement. */
  wallet_transaction_id: Generated<string | null>
  balance_after_bet: Generated<number | null>
  balance: Generated<number | null>
  played_at: Generated<Date>
}

/** A stored round with what may be said of its seeds at any time. */
export type RoundRow = Selectable<RoundTable> & Pick<SeedRow, 'client_seed' | 'server_seed_hash'>

interface StepTable {
  round_id: string
  /** From 0, in the order of the steps. */
  number: number
  request_id: string
  /** In the words of the engine. */
  step: ColumnType<unknown, string, never>
  taken_at: Generated<Date>
}

export interface ProviderTables {
  seeds: SeedRow
  sessions: SessionRow
  rounds: RoundTable
  round_steps: StepTable
}

export type ProviderDatabase = Kysely<ProviderTables>
