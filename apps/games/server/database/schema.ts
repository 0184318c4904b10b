// Written by `node tools/database/write-schemas.ts` from the migrations; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Currency, DeclineReason, FreeRounds, Locale, RefusalParams } from '@yanta/contract'
import type { PayOutcome } from '../pay/pay-order.rules.ts'
import type { Outcome } from '../outcomes.ts'

export interface PayNotificationsTable {
  id: string
  order_id: string
  body: string
  tries: Generated<number>
  next_at: Date | null
  acknowledged_at: Date | null
}

export interface PayOrdersTable {
  id: string
  page_key: string
  method: string
  method_name: string
  is_card: boolean
  amount: number
  currency: Currency
  locale: Locale
  return_url: string
  status: 'open' | 'confirming' | 'processing' | 'success' | 'failed'
  reason: DeclineReason | null
  outcome: PayOutcome
  card_tail: string | null
  wrong_codes: number
  is_silent: boolean
  due_at: Date | null
  opened_at: Date
  ended_at: Date | null
  fee: Generated<number>
}

export interface RoundStepsTable {
  round_id: string
  number: number
  request_id: string
  step: ColumnType<unknown, string, string>
  taken_at: Generated<Date>
}

export interface RoundsTable {
  id: string
  seq: GeneratedAlways<number>
  session_id: string
  request_id: string
  wallet_session_id: string
  player_id: string
  game_slug: string
  currency: Currency
  profile: string
  stake: number
  win: number
  outcome: ColumnType<Outcome, string, string>
  seed_id: string
  nonce: number
  status: Generated<'pending' | 'open' | 'settled' | 'failed' | 'rolled_back'>
  refusal: string | null
  is_withdrawn: Generated<boolean>
  is_unseen: Generated<boolean>
  wallet_transaction_id: string | null
  balance_after_bet: number | null
  balance: number | null
  played_at: Generated<Date>
  choice: ColumnType<unknown, string | null, string | null>
  is_stepwise: Generated<boolean>
  free_rounds_id: string | null
  free_rounds: ColumnType<FreeRounds | null, string | null, string | null>
  refusal_params: ColumnType<RefusalParams | null, string | null, string | null>
}

export interface SeedsTable {
  id: string
  player_id: string
  game_slug: string
  server_seed: string
  server_seed_hash: string
  client_seed: string
  nonce: Generated<number>
  status: 'next' | 'active' | 'revealed'
  created_at: Generated<Date>
}

export interface SessionsTable {
  id: string
  bearer_hash: string
  wallet_session_id: string
  player_id: string
  mode: 'real' | 'demo'
  game_slug: string
  currency: Currency
  locale: Locale
  expires_at: Date
  created_at: Generated<Date>
  engine: string | null
  profile: string | null
  may_buy: Generated<boolean>
  may_ante: Generated<boolean>
}

export interface ProviderTables {
  pay_notifications: PayNotificationsTable
  pay_orders: PayOrdersTable
  round_steps: RoundStepsTable
  rounds: RoundsTable
  seeds: SeedsTable
  sessions: SessionsTable
}
