// Money won outside of games: a cash gift that is granted and used in one transaction.
import type { Currency, GiftReason, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { giftImages } from '@yanta/content'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { applyGift } from './gift-effects.service.ts'
import { lockGift } from './gifts.repository.ts'
import { grantOffer, publishGiftNews } from './grant-gift.service.ts'

/**
 * Pays a prize in money, without wager and without the conditions of gifts that a player activates. The same scope and key pay once.
 * @param money minor units of the player's currency, at least 1
 */
export async function payCashGift(
  trx: PlatformDatabase,
  now: Date,
  to: { userId: number; reason: GiftReason; scope: string; key: string },
  { titles, amount, currency }: { titles: Record<Locale, string>; amount: number; currency: Currency },
): Promise<{ giftId: number; notify: AfterCommit }> {
  const { userId } = to
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  const { giftId, news } = await grantOffer(trx, now, to, {
    slug: 'prize',
    titles,
    image: giftImages.cash,
    days: null,
    depositLimit: null,
    needsPhone: false,
    needsEmail: false,
    platform: null,
    level: 1,
    terms: { type: 'cash', amount },
  })
  const gift = (await lockGift(trx, { userId, giftId }))!
  if (gift.state === 'used') return { giftId, notify: () => {} }
  const effect = await applyGift({
    trx,
    now,
    gift,
    wallet,
    option: undefined,
    addXp: refuseXp,
    mostWager: null,
  })
  return {
    giftId,
    notify(realtime) {
      publishGiftNews(realtime, news)
      for (const notify of effect.notify) notify(realtime)
    },
  }
}

const refuseXp = (): never => {
  throw new Error('money is no experience')
}
