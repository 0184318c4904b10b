import pictures from '@yanta/art/gifts.json' with { type: 'json' }
import type { Gift, Locale } from '@yanta/contract'
import type { GiftRecord } from './gifts.repository.ts'
import { isCashboxGift, stateOf } from './gifts.rules.ts'

/** [3.44]. No gift so far comes from the shop. */
export function presentGift(gift: GiftRecord, locale: Locale): Gift {
  const { id, titles, type, reason, currency, percent, depositLimit, depositProgress } = gift
  const { createdAt, expiresAt, isSelected } = gift
  const state = stateOf(gift)
  return {
    id: String(id),
    title: titles[locale],
    image: pictures.deposit,
    type,
    state,
    reason,
    terms: {
      type: 'deposit_bonus',
      percent: percent ?? 0,
      leastDeposit: 0,
      bonus: { wagerTimes: 25, days: 7, capTimes: 5, maxStake: 50_000 },
    },
    price: null,
    productId: null,
    receivedAt: createdAt.toISOString(),
    activatedAt: null,
    endedAt: state === 'expired' ? (expiresAt?.toISOString() ?? null) : null,
    expiredAt: expiresAt?.toISOString() ?? null,
    restrictions: {
      depositLimits: depositLimit === null ? [] : [{ currency, limit: depositLimit }],
      needsPhone: false,
      needsEmail: false,
      platform: null,
      level: 1,
    },
    restrictionsState: { depositProgress },
    isSelected: isSelected && isCashboxGift(gift),
  }
}
