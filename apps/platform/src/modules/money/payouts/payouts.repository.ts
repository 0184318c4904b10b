import type { Currency, PayoutStatus } from '@yanta/contract'
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
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { BurntGift } from '../../rewards/gifts/gifts.service.ts'
import { selectIdentityVerified } from '../../identity/verified-identity/identity-verified.sql.ts'
import { owes } from '../deposits/debts.sql.ts'
import { openStatuses, type ConditionFacts } from './payout.rules.ts'

const payoutRow = row({
  id: integer,
  userId: integer,
  method: text,
  currency: text<Currency>(),
  amount: integer,
  fee: integer,
  fields: json<Record<string, string>>(),
  target: text,
  status: text<PayoutStatus>(),
  reason: nullable(text),
  createdAt: timestamptz,
  expectedAt: timestamptz,
  steps: json<{ status: PayoutStatus; at: string }[]>(),
  giftIds: json<number[]>(),
})
export type PayoutRecord = RowOf<typeof payoutRow>

const columns = sql`
  p.id, p.user_id as "userId", p.method, p.currency, p.amount, p.fee, p.fields, p.target, p.status, p.reason, p.created_at as "createdAt",
  p.expected_at as "expectedAt",
  (select json_agg(json_build_object('status', s.status, 'at', s.at) order by s.at,
      array_position(array['new', 'approved', 'sent'], s.status))
    from payout_steps s where s.payout_id = p.id) as steps,
  (select coalesce(json_agg(g.gift_id order by g.gift_id), '[]') from payout_gifts g where g.payout_id = p.id) as "giftIds"`

export interface NewPayout {
  userId: number
  key: string
  method: string
  currency: Currency
  amount: number
  fee: number
  fields: Record<string, string>
  target: string
  createdAt: Date
  expectedAt: Date
}

/** The id of the new payout, with its first step and the gifts that burned with it. */
export async function insertPayout(
  trx: PlatformDatabase,
  payout: NewPayout,
  burnt: readonly BurntGift[],
): Promise<number> {
  const { id } = await trx
    .insertInto('payouts')
    .values({
      user_id: payout.userId,
      key: payout.key,
      method: payout.method,
      currency: payout.currency,
      amount: payout.amount,
      fee: payout.fee,
      fields: JSON.stringify(payout.fields),
      target: payout.target,
      created_at: payout.createdAt,
      expected_at: payout.expectedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('payout_steps')
    .values({ payout_id: id, status: 'new', at: payout.createdAt })
    .execute()
  if (burnt.length > 0)
    await trx
      .insertInto('payout_gifts')
      .values(
        burnt.map(({ giftId, state, expiresAt, dueUntil }) => ({
          payout_id: id,
          gift_id: giftId,
          state,
          expires_at: expiresAt,
          due_until: dueUntil,
        })),
      )
      .execute()
  return id
}

export function selectBurntGifts(trx: PlatformDatabase, payoutId: number): Promise<BurntGift[]> {
  return trx
    .selectFrom('payout_gifts')
    .select(['gift_id as giftId', 'state', 'expires_at as expiresAt', 'due_until as dueUntil'])
    .where('payout_id', '=', payoutId)
    .orderBy('gift_id')
    .execute()
}

export function selectPayout(db: PlatformDatabase, id: number): Promise<PayoutRecord | undefined> {
  return query(payoutRow)`select ${columns} from payouts p where p.id = ${id}`.find(db)
}

/** The payout of one press of the button. */
export function selectPayoutByKey(
  db: PlatformDatabase,
  userId: number,
  key: string,
): Promise<PayoutRecord | undefined> {
  return query(payoutRow)`
    select ${columns} from payouts p where p.user_id = ${userId} and p.key = ${key}`.find(db)
}

/** Locks a payout until the transaction ends, after the wallet of its player. */
export function lockPayout(trx: PlatformDatabase, id: number): Promise<PayoutRecord | undefined> {
  return query(payoutRow)`select ${columns} from payouts p where p.id = ${id} for update of p`.find(trx)
}

/** Newest first. */
export function selectPayouts(
  db: PlatformDatabase,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<PayoutRecord[]> {
  return query(payoutRow)`
    select ${columns} from payouts p where p.user_id = ${userId} order by p.id desc limit ${limit} offset ${offset}`.list(
    db,
  )
}

/** Those of a player that are not over, newest first. */
export function selectOpenPayouts(db: PlatformDatabase, userId: number): Promise<PayoutRecord[]> {
  return query(payoutRow)`
    select ${columns} from payouts p
    where p.user_id = ${userId} and p.status in ('new', 'approved', 'sent') order by p.id desc`.list(db)
}

/** Those of all players in a state, oldest first; `after` is the id of the last one seen. */
export function selectPayoutsIn(
  db: PlatformDatabase,
  status: PayoutStatus,
  { after, limit }: { after: number; limit: number },
): Promise<PayoutRecord[]> {
  return query(payoutRow)`
    select ${columns} from payouts p where p.status = ${status} and p.id > ${after} order by p.id limit ${limit}`.list(
    db,
  )
}

/** Those of all players that are not over though they should be by `now`, those due first. */
export function selectLatePayouts(db: PlatformDatabase, now: Date, limit: number): Promise<PayoutRecord[]> {
  return query(payoutRow)`
    select ${columns} from payouts p
    where p.status in ('new', 'approved', 'sent') and p.expected_at < ${now} order by p.expected_at, p.id limit ${limit}`.list(
    db,
  )
}

const counted = row({ total: integer })

export async function countPayouts(db: PlatformDatabase, userId: number): Promise<number> {
  return (await query(counted)`select count(*) as total from payouts where user_id = ${userId}`.get(db)).total
}

/** The way to be paid out that the player used last. */
export async function selectLastMethod(db: PlatformDatabase, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('payouts')
    .select('method')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.method ?? null
}

/** Writes a change of state; the payout is locked. Of one that is over nobody needs to know the whole target. */
export async function updateStatus(
  trx: PlatformDatabase,
  now: Date,
  {
    id,
    status,
    reason,
    isAutomatic,
  }: { id: number; status: PayoutStatus; reason: string | null; isAutomatic: boolean },
): Promise<void> {
  const isOver = !openStatuses.includes(status)
  await trx
    .updateTable('payouts')
    .set({ status, reason, ...(isOver && { fields: '{}' }) })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('payout_steps')
    .values({ payout_id: id, status, at: now, is_automatic: isAutomatic })
    .execute()
}

const approved = row({ currency: text<Currency>(), amount: integer })

/** What a rule approved of a player since a moment, by currency. */
export function selectApprovedAlone(
  trx: PlatformDatabase,
  userId: number,
  since: Date,
): Promise<RowOf<typeof approved>[]> {
  return query(approved)`
    select p.currency, sum(p.amount)::int8 as amount from payouts p join payout_steps s on s.payout_id = p.id
    where p.user_id = ${userId} and s.status = 'approved' and s.is_automatic and s.at >= ${since} group by p.currency`.list(
    trx,
  )
}

const player = row({
  phone: nullable(text),
  isMultiAccount: bool,
  isPhoneProven: bool,
  isEmailProven: bool,
  isRegisteredByEmail: bool,
  isHeld: bool,
  openPayouts: integer,
  isIdentityVerified: bool,
  paidOut: integer,
})
export type PayoutPlayer = Omit<ConditionFacts, 'hasBonus' | 'needsDocuments'> & {
  phone: string | null
  isMultiAccount: boolean
  isIdentityVerified: boolean
  /** What was paid out or may still be, in minor units. */
  paidOut: number
}

export function selectPayoutPlayer(db: PlatformDatabase, userId: number): Promise<PayoutPlayer> {
  return query(player)`
    select case when phone_verified_at is not null then phone end as phone, multi_account as "isMultiAccount",
      phone is not null and phone_verified_at is not null as "isPhoneProven",
      email is not null and email_verified_at is not null as "isEmailProven",
      registration_contact_type = 'email' as "isRegisteredByEmail",
      payouts_held_at is not null or ${owes(sql.ref('users.id'))} as "isHeld",
      (select count(*) from payouts p where p.user_id = users.id and p.status in ('new', 'approved', 'sent')) as "openPayouts",
      (select coalesce(sum(p.amount), 0)::int8 from payouts p where p.user_id = users.id and p.status in ('new', 'approved', 'sent', 'done')) as "paidOut",
      ${selectIdentityVerified(userId)} as "isIdentityVerified"
    from users where id = ${userId}`.get(db)
}

const debt = row({ isOwed: bool })

/** Whether more of the player's deposits was taken back than the balance had. */
export async function hasDebt(trx: PlatformDatabase, userId: number): Promise<boolean> {
  const { isOwed } = await query(debt)`select ${owes(userId)} as "isOwed"`.get(trx)
  return isOwed
}

/** Holds a player's payouts, or lets them go; those requested before go on. */
export async function updateHeld(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  isHeld: boolean,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ payouts_held_at: isHeld ? now : null })
    .where('id', '=', userId)
    .execute()
}

/** The latest code that confirms a request of the player. */
export async function putCode(trx: PlatformDatabase, userId: number, codeId: string): Promise<void> {
  await command`
    insert into payout_codes (user_id, code_id) values (${userId}, ${codeId})
    on conflict (user_id) do update set code_id = excluded.code_id`.run(trx)
}

export async function findCodeId(db: PlatformDatabase, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('payout_codes')
    .select('code_id as codeId')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.codeId ?? null
}

/** Gives none of the next `count` ids to a payout. Returns the last of them. */
export async function skipPayoutIds(trx: PlatformDatabase, count: number): Promise<number> {
  const { id } = await query(row({ id: integer }))`
    select setval(pg_get_serial_sequence('payouts', 'id'), nextval(pg_get_serial_sequence('payouts', 'id')) + ${count}::bigint - 1) as id`.get(
    trx,
  )
  return id
}
