import {
  bool,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { insertEvent, momentOf } from '../../../plugins/event-outbox/event-outbox.sql.ts'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'
import { saveRound, type RoundRecord } from '../../play/rounds/rounds.sql.ts'
import type { BonusUpdate, LiveBonus } from '../bonuses/bonuses.service.ts'
import { saveBonus, selectLiveBonus } from '../bonuses/bonuses.sql.ts'
import {
  saveFreeRound,
  selectPlayedFreeRound,
  selectSeries,
  type PlayedFreeRound,
  type SeriesFacts,
} from '../free-rounds/free-rounds.sql.ts'
import type { GateFacts } from '../gate/gate.service.ts'
import { selectGateFacts } from '../gate/gate.sql.ts'
import {
  savePlayLimits,
  selectPlayLimits,
  type PlayLimitFacts,
  type PlayLimitsUpdate,
} from '../own-limits/limits.sql.ts'
import type { WalletRound, WalletTransaction } from './wallet-state.ts'

export interface StoredTransaction extends WalletTransaction {
  /** The platform's own id, sent to the provider as `transactionId`. */
  id: number
}

const walletFacts = row({
  isActive: bool,
  isExpired: bool,
  isGameDisabled: bool,
  allowsBonus: bool,
  wagerContribution: integer,
  engine: nullable(text),
  /** Start of the session's latest round; null also where it is not asked for. */
  lastStartedAt: nullable(timestamptz),
  /** Null also where it is not asked for. */
  birthday: nullable(text),
  /** Null in a guest's demo. */
  gate: nullable(json<GateFacts>()),
  /** Null without a limit on play. */
  limits: nullable(json<PlayLimitFacts>()),
  bonus: nullable(json<LiveBonus>()),
  freeRounds: nullable(json<SeriesFacts>()),
  round: nullable(json<WalletRound & { startedAt: string }>()),
  transactions: json<StoredTransaction[]>(),
})
/** The facts that decide a request, read after the wallet is locked. */
export type WalletFacts = RowOf<typeof walletFacts>

interface Wanted {
  provider: string
  sessionId: number
  userId: number | null
  roundRef: string
  /** The free rounds that the request names. */
  freeRoundsId: number | null
  transactionIds: readonly string[]
  /** Whether the jurisdiction has a least time between rounds, and a largest stake by age. */
  asksPace: boolean
  asksAge: boolean
}

/** One query for everything a step reads. */
export function selectWalletFacts(
  trx: PlatformDatabase,
  now: Date,
  { provider, sessionId, userId, roundRef, freeRoundsId, transactionIds, asksPace, asksAge }: Wanted,
): Promise<WalletFacts> {
  const series =
    freeRoundsId !== null && userId !== null
      ? selectSeries(freeRoundsId, {
          userId,
          gameSlug: sql.ref('s.game_slug'),
          currency: sql.ref('s.currency'),
        })
      : sql`null::jsonb`
  return query(walletFacts)`
    select s.active as "isActive", s.expires_at <= ${now} as "isExpired", g.disabled_reason is not null as "isGameDisabled",
      g.allow_bonus_balance as "allowsBonus", g.wager_contribution as "wagerContribution", g.engine,
      ${asksPace ? selectLastStart(sql`${userId}::bigint`, sessionId) : sql`null::timestamptz`} as "lastStartedAt",
      ${asksAge ? sql`(select u.birthday::text from users u where u.id = ${userId}::bigint)` : sql`null::text`} as birthday,
      ${selectGateFacts(sql`${userId}::bigint`, now)} as gate, ${selectPlayLimits(sql`${userId}::bigint`)} as limits,
      ${selectLiveBonus(sql`${userId}::bigint`, { provider, ref: roundRef }, now)} as bonus, ${series} as "freeRounds",
      (select jsonb_build_object('startedAt', r.started_at, 'sessionId', r.session_id, 'status', r.status, 'staked', r.staked, 'bonusId', r.bonus_id, 'isBought', r.is_bought, 'isAnte', r.is_ante,
          'freeRound', ${selectPlayedFreeRound(sql.ref('r.provider'), sql.ref('r.ref'))},
          'stake', jsonb_build_object('real', r.stake_real, 'bonus', r.stake_bonus), 'win', jsonb_build_object('real', r.win_real, 'bonus', r.win_bonus))
        from rounds r where r.provider = ${provider} and r.ref = ${roundRef}) as round,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'transactionId', t.transaction_id, 'kind', t.kind, 'sessionId', t.session_id,
          'roundRef', t.round_ref, 'amount', t.amount, 'parts', jsonb_build_object('real', t.real_part, 'bonus', t.bonus_part),
          'closesRound', t.closes_round, 'betTransactionId', t.bet_transaction_id, 'status', t.status, 'balance', t.balance)), '[]')
        from wallet_transactions t where t.provider = ${provider} and t.transaction_id = any(${transactionIds}::text[])) as transactions
    from game_sessions s join games g on g.slug = s.game_slug where s.id = ${sessionId}`.get(trx)
}

/** A player has one running session, so that its latest round is the player's latest or none. */
function selectLastStart(userId: RawBuilder<unknown>, sessionId: number): RawBuilder<unknown> {
  return sql`(
        select latest.started_at from (
          select r.started_at, r.session_id from rounds r where r.user_id = ${userId} order by r.id desc limit 1
        ) latest where latest.session_id = ${sessionId})`
}

const known = row({ birthday: nullable(text), engine: nullable(text) })

/** What the rules of a run depend on: the birthday of its player, if it has one, and the engine of its game. */
export function selectRuledBy(
  db: PlatformDatabase,
  { userId, gameSlug }: { userId: number | null; gameSlug: string },
): Promise<RowOf<typeof known>> {
  return query(known)`
    select g.engine, (select u.birthday::text from users u where u.id = ${userId}::bigint) as birthday
    from games g where g.slug = ${gameSlug}`.get(db)
}

interface Changes {
  provider: string
  transactions: readonly WalletTransaction[]
  rolledBack: readonly string[]
  round: RoundRecord | null
  events: readonly OutboxEvent[]
  bonus: BonusUpdate | null
  freeRound: (PlayedFreeRound & { isLast: boolean }) | null
  limits: PlayLimitsUpdate | null
}

/** Id, start and end of an event's round, read from the statement that writes them. */
const momentsOfRound = {
  object: sql`jsonb_build_object('roundId', id, 'startedAt', ${momentOf(sql.ref('started_at'))}, 'settledAt', ${momentOf(sql.ref('ended_at'))})`,
  from: sql`saved_round`,
}

/** The CTE of an event. Each is read from the one before it, so that they are written in their order. */
function noteEvent(event: OutboxEvent, index: number, now: Date): RawBuilder<unknown> {
  const before = index === 0 ? sql`saved_round` : sql.ref(`noted_${index - 1}`)
  const derived = event.type === 'round.settled' ? momentsOfRound : { object: sql`'{}'::jsonb`, from: before }
  return sql`${sql.ref(`noted_${index}`)} as (${insertEvent(event, derived, now)} returning id),`
}

const writtenTransaction = row({ id: integer, transactionId: text, order: integer, isRoundSaved: bool })

/** Another session's request opened the round after this one looked for it. */
export class RoundTaken extends Error {
  override name = 'RoundTaken'
}

/**
 * One statement for all writes of a step, its ledger movements included. The ids are written first: a request that waits for
 * another with the same id locks no house account, which players share.
 * @returns the new transactions with the platform's ids, and the order number of the events about them
 * @throws RoundTaken, and then the transaction must not be committed: its money would be without a round
 */
export async function insertChanges(
  trx: PlatformDatabase,
  now: Date,
  { provider, transactions, rolledBack, round, events, bonus, freeRound, limits }: Changes,
  money: RawBuilder<unknown> | null,
): Promise<{ written: StoredTransaction[]; order: number }> {
  const column = <Key extends keyof WalletTransaction>(key: Key) => transactions.map((each) => each[key])
  const parts = column('parts')
  const rows = await query(writtenTransaction)`
    with ${round ? sql`saved_round as (${saveRound(round, now)}),` : sql``}
    ${bonus ? sql`wagered as (${saveBonus(bonus, now)}),` : sql``}
    ${freeRound ? sql`${saveFreeRound(freeRound, { provider, ref: round!.ref, isLast: freeRound.isLast }, now)},` : sql``}
    ${limits ? sql`${savePlayLimits(limits)},` : sql``}
    ${sql.join(
      events.map((event, index) => noteEvent(event, index, now)),
      sql` `,
    )}
    ${
      rolledBack.length > 0
        ? sql`
      taken_back as (update wallet_transactions set status = 'rolled_back' where provider = ${provider} and transaction_id = any(${rolledBack}::text[])),`
        : sql``
    }
    written as (
      insert into wallet_transactions
        (provider, transaction_id, kind, session_id, round_ref, amount, real_part, bonus_part, closes_round, bet_transaction_id, status, balance)
      select ${provider}::text, * from unnest(
        ${column('transactionId')}::text[], ${column('kind')}::text[], ${column('sessionId')}::bigint[], ${column('roundRef')}::text[],
        ${column('amount')}::bigint[], ${parts.map(({ real }) => real)}::bigint[], ${parts.map(({ bonus }) => bonus)}::bigint[],
        ${column('closesRound')}::boolean[], ${column('betTransactionId')}::text[], ${column('status')}::text[], ${column('balance')}::bigint[])
      returning id, transaction_id
    )
    ${money ? sql`, ${money}` : sql``}
    select id, transaction_id as "transactionId", nextval('event_order') as "order", ${round ? sql`exists (select from saved_round)` : sql`true`} as "isRoundSaved" from written`.list(
    trx,
  )
  if (!rows.every(({ isRoundSaved }) => isRoundSaved)) throw new RoundTaken()
  const ids = new Map(rows.map(({ id, transactionId }) => [transactionId, id]))
  return {
    written: transactions.map((each) => ({ ...each, id: ids.get(each.transactionId)! })),
    order: Math.max(...rows.map(({ order }) => order)),
  }
}
