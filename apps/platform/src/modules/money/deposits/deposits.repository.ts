import type { Currency, DeclineReason, DepositStatus } from '@yanta/contract'
import {
  bool,
  command,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql } from 'kysely'
import type { Opening } from '../../../adapters/payments/deposit-adapter.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { DepositEvent, DepositFlag, DepositStep } from './deposit.rules.ts'

const depositRow = row({
  id: integer,
  userId: integer,
  provider: text,
  method: text,
  amount: integer,
  currency: text<Currency>(),
  giftId: nullable(integer),
  returnQuery: text,
  status: text<DepositStatus>(),
  reason: nullable(text<DeclineReason>()),
  opening: nullable(json<Opening>()),
  createdAt: timestamptz,
  endedAt: nullable(timestamptz),
})
export type DepositRecord = RowOf<typeof depositRow>

const columns = sql`
  id, user_id as "userId", provider, method, amount, currency, gift_id as "giftId", return_query as "returnQuery", status, reason, opening,
  created_at as "createdAt", ended_at as "endedAt"`

export function selectDeposit(db: PlatformDatabase, id: number): Promise<DepositRecord | undefined> {
  return query(depositRow)`select ${columns} from deposits where id = ${id}`.find(db)
}

export function selectDepositByKey(
  db: PlatformDatabase,
  userId: number,
  key: string,
): Promise<DepositRecord | undefined> {
  return query(depositRow)`
    select ${columns} from deposits where user_id = ${userId} and request_key = ${key}`.find(db)
}

/** Locks a deposit until the transaction ends, after its player's wallet. */
export function lockDeposit(trx: PlatformDatabase, id: number): Promise<DepositRecord> {
  return query(depositRow)`select ${columns} from deposits where id = ${id} for update`.get(trx)
}

/** Newest first. */
export function selectDeposits(
  db: PlatformDatabase,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<DepositRecord[]> {
  return query(depositRow)`
    select ${columns} from deposits where user_id = ${userId} order by id desc offset ${offset} limit ${limit}`.list(
    db,
  )
}

const counted = row({ count: integer, amount: integer })

export async function countDeposits(db: PlatformDatabase, userId: number): Promise<number> {
  const { count } = await query(row({ count: integer }))`
    select count(*) as count from deposits where user_id = ${userId}`.get(db)
  return count
}

/** How many of a player's deposits wait for their end, but for those of which nobody knows it. */
export async function countOpen(trx: PlatformDatabase, userId: number): Promise<number> {
  const { count } = await query(row({ count: integer }))`
    select count(*) as count from deposits where user_id = ${userId} and status in ('created', 'pending')`.get(
    trx,
  )
  return count
}

/** Sum and number of the deposits credited from a moment on. */
export function sumCredited(
  db: PlatformDatabase,
  userId: number,
  from: Date,
): Promise<RowOf<typeof counted>> {
  return query(counted)`
    select count(*) as count, coalesce(sum(amount), 0)::int8 as amount
    from deposits where user_id = ${userId} and status = 'success' and ended_at >= ${from}`.get(db)
}

/** Sum of the deposits credited from a moment on, less what the provider took back of them. */
export async function sumKept(db: PlatformDatabase, userId: number, from: Date): Promise<number> {
  const { amount } = await query(row({ amount: integer }))`
    select coalesce(sum(d.amount - coalesce(r.amount, 0)), 0)::int8 as amount
    from deposits d left join deposit_reversals r on r.deposit_id = d.id
    where d.user_id = ${userId} and d.status = 'success' and d.ended_at >= ${from}`.get(db)
  return amount
}

const credited = row({ amount: integer, since: nullable(timestamptz), isReversed: bool })

/** Sum of all credited deposits, when the first one was, and whether the provider took any of them back. */
export function selectCredited(db: PlatformDatabase, userId: number): Promise<RowOf<typeof credited>> {
  return query(credited)`
    select coalesce(sum(amount), 0)::int8 as amount, min(ended_at) as since,
      exists (select 1 from deposit_reversals r where r.user_id = ${userId}) as "isReversed"
    from deposits where user_id = ${userId} and status = 'success'`.get(db)
}

const used = row({ method: text })

/** Keys of the ways a player has paid in by, the latest first. */
export async function selectUsedMethods(db: PlatformDatabase, userId: number): Promise<string[]> {
  const rows = await query(used)`
    select method from deposits where user_id = ${userId} and status = 'success'
    group by method order by max(ended_at) desc, max(id) desc`.list(db)
  return rows.map(({ method }) => method)
}

interface NewDeposit {
  userId: number
  key: string
  provider: string
  method: string
  amount: number
  currency: Currency
  giftId: number | null
  returnQuery: string
  createdAt: Date
  askAt: Date
}

export function insertDeposit(trx: PlatformDatabase, deposit: NewDeposit): Promise<DepositRecord> {
  const { userId, key, provider, method, amount, currency, giftId, returnQuery, createdAt, askAt } = deposit
  return query(depositRow)`
    insert into deposits (user_id, request_key, provider, method, amount, currency, gift_id, return_query, created_at, ask_at)
    values (${userId}, ${key}, ${provider}, ${method}, ${amount}, ${currency}, ${giftId}, ${returnQuery}, ${createdAt}, ${askAt})
    returning ${columns}`.get(trx)
}

/** Writes where an event has led. */
export async function updateDeposit(
  trx: PlatformDatabase,
  id: number,
  { status, reason }: Pick<DepositStep, 'status' | 'reason'>,
  endedAt: Date | null,
): Promise<void> {
  await trx.updateTable('deposits').set({ status, reason, ended_at: endedAt }).where('id', '=', id).execute()
}

/** The first one stays. */
export async function updateOpening(trx: PlatformDatabase, id: number, opening: Opening): Promise<void> {
  await command`
    update deposits set opening = ${JSON.stringify(opening)}::jsonb where id = ${id} and opening is null`.run(
    trx,
  )
}

interface NewNotification {
  provider: string
  eventId: string
  /** Null: the provider named none of ours. */
  depositId: number | null
  body: string
}

/** False when it is known: another process may just be at it, then this one waits for its end. */
export async function insertNotification(
  trx: PlatformDatabase,
  now: Date,
  { provider, eventId, depositId, body }: NewNotification,
): Promise<boolean> {
  const inserted = await command`
    insert into deposit_notifications (provider, event_id, deposit_id, body, received_at)
    values (${provider}, ${eventId}, ${depositId}, ${body}, ${now}) on conflict do nothing`.run(trx)
  return inserted > 0
}

interface OpenItem {
  depositId: number
  kind: DepositFlag
  /** What the provider said. */
  event: DepositEvent
  /** Of the deposit before it. */
  status: DepositStatus
}

/** One for what was said, however often it is said, also after it was closed. */
export async function insertOpenItem(
  trx: PlatformDatabase,
  now: Date,
  { depositId, kind, event, status }: OpenItem,
): Promise<void> {
  const detail = { event, status }
  await command`
    insert into deposit_open_items (deposit_id, kind, detail, created_at)
    values (${depositId}, ${kind}, ${JSON.stringify(detail)}::jsonb, ${now}) on conflict do nothing`.run(trx)
}

const due = row({ id: integer, userId: integer, provider: text, askCount: integer })

/** Deposits whose provider is to be asked how they ended. */
export function selectDueToAsk(db: PlatformDatabase, now: Date, limit: number): Promise<RowOf<typeof due>[]> {
  return query(due)`
    select id, user_id as "userId", provider, ask_count as "askCount" from deposits
    where status in ('created', 'pending', 'unknown') and ask_at <= ${now} order by ask_at limit ${limit}`.list(
    db,
  )
}

export async function updateAsking(db: PlatformDatabase, id: number, next: Date): Promise<void> {
  await command`update deposits set ask_at = ${next}, ask_count = ask_count + 1 where id = ${id}`.run(db)
}

const silent = row({ id: integer, userId: integer })

/** Deposits begun before a moment of which no end is known. */
export function selectSilent(
  db: PlatformDatabase,
  before: Date,
  limit: number,
): Promise<RowOf<typeof silent>[]> {
  return query(silent)`
    select id, user_id as "userId" from deposits where status in ('created', 'pending') and created_at <= ${before}
    order by created_at limit ${limit}`.list(db)
}

/** Gives none of the next `count` ids to a deposit. Returns the last of them. */
export async function skipDepositIds(trx: PlatformDatabase, count: number): Promise<number> {
  const { id } = await query(row({ id: integer }))`
    select setval(pg_get_serial_sequence('deposits', 'id'), nextval(pg_get_serial_sequence('deposits', 'id')) + ${count}::bigint - 1) as id`.get(
    trx,
  )
  return id
}
