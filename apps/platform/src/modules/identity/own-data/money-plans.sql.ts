import { sql } from 'kysely'
import { plan, type TablePlan } from './data-plan.ts'
import { blank, noFields, nothing, ofUser } from './identity-plans.sql.ts'

const ofDeposit: TablePlan['rows'] = (player) => sql`
  t.deposit_id in (select d.id from deposits d where d.user_id = ${player})`
const ofPayout: TablePlan['rows'] = (player) => sql`
  t.payout_id in (select p.id from payouts p where p.user_id = ${player})`

/** The ledger, deposits, payouts and bonuses. Entries are read with their transactions, by `selectMovements`. */
export const moneyPlans: readonly TablePlan[] = [
  plan('ledger_accounts', { rows: ofUser, shown: ['id', 'name', 'user_id', 'kind', 'unit', 'balance'] }),
  plan('ledger_entries', {
    rows: (player) => sql`t.account_id in (select a.id from ledger_accounts a where a.user_id = ${player})`,
    shown: ['transaction_id', 'account_id', 'unit', 'amount'],
  }),
  // Those with a free text: they alone change at erasure.
  plan('ledger_transactions', {
    rows: (player) => sql`
      t.note is not null and t.id in (
        select e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.user_id = ${player})`,
    shown: ['id', 'kind', 'scope', 'key', 'note', 'created_at'],
    erased: { note: nothing },
  }),
  plan('deposits', {
    rows: ofUser,
    shown: [
      'id',
      'user_id',
      'provider',
      'method',
      'amount',
      'currency',
      'gift_id',
      'return_query',
      'status',
      'reason',
      'created_at',
      'ended_at',
    ],
    hidden: { request_key: 'house', opening: 'secret', ask_at: 'house', ask_count: 'house' },
    erased: { return_query: blank, opening: nothing },
    isLong: true,
  }),
  plan('deposit_notifications', {
    rows: ofDeposit,
    shown: ['provider', 'event_id', 'deposit_id', 'body', 'received_at'],
    erased: { body: blank },
  }),
  plan('deposit_open_items', {
    rows: ofDeposit,
    shown: ['id', 'deposit_id', 'kind', 'detail', 'created_at', 'closed_at'],
    erased: { detail: noFields },
  }),
  plan('deposit_reversals', {
    rows: ofUser,
    shown: ['deposit_id', 'user_id', 'amount', 'taken', 'created_at'],
  }),
  plan('payouts', {
    rows: ofUser,
    shown: [
      'id',
      'user_id',
      'method',
      'currency',
      'amount',
      'fee',
      'fields',
      'target',
      'status',
      'reason',
      'created_at',
      'expected_at',
    ],
    hidden: { key: 'house' },
    erased: { fields: noFields, target: blank, reason: nothing },
    isLong: true,
  }),
  plan('payout_steps', { rows: ofPayout, shown: ['payout_id', 'status', 'at', 'is_automatic'] }),
  plan('payout_gifts', {
    rows: ofPayout,
    shown: ['payout_id', 'gift_id', 'state', 'expires_at', 'due_until'],
  }),
  plan('payout_codes', { rows: ofUser, shown: ['user_id'], hidden: { code_id: 'house' }, erased: 'rows' }),
  plan('bonuses', {
    rows: ofUser,
    shown: [
      'id',
      'user_id',
      'currency',
      'note',
      'amount',
      'wager_needed',
      'wager_done',
      'conversion_cap',
      'converted',
      'status',
      'created_at',
      'expires_at',
      'ended_at',
      'max_stake',
      'gift_id',
    ],
    hidden: { scope: 'house', key: 'house' },
    erased: { note: nothing },
    isLong: true,
  }),
]
