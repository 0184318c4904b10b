// Gifts of players. Promises: a gift exists exactly when the transaction that grants it commits; at most one gift of a player waits
// for the next deposit.
import type { Currency, Gift, Locale } from '@yanta/contract'
import type { DepositGift } from '@yanta/content'
import { addSeconds } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { presentGift } from './gifts.present.ts'
import { insertDepositBonus, lockGifts, markSelected, selectGifts } from './gifts.repository.ts'
import { isCashboxGift } from './gifts.rules.ts'

const secondsPerDay = 86_400

/** Grants a deposit bonus described by an editor, inside the caller's transaction; its limit is that of the player's currency. */
export async function grantDepositGift(
  trx: PlatformDatabase,
  now: Date,
  { userId, currency, reason }: { userId: number; currency: Currency; reason: Gift['reason'] },
  gift: DepositGift,
): Promise<void> {
  const { title, percent, days, limits } = gift
  await insertDepositBonus(trx, {
    userId,
    reason,
    titles: title,
    percent,
    depositLimit: limits[currency],
    expiresAt: addSeconds(now, days * secondsPerDay),
  })
}

/** The player's gifts in their language, newest first [7.22]. */
export async function listPlayerGifts(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  locale: Locale,
): Promise<Gift[]> {
  return (await selectGifts(db, now, userId)).map((gift) => presentGift(gift, locale))
}

/** Chooses the gift for the next deposit [7.26]. Throws Refusal gift_not_found or gift_not_eligible. */
export async function selectGift(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  giftId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gift = (await lockGifts(trx, now, userId)).find(({ id }) => String(id) === giftId)
    if (!gift) throw new Refusal('gift_not_found')
    if (!isCashboxGift(gift)) throw new Refusal('gift_not_eligible')
    await markSelected(trx, now, { userId, giftId: gift.id })
  })
}
