import type { Currency } from '@yanta/contract'
import { bool, command, query, row } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { hasOpenBonusStake } from '../../play/rounds/rounds.sql.ts'
import type { BonusEnd, BonusUpdate } from './bonuses.rules.ts'
import { saveBonus } from './bonuses.sql.ts'

export type BonusStatus = 'active' | BonusEnd['status']

export interface BonusRecord {
  id: number
  userId: number
  currency: Currency
  amount: number
  needed: number
  done: number
  cap: number
  maxStake: number | null
  giftId: number | null
  converted: number
  status: BonusStatus
  note: string | null
  startedAt: Date
  expiresAt: Date
}

const columns = [
  'id',
  'user_id as userId',
  'currency',
  'amount',
  'wager_needed as needed',
  'wager_done as done',
  'conversion_cap as cap',
  'max_stake as maxStake',
  'gift_id as giftId',
  'converted',
  'status',
  'note',
  'created_at as startedAt',
  'expires_at as expiresAt',
] as const

/** Includes a bonus that has expired but is not ended yet. */
export function selectActiveBonus(db: PlatformDatabase, userId: number): Promise<BonusRecord | undefined> {
  return db
    .selectFrom('bonuses')
    .select(columns)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export function selectBonusByKey(
  db: PlatformDatabase,
  scope: string,
  key: string,
): Promise<BonusRecord | undefined> {
  return db
    .selectFrom('bonuses')
    .select(columns)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

export function selectBonuses(db: PlatformDatabase, userId: number, limit: number): Promise<BonusRecord[]> {
  return db
    .selectFrom('bonuses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const inPlay = row({ isInPlay: bool })

export async function isBonusInPlay(trx: PlatformDatabase, bonusId: number): Promise<boolean> {
  const { isInPlay } = await query(
    inPlay,
  )`select ${hasOpenBonusStake(sql`${bonusId}::bigint`)} as "isInPlay"`.get(trx)
  return isInPlay
}

export interface NewBonus {
  userId: number
  currency: Currency
  scope: string
  key: string
  note: string | null
  amount: number
  needed: number
  cap: number
  maxStake: number | null
  giftId: number | null
  startedAt: Date
  expiresAt: Date
}

export function insertBonus(trx: PlatformDatabase, bonus: NewBonus): Promise<BonusRecord> {
  return trx
    .insertInto('bonuses')
    .values({
      user_id: bonus.userId,
      currency: bonus.currency,
      scope: bonus.scope,
      key: bonus.key,
      note: bonus.note,
      amount: bonus.amount,
      wager_needed: bonus.needed,
      conversion_cap: bonus.cap,
      max_stake: bonus.maxStake,
      gift_id: bonus.giftId,
      created_at: bonus.startedAt,
      expires_at: bonus.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Writes the progress and end of a bonus. */
export async function updateBonus(trx: PlatformDatabase, now: Date, update: BonusUpdate): Promise<void> {
  await command`${saveBonus(update, now)}`.run(trx)
}

/** Players whose bonus has expired but is not ended yet. */
export async function selectOverdue(db: PlatformDatabase, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bonuses')
    .select('user_id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function selectAreBonusesDisabled(trx: PlatformDatabase, userId: number): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('bonuses_disabled_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.bonuses_disabled_at !== null
}

export async function updateBonusesDisabled(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  isDisabled: boolean,
): Promise<void> {
  await trx
    .updateTable('users')
    .set(({ fn, val }) => ({
      bonuses_disabled_at: isDisabled ? fn.coalesce('bonuses_disabled_at', val(now)) : null,
    }))
    .where('id', '=', userId)
    .execute()
}

/** Moves the end of a running bonus. */
export async function extendActiveBonus(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  seconds: number,
): Promise<void> {
  await command`
    update bonuses set expires_at = expires_at + make_interval(secs => ${seconds}::float8)
    where user_id = ${userId} and status = 'active' and expires_at > ${now}`.run(trx)
}
