// Gifts that burn with a payout request, and come back when the house or the provider refuses it. Both inside the caller's
// transaction, under the player's wallet lock.
import { addSeconds } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { cancelFreeRounds } from '../../money/free-rounds/free-rounds.service.ts'
import { findTermStart } from '../../money/gate/gate.service.ts'
import { changeGift } from './gift-changes.service.ts'
import type { GiftNotice } from './gifts.present.ts'
import { lockGift, lockOpenGifts } from './gifts.repository.ts'
import { burnsWithPayout } from './gifts.rules.ts'

/** What a gift comes back with. */
export interface BurntGift {
  giftId: number
  /** `received` also for one whose free rounds ran: they go on when it is activated again. */
  state: 'received' | 'activated'
  expiresAt: Date | null
  dueUntil: Date | null
}

/**
 * Burns the gifts that a payout burns [5.27], of a player whose wallet is locked.
 * @param seen ids of the gifts that the player was told of
 * @throws Refusal burnt_gifts_changed when others would burn now
 */
export async function burnGifts(
  trx: PlatformDatabase,
  now: Date,
  { userId, seen }: { userId: number; seen: readonly string[] },
): Promise<{ burnt: BurntGift[]; news: GiftNotice[] }> {
  const gifts = (await lockOpenGifts(trx, userId)).filter((gift) => burnsWithPayout(gift, now))
  const known = new Set(seen)
  if (gifts.length !== known.size || !gifts.every(({ id }) => known.has(String(id))))
    throw new Refusal('burnt_gifts_changed')
  const burnt: BurntGift[] = []
  const news: GiftNotice[] = []
  for (const gift of gifts) {
    const hadRounds = await cancelFreeRounds(trx, now, gift.id)
    burnt.push({
      giftId: gift.id,
      state: gift.state === 'activated' && !hadRounds ? 'activated' : 'received',
      expiresAt: gift.expiresAt,
      dueUntil: gift.dueUntil,
    })
    news.push(await changeGift(trx, gift, 'revoked', { state: 'revoked', endedAt: now, dueUntil: null }))
  }
  return { burnt, news }
}

/**
 * Brings burnt gifts back with the time that they had left when they burned; on a break that came later it counts from its end.
 * @returns the news to publish after the commit
 */
export async function restoreGifts(
  trx: PlatformDatabase,
  now: Date,
  { userId, burntAt, burnt }: { userId: number; burntAt: Date; burnt: readonly BurntGift[] },
): Promise<GiftNotice[]> {
  const from = await findTermStart(trx, now, userId, burntAt)
  const seconds = (from.getTime() - burntAt.getTime()) / 1_000
  const later = (moment: Date | null) => moment && addSeconds(moment, seconds)
  const news: GiftNotice[] = []
  for (const { giftId, state, expiresAt, dueUntil } of burnt) {
    const gift = await lockGift(trx, { userId, giftId })
    if (gift?.state !== 'revoked') continue
    news.push(
      await changeGift(trx, gift, 'received', {
        state,
        endedAt: null,
        expiresAt: later(expiresAt),
        dueUntil: later(dueUntil),
      }),
    )
  }
  return news
}
