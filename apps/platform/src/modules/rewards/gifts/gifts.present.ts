import type { Gift, Locale } from '@yanta/contract'
import type { GiftRecord } from './gifts.repository.ts'
import { isCashboxGift, stateOf } from './gifts.rules.ts'

/** [3.44]. No gift so far comes from the shop. */
export function presentGift(gift: GiftRecord, locale: Locale): Gift {
  const { id, titles, type, reason, currency, depositLimit, depositProgress, expiresAt, isSelected } = gift
  return {
    id: String(id),
    title: titles[locale],
    type,
    state: stateOf(gift),
    reason,
    price: null,
    productId: null,
    expiredAt: expiresAt?.toISOString() ?? null,
    restrictions: { depositLimits: depositLimit === null ? [] : [{ currency, limit: depositLimit }] },
    restrictionsState: { depositProgress },
    isSelected: isSelected && isCashboxGift(gift),
  }
}
