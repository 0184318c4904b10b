import { giftChanged, type Gift, type GiftNews, type Locale } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import { presentGiftImage, presentTerms } from './gift-terms.present.ts'
import type { GiftRecord } from './gifts.repository.ts'
import { isCashboxGift, stateOf } from './gifts.rules.ts'

/** [3.44]. */
export function presentGift(gift: GiftRecord, now: Date, locale: Locale): Gift {
  const { id, titles, image, type, reason, terms, currency, depositLimit, depositProgress } = gift
  const { depositCount, price, productId, receivedAt, activatedAt, endedAt, expiresAt, isSelected } = gift
  const { needsPhone, needsEmail, platform, level, roundsLeft, won } = gift
  const { gameNameRu, gameNameEn, gamePreview } = gift
  const state = stateOf(gift, now)
  const ended = endedAt ?? (state === 'expired' ? expiresAt : null)
  const game =
    gamePreview === null
      ? null
      : { names: { ru: gameNameRu ?? '', en: gameNameEn ?? '' }, preview: gamePreview }
  return {
    id: String(id),
    title: titles[locale],
    image: presentGiftImage(image),
    type,
    state,
    reason,
    terms: presentTerms(terms, game, { left: roundsLeft, won }, locale),
    price,
    productId,
    receivedAt: receivedAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    endedAt: ended?.toISOString() ?? null,
    expiredAt: expiresAt?.toISOString() ?? null,
    restrictions: {
      depositLimits: depositLimit === null ? [] : [{ currency, limit: depositLimit }],
      needsPhone,
      needsEmail,
      platform,
      level,
    },
    restrictionsState: {
      depositProgress,
      ...(terms.type === 'deposit_bonus' &&
        terms.deposits !== null && { deposits: { counted: depositCount, most: terms.deposits } }),
    },
    isSelected: isSelected && isCashboxGift(gift, now),
  }
}

/** A change of a gift, published after the commit. */
export interface GiftNotice {
  userId: number
  data: GiftNews
  /** See `takeEventOrder`. */
  order: number
}

/** Notifies the players' browsers of changes of their gifts [7.86], after the commit. */
export function publishGiftNews(realtime: Realtime, news: readonly GiftNotice[]): void {
  for (const { userId, data, order } of news) realtime.publish(userRoom(userId), giftChanged, data, { order })
}
