// The player's gifts by id, and what can be done with each: pure [4.39-4.43].
import { type Currency, type Gift, type GiftType, oneClickGiftTypes } from '@yanta/contract'

export interface GiftMap {
  gifts: ReadonlyMap<string, Gift>
  isLoaded: boolean
}

export const emptyGiftMap: GiftMap = { gifts: new Map(), isLoaded: false }

/** The map of a loaded list: gifts no longer returned are gone [4.39], those of reason compoints are left out [4.40]. */
export function replaceGifts(gifts: readonly Gift[]): GiftMap {
  const kept = gifts.filter(({ reason }) => reason !== 'compoints')
  return { gifts: new Map(kept.map((gift) => [gift.id, gift])), isLoaded: true }
}

/** The map after an answer about single gifts; new ones come first, as in the list. */
export function putGifts(map: GiftMap, changed: readonly Gift[]): GiftMap {
  const known = new Map(map.gifts)
  const added: [string, Gift][] = []
  for (const gift of changed)
    if (known.has(gift.id)) known.set(gift.id, gift)
    else if (gift.reason !== 'compoints') added.push([gift.id, gift])
  return { ...map, gifts: new Map([...added, ...known]) }
}

/** [3.46]: active for a while, instead of used by the act of activating it. */
export function isLongTerm(type: GiftType): boolean {
  return !oneClickGiftTypes.includes(type)
}

/** [4.42]; a gift without an end is live. */
export function isLive({ expiredAt }: Pick<Gift, 'expiredAt'>, nowMs: number): boolean {
  return expiredAt === null || Date.parse(expiredAt) > nowMs
}

export const giftSegments = ['available', 'active', 'history'] as const
export type GiftSegment = (typeof giftSegments)[number]

/** Where a gift is listed. One that has expired by the clock is history, whatever the platform has said of it last. */
export function findSegment(gift: Gift, nowMs: number): GiftSegment {
  if (gift.state === 'used' || gift.state === 'expired' || !isLive(gift, nowMs)) return 'history'
  return gift.state === 'received' ? 'available' : 'active'
}

/** Gifts that wait for the player. */
export function countWaiting(gifts: Iterable<Gift>, nowMs: number): number {
  let count = 0
  for (const gift of gifts) if (findSegment(gift, nowMs) === 'available') count += 1
  return count
}

/** The earliest end of a gift that is still to come; null without one. */
export function findNextExpiry(gifts: Iterable<Gift>, nowMs: number): number | null {
  let next: number | null = null
  for (const { state, expiredAt } of gifts) {
    if (expiredAt === null || state === 'used' || state === 'expired') continue
    const endsAt = Date.parse(expiredAt)
    if (endsAt > nowMs && (next === null || endsAt < next)) next = endsAt
  }
  return next
}

export interface DepositProgress {
  done: number
  /** In minor units of the player's currency. */
  limit: number
}

/** The deposits a gift still asks for, or a deposit bonus still counts [4.43]; null when there are none, or no more. */
export function findDepositProgress(
  { restrictions, restrictionsState }: Pick<Gift, 'restrictions' | 'restrictionsState'>,
  currency: Currency,
): DepositProgress | null {
  const limit = restrictions.depositLimits.find((each) => each.currency === currency)?.limit ?? 0
  const done = restrictionsState.depositProgress
  return limit > done ? { done, limit } : null
}

export type GiftAction = 'activate' | 'take' | 'cashbox' | 'deposit' | 'spins' | 'choose' | 'open'

const firstActions: Record<GiftType, GiftAction> = {
  cash: 'take',
  xp: 'take',
  compoint: 'take',
  custom: 'take',
  deposit_bonus: 'cashbox',
  bonus_offer: 'activate',
  cashback: 'activate',
  giftspin: 'activate',
  feature: 'activate',
  group: 'choose',
  nondeposit: 'open',
}

/** What the player can do with a gift now; null: nothing. */
export function findGiftAction(gift: Gift, currency: Currency, nowMs: number): GiftAction | null {
  const segment = findSegment(gift, nowMs)
  const { terms } = gift
  if (segment === 'history') return null
  if (terms.type === 'deposit_bonus') return findDepositProgress(gift, currency) ? 'cashbox' : null
  if (segment === 'available')
    return findDepositProgress(gift, currency) ? 'deposit' : firstActions[gift.type]
  if (terms.type === 'giftspin' || terms.type === 'feature') return terms.left > 0 ? 'spins' : null
  return terms.type === 'nondeposit' ? 'open' : null
}
