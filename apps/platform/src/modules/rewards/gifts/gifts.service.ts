// Gifts of players, as they see and choose them. Promises: at most one gift of a player waits for the next deposit.
import type { Currency, Gift, Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { getPlayerBalances, lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { readActivationPlayer } from './activate-gift.service.ts'
import { selectGiftPlayer } from './gift-activation.repository.ts'
import { findDepositRefusal } from './gift-activation.rules.ts'
import { presentGift } from './gifts.present.ts'
import { lockOpenGifts, markSelected, selectGifts, selectGiftsByIds } from './gifts.repository.ts'
import { burnsWithPayout, isCashboxGift } from './gifts.rules.ts'

export { activateWithin } from './activate-gift.service.ts'
export { burnGifts, restoreGifts, type BurntGift } from './burnt-gifts.service.ts'
export type { AddXp } from './gift-effects.service.ts'
export { fulfilGift, postponeLiveGifts, revokeGift, revokeGifts } from './gift-end.service.ts'
export { createGiftsConsumer } from './gifts-consumer.service.ts'
export { payCashGift } from './cash-prize.service.ts'
export { grantGift, publishGiftNews, type GiftGrant, type GiftNotice } from './grant-gift.service.ts'
export { describeOffers, importGifts, isGiftOffered, type DescribedOffer } from './gift-offers.service.ts'
export { presentGiftImage } from './gift-terms.present.ts'

/** Of the gifts that are not live. */
const mostEnded = 500

/** The player's gifts in their language, newest first [7.22]. */
export async function listPlayerGifts(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  locale: Locale,
): Promise<Gift[]> {
  return (await selectGifts(db, userId, mostEnded)).map((gift) => presentGift(gift, now, locale))
}

/** These gifts of a player, in the order they were given; others' are left out. */
export async function readGifts(
  db: PlatformDatabase,
  now: Date,
  { userId, giftIds, locale }: { userId: number; giftIds: readonly number[]; locale: Locale },
): Promise<Gift[]> {
  if (giftIds.length === 0) return []
  return (await selectGiftsByIds(db, userId, giftIds)).map((gift) => presentGift(gift, now, locale))
}

/** The gifts that a payout request would burn [7.23], [5.27], and what is left of the running bonus, in minor units. */
export async function countBurntGifts(
  db: PlatformDatabase,
  now: Date,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<{ count: number; gifts: Gift[]; bonus: number }> {
  const burnt = (await selectGifts(db, userId, 0)).filter((gift) => burnsWithPayout(gift, now))
  const { bonus } = await getPlayerBalances(db, userId)
  return { count: burnt.length, gifts: burnt.map((gift) => presentGift(gift, now, locale)), bonus }
}

/** What the desk has set of a player, and the confirmed contacts. */
export function readGiftPlayer(
  db: PlatformDatabase,
  userId: number,
): Promise<{ isMultiAccount: boolean; areBonusesDisabled: boolean }> {
  return selectGiftPlayer(db, userId)
}

/**
 * The id of a gift that a deposit of the player may bring now [4.43], under the wallet's lock.
 * @throws Refusal gift_not_eligible, also for one that is not the player's
 */
export async function getDepositGift(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  giftId: string,
): Promise<number> {
  const gift = (await lockOpenGifts(trx, userId)).find(({ id }) => String(id) === giftId)
  if (!gift || !isCashboxGift(gift, now)) throw new Refusal('gift_not_eligible')
  const player = await readActivationPlayer(trx, now, userId)
  if (findDepositRefusal({ gift, player }, now)) throw new Refusal('gift_not_eligible')
  return gift.id
}

/** Chooses the gift for the next deposit [7.26]. Throws Refusal gift_not_found, gift_not_eligible, and those of `findDepositRefusal`. */
export async function selectGift(
  db: PlatformDatabase,
  now: Date,
  { id: userId, currency }: { id: number; currency: Currency },
  giftId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [known] = /^\d{1,15}$/.test(giftId) ? await selectGiftsByIds(trx, userId, [Number(giftId)]) : []
    if (!known) throw new Refusal('gift_not_found')
    await openWallet(trx, userId, currency)
    await lockWallet(trx, userId)
    const gift = (await lockOpenGifts(trx, userId)).find(({ id }) => id === known.id)
    if (!gift || !isCashboxGift(gift, now)) throw new Refusal('gift_not_eligible')
    const refusal = findDepositRefusal({ gift, player: await readActivationPlayer(trx, now, userId) }, now)
    if (refusal) throw new Refusal(refusal)
    await markSelected(trx, now, { userId, giftId: gift.id })
  })
}
