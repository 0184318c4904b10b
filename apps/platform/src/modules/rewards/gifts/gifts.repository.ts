import type { Currency, Gift, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { GiftFacts } from './gifts.rules.ts'

export interface GiftRecord extends GiftFacts {
  id: number
  reason: Gift['reason']
  titles: Record<Locale, string>
  currency: Currency
  percent: number | null
  createdAt: Date
  expiresAt: Date | null
  isSelected: boolean
}

export interface NewGift {
  userId: number
  reason: Gift['reason']
  titles: Record<Locale, string>
  percent: number
  depositLimit: number
  expiresAt: Date
}

export async function insertDepositBonus(
  trx: PlatformDatabase,
  { userId, reason, titles, percent, depositLimit, expiresAt }: NewGift,
): Promise<void> {
  await trx
    .insertInto('user_gifts')
    .values({
      user_id: userId,
      type: 'deposit_bonus',
      reason,
      titles: JSON.stringify(titles),
      percent,
      deposit_limit: depositLimit,
      expires_at: expiresAt,
    })
    .execute()
}

function giftsOf(db: PlatformDatabase, now: Date, userId: number) {
  return db
    .selectFrom('user_gifts as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select((eb) => [
      'g.id',
      'g.type',
      eb.ref('g.reason').$castTo<Gift['reason']>().as('reason'),
      'g.state',
      eb.ref('g.titles').$castTo<Record<Locale, string>>().as('titles'),
      'u.currency',
      'g.percent',
      'g.created_at as createdAt',
      'g.deposit_limit as depositLimit',
      'g.deposit_progress as depositProgress',
      'g.expires_at as expiresAt',
      eb
        .or([eb('g.expires_at', 'is', null), eb('g.expires_at', '>', now)])
        .$castTo<boolean>()
        .as('isLive'),
      eb('g.selected_at', 'is not', null).$castTo<boolean>().as('isSelected'),
    ])
    .where('g.user_id', '=', userId)
}

/** Newest first. */
export function selectGifts(db: PlatformDatabase, now: Date, userId: number): Promise<GiftRecord[]> {
  return giftsOf(db, now, userId).orderBy('g.id', 'desc').execute()
}

/** Locks the player's gifts until the transaction ends. */
export function lockGifts(trx: PlatformDatabase, now: Date, userId: number): Promise<GiftRecord[]> {
  return giftsOf(trx, now, userId).orderBy('g.id').forUpdate('g').execute()
}

/** Also unselects the previous gift. */
export async function markSelected(
  trx: PlatformDatabase,
  now: Date,
  { userId, giftId }: { userId: number; giftId: number },
): Promise<void> {
  await trx
    .updateTable('user_gifts')
    .set({ selected_at: null })
    .where('user_id', '=', userId)
    .where('selected_at', 'is not', null)
    .where('id', '<>', giftId)
    .execute()
  await trx
    .updateTable('user_gifts')
    .set({ selected_at: now })
    .where('id', '=', giftId)
    .where('selected_at', 'is', null)
    .execute()
}
