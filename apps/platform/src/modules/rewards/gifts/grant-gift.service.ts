// The one way a gift comes to a player. Promises: it exists exactly when the transaction that grants it commits, once for a scope and
// key, with its terms copied in the player's currency.
import { addSeconds } from '@yanta/config/clock'
import type { GiftReason } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { findTermStart } from '../../money/gate/gate.service.ts'
import { selectEntryFor } from './gift-offers.repository.ts'
import { buildOffer, type CashbackAmount, type GiftOffer } from './gift-offers.rules.ts'
import { presentGiftImage } from './gift-terms.present.ts'
import type { GiftNotice } from './gifts.present.ts'
import { insertGift, selectGiftIdByKey } from './gifts.repository.ts'

export { publishGiftNews, type GiftNotice } from './gifts.present.ts'
export type { GiftOffer } from './gift-offers.rules.ts'

const secondsPerDay = 86_400

interface GrantTo {
  userId: number
  reason: GiftReason
  /** Together with `key` unique for ever: the same pair grants once. */
  scope: string
  key: string
  /** Of a bought one: its price in hundredths of compoints, and the slug of the product. */
  price?: number
  productId?: string
}

export interface GiftGrant extends GrantTo {
  /** Slug of gifts.yaml; an entry of type cashback comes with the player's own amount in minor units, and the percent of the losses. */
  gift: string | ({ slug: string } & CashbackAmount)
}

export interface GrantedGift {
  giftId: number
  /** To be published by `publishGiftNews` after the commit; empty for a repetition. */
  news: readonly GiftNotice[]
}

/**
 * Gives a player a gift, inside the caller's transaction, and records `gift.received`. The same scope and key grant it once. On a break
 * its days count from the end of the break.
 * @throws Error for a slug that gifts.yaml has never had, or a key that granted a gift to another player
 */
export async function grantGift(
  trx: PlatformDatabase,
  now: Date,
  { gift, ...to }: GiftGrant,
): Promise<GrantedGift> {
  const { slug, ...cashback } = typeof gift === 'string' ? { slug: gift } : gift
  const found = await selectEntryFor(trx, { userId: to.userId, slug })
  if (!found) throw new Error(`there is no gift ${slug} for player ${to.userId}`)
  const amount = 'amount' in cashback ? cashback : undefined
  return grantOffer(trx, now, to, buildOffer(found.stored, found.currency, amount))
}

/** `grantGift` of an offer copied before: an option of a group, or a prize. */
export async function grantOffer(
  trx: PlatformDatabase,
  now: Date,
  {
    userId,
    reason,
    scope,
    key,
    price = null,
    productId = null,
  }: Omit<GrantTo, 'price' | 'productId'> & {
    price?: number | null
    productId?: string | null
  },
  { days, ...offer }: GiftOffer,
): Promise<GrantedGift> {
  const { type } = offer.terms
  const expiresAt =
    days === null ? null : addSeconds(await findTermStart(trx, now, userId), days * secondsPerDay)
  const giftId = await insertGift(trx, {
    ...offer,
    userId,
    type,
    reason,
    scope,
    key,
    price,
    productId,
    receivedAt: now,
    expiresAt,
  })
  if (giftId === undefined) return { giftId: await findGranted(trx, userId, scope, key), news: [] }
  const { titles } = offer
  const image = presentGiftImage(offer.image)
  await recordEvent(trx, now, {
    type: 'gift.received',
    userId,
    data: { giftId, type, reason, titles, image, expiresAt: expiresAt?.toISOString() ?? null },
  })
  const data = {
    id: String(giftId),
    type,
    state: 'received',
    reason,
    image,
    titles,
    change: 'received',
  } as const
  return { giftId, news: [{ userId, data, order: await takeEventOrder(trx) }] }
}

async function findGranted(
  trx: PlatformDatabase,
  userId: number,
  scope: string,
  key: string,
): Promise<number> {
  const found = await selectGiftIdByKey(trx, scope, key)
  if (found?.userId !== userId)
    throw new Error(`the key ${scope} ${key} has granted a gift to another player than ${userId}`)
  return found.id
}
