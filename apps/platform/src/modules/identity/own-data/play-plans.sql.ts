import { sql } from 'kysely'
import { plan, type TablePlan } from './data-plan.ts'
import { blank, ofUser } from './identity-plans.sql.ts'

const ofFact = {
  data: 'copy',
  id: 'copy',
  xid: 'copy',
  type: 'copy',
  user_id: 'copy',
  happened_at: 'copy',
} as const

/** The only facts with more in them than numbers: where a payout went, masked. */
const ofPayoutFact: TablePlan['rows'] = (player) => sql`t.user_id = ${player} and t.type = 'payout.moved'`
const withoutTarget = { data: sql`t.data - 'target'` }

/** Of one period of `player_limit_usage`, whose four numbers begin there. */
const usageOf = (first: number) => sql`json_build_object(
  'starts_at', to_timestamp((t.usage ->> ${sql.lit(first)})::float8 / 1000), 'staked', t.usage -> ${sql.lit(first + 1)},
  'lost', t.usage -> ${sql.lit(first + 2)}, 'played_ms', t.usage -> ${sql.lit(first + 3)})`

/** Games, rounds, and the breaks from them. */
export const playPlans: readonly TablePlan[] = [
  plan('game_sessions', {
    rows: ofUser,
    shown: [
      'id',
      'user_id',
      'login_id',
      'mode',
      'game_slug',
      'currency',
      'locale',
      'demo_balance',
      'active',
      'deactivation_reason',
      'created_at',
      'expires_at',
      'region',
      'provider',
    ],
    hidden: { run_token_seed: 'secret', run_token_hash: 'secret' },
    erased: { region: blank },
    isLong: true,
  }),
  plan('rounds', {
    rows: ofUser,
    shown: [
      'id',
      'provider',
      'ref',
      'session_id',
      'user_id',
      'game_slug',
      'currency',
      'status',
      'staked',
      'stake_real',
      'stake_bonus',
      'win_real',
      'win_bonus',
      'started_at',
      'ended_at',
      'bonus_id',
      'is_bought',
      'is_ante',
    ],
    isLong: true,
  }),
  // What the provider has asked for: each amount is one of a round and of the ledger.
  plan('wallet_transactions', {
    rows: (player) => sql`t.session_id in (select s.id from game_sessions s where s.user_id = ${player})`,
    hidden: {
      id: 'copy',
      provider: 'copy',
      transaction_id: 'copy',
      kind: 'copy',
      session_id: 'copy',
      round_ref: 'copy',
      amount: 'copy',
      real_part: 'copy',
      bonus_part: 'copy',
      closes_round: 'copy',
      bet_transaction_id: 'copy',
      status: 'copy',
      balance: 'copy',
      created_at: 'copy',
    },
  }),
  plan('event_outbox', { rows: ofPayoutFact, hidden: ofFact, erased: withoutTarget }),
  plan('event_archive', { rows: ofPayoutFact, hidden: ofFact, erased: withoutTarget }),
  plan('recent_games', { rows: ofUser, shown: ['user_id', 'game_slug', 'opened_at'], erased: 'rows' }),
  plan('user_favourites', {
    rows: ofUser,
    shown: ['user_id', 'game_id'],
    hidden: { place: 'house' },
    erased: 'rows',
  }),
  plan('player_breaks', { rows: ofUser, shown: ['user_id', 'until', 'taken_at'] }),
  plan('player_limits', {
    rows: ofUser,
    shown: [
      'user_id',
      'kind',
      'period',
      'value',
      'change_asked_at',
      'change_value',
      'told_percent',
      'told_of',
    ],
    erased: 'rows',
  }),
  plan('player_limit_usage', {
    rows: ofUser,
    shown: ['user_id', 'usage'],
    shownAs: {
      usage: sql`json_build_object('played_at', to_timestamp((t.usage ->> 0)::float8 / 1000), 'day', ${usageOf(1)}, 'week', ${usageOf(5)}, 'month', ${usageOf(9)})`,
    },
    hidden: { limits: 'copy' },
    erased: 'rows',
  }),
  plan('self_exclusions', {
    rows: ofUser,
    shown: ['user_id', 'started_at', 'until', 'ended_at'],
    // The second names an exclusion of another account.
    hidden: { id: 'house', same_as: 'house' },
  }),
  plan('reality_checks', { rows: ofUser, shown: ['user_id', 'minutes', 'answered_at'], erased: 'rows' }),
]
