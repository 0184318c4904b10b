// The tables of schema `provider` as Kysely sees them. Amounts are minor units; int8 arrives as a safe integer.
import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Currency, Locale, PlayMode } from '@yanta/contract'
import type { Outcome } from '../outcomes.ts'

/** `next` is already committed to by its hash, `active` is used for rounds, `revealed` may be shown. */
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

/** `pending` while money is still to be moved, `open` while the player takes steps. */
export type RoundStatus = 'pending' | 'open' | 'settled' | 'failed' | 'rolled_back'

interface RoundTable {
  id: string
  /** The order in which rounds were decided. */
  seq: Generated<number>
  session_id: string
  request_id: string
  wallet_session_id: string
  player_id: string
  game_slug: string
  currency: Currency
  profile: string
  /** Null for engines without a choice. */
  choice: ColumnType<unknown, string | null, never>
  stake: number
  win: number
  /** The full outcome, including the part still hidden from the player; changes with each step. */
  outcome: JSONColumnType<Outcome>
  /** A round of steps after its stake: `balance_after_bet` is set once the stake was taken. */
  is_stepwise: Generated<boolean>
  seed_id: string
  nonce: number
  status: Generated<RoundStatus>
  /** Code of the wallet's refusal. */
  refusal: Generated<string | null>
  /** The stake is to be given back; the round will not be settled any more unless the wallet has already settled it. */
  is_withdrawn: Generated<boolean>
  /** Settled or given back while no page was open; the player's next page shows it. */
  is_unseen: Generated<boolean>
  /** The platform's own id of the movement. */
  wallet_transaction_id: Generated<string | null>
  balance_after_bet: Generated<number | null>
  balance: Generated<number | null>
  played_at: Generated<Date>
}

/** A stored round with the part of its seeds that is always public. */
export type RoundRow = Selectable<RoundTable> & Pick<SeedRow, 'client_seed' | 'server_seed_hash'>

interface StepTable {
  round_id: string
  /** From 0, in the order of the steps. */
  number: number
  request_id: string
  /** In the engine's own schema. */
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
