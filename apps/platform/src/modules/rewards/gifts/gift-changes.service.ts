// One change of a gift with its news: written in the caller's transaction, under the player's wallet lock.
import type { GiftNews } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { updateGift, type GiftUpdate } from './gift-activation.repository.ts'
import { presentGiftImage } from './gift-terms.present.ts'
import type { GiftNotice } from './gifts.present.ts'
import type { GiftRecord } from './gifts.repository.ts'

/** Writes a change and builds the news to publish after the commit. */
export async function changeGift(
  trx: PlatformDatabase,
  gift: GiftRecord,
  change: GiftNews['change'],
  update: GiftUpdate,
): Promise<GiftNotice> {
  await updateGift(trx, gift.id, update)
  return buildNotice(trx, gift, change, update.state === 'revoked' ? 'expired' : update.state)
}

/** The news of a change that was written already. */
export async function buildNotice(
  trx: PlatformDatabase,
  { id, userId, type, reason, image, titles }: GiftRecord,
  change: GiftNews['change'],
  state: GiftNews['state'],
): Promise<GiftNotice> {
  return {
    userId,
    data: { id: String(id), type, state, reason, image: presentGiftImage(image), titles, change },
    order: await takeEventOrder(trx),
  }
}
