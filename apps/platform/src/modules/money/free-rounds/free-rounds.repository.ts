import type { Currency } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { FreeRoundsStatus } from './free-rounds.rules.ts'

/** A series of free rounds of a player. */
export interface FreeRoundsRecord {
  id: number
  userId: number
  currency: Currency
  giftId: number
  gameSlug: string
  stake: number
  total: number
  used: number
  won: number
  isFeature: boolean
  status: FreeRoundsStatus
  expiresAt: Date
}

const columns = [
  'id',
  'user_id as userId',
  'currency',
  'gift_id as giftId',
  'game_slug as gameSlug',
  'stake',
  'total',
  'used',
  'won',
  'is_feature as isFeature',
  'status',
  'expires_at as expiresAt',
] as const

/** Also one that has expired but is not ended yet. */
export function selectActive(db: PlatformDatabase, userId: number): Promise<FreeRoundsRecord | undefined> {
  return db
    .selectFrom('free_rounds')
    .select(columns)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export function selectByGifts(db: PlatformDatabase, giftIds: readonly number[]): Promise<FreeRoundsRecord[]> {
  return db.selectFrom('free_rounds').select(columns).where('gift_id', 'in', giftIds).execute()
}

export async function insertFreeRounds(
  trx: PlatformDatabase,
  now: Date,
  series: Omit<FreeRoundsRecord, 'id' | 'used' | 'won' | 'status'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('free_rounds')
    .values({
      user_id: series.userId,
      currency: series.currency,
      gift_id: series.giftId,
      game_slug: series.gameSlug,
      stake: series.stake,
      total: series.total,
      is_feature: series.isFeature,
      created_at: now,
      expires_at: series.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateEnded(
  trx: PlatformDatabase,
  now: Date,
  id: number,
  status: Exclude<FreeRoundsStatus, 'active'>,
): Promise<void> {
  await trx
    .updateTable('free_rounds')
    .set({ status, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute()
}

/** Lets a cancelled series go on. */
export async function updateReopened(trx: PlatformDatabase, id: number, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('free_rounds')
    .set({ status: 'active', ended_at: null, expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .execute()
}

export async function updateExpiry(trx: PlatformDatabase, id: number, expiresAt: Date): Promise<void> {
  await trx.updateTable('free_rounds').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Players whose free rounds ended at `before` or earlier and are still active. */
export async function selectOverdue(db: PlatformDatabase, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('free_rounds')
    .select('user_id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', before)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
