// The ends of gifts: by the clock, by the desk, and later by a break. Each in the order of locks: the wallet, then the gift.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import { publishBonusNews, type BonusNews } from '../../money/bonuses/bonuses.service.ts'
import { cancelFreeRounds, postponeFreeRounds } from '../../money/free-rounds/free-rounds.service.ts'
import {
  postponeGifts,
  selectDueGifts,
  selectOverdueGifts,
  selectPlayedCashback,
  type GiftOwner,
} from './gift-activation.repository.ts'
import { changeGift } from './gift-changes.service.ts'
import { lockGiftWallets } from './gift-wallets.service.ts'
import { payRoundsWon } from './gifts-consumer.service.ts'
import { publishGiftNews, type GiftNotice } from './gifts.present.ts'
import { lockGift, lockOpenGifts, type GiftRecord } from './gifts.repository.ts'

export interface EndingDeps {
  db: PlatformDatabase
  clock: Clock
  realtime: Realtime
  /** How many times the jurisdiction lets bonus money be staked at most; null: any number. */
  mostWager: number | null
}

interface News extends Pick<EndingDeps, 'mostWager'> {
  bonuses: BonusNews[]
  gifts: GiftNotice[]
}

const batchSize = 100

/**
 * Ends gifts whose time is over, pays wins that waited for another bonus to end, and ends cashback whose bonus is over; each in a
 * transaction of its own.
 * @param report receives the error of a gift that could not be ended, and the others still are
 */
export async function endGifts(deps: EndingDeps, report: (error: unknown) => void): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const end = (owners: readonly GiftOwner[], work: Work) => endEach(deps, owners, work, report)
  await end(await selectDueGifts(db, now, batchSize), payDue)
  await end(await selectPlayedCashback(db, batchSize), endCashback)
  await end(await selectOverdueGifts(db, now, batchSize), expireGift)
}

type Work = (trx: PlatformDatabase, now: Date, gift: GiftRecord, news: News) => Promise<unknown>

async function endEach(
  { db, clock, realtime, mostWager }: EndingDeps,
  owners: readonly GiftOwner[],
  work: Work,
  report: (error: unknown) => void,
): Promise<void> {
  for (const { giftId, userId } of owners) {
    await db
      .transaction()
      .execute(async (trx) => {
        const news: News = { mostWager, bonuses: [], gifts: [] }
        await lockGiftWallets(trx, [userId])
        const gift = await lockGift(trx, { userId, giftId })
        if (gift) await work(trx, clock.now(), gift, news)
        return news
      })
      .then(({ bonuses, gifts }) => {
        publishBonusNews(realtime, bonuses)
        publishGiftNews(realtime, gifts)
      }, report)
  }
}

async function payDue(trx: PlatformDatabase, now: Date, gift: GiftRecord, news: News): Promise<void> {
  const { state, dueUntil } = gift
  if (state === 'activated' && dueUntil !== null && dueUntil > now) await payRoundsWon(trx, now, gift, news)
}

async function endCashback(trx: PlatformDatabase, now: Date, gift: GiftRecord, news: News): Promise<void> {
  if (gift.state === 'activated')
    news.gifts.push(await changeGift(trx, gift, 'used', { state: 'used', endedAt: now }))
}

async function expireGift(trx: PlatformDatabase, now: Date, gift: GiftRecord, news: News): Promise<void> {
  const { state, expiresAt, roundsLeft, dueUntil } = gift
  const isOpen = state === 'received' || state === 'activated'
  const isHeld = state === 'activated' && roundsLeft !== null && dueUntil === null
  if (!isOpen || isHeld || expiresAt === null || expiresAt > now) return
  const update = { state: 'expired', endedAt: expiresAt, dueUntil: null } as const
  news.gifts.push(await changeGift(trx, gift, 'expired', update))
}

/**
 * Takes a live gift back with what is left of its free rounds, inside the caller's transaction.
 * @returns the news to publish after the commit; null for a gift of another player or one that has ended
 */
export async function revokeGift(
  trx: PlatformDatabase,
  now: Date,
  { userId, giftId }: GiftOwner,
): Promise<GiftNotice[] | null> {
  await lockGiftWallets(trx, [userId])
  const gift = await lockGift(trx, { userId, giftId })
  if (!gift || (gift.state !== 'received' && gift.state !== 'activated')) return null
  await cancelFreeRounds(trx, now, giftId)
  return [await changeGift(trx, gift, 'revoked', { state: 'revoked', endedAt: now, dueUntil: null })]
}

/**
 * Takes all live gifts of a player back, inside the caller's transaction, under the wallet lock.
 * @returns the news to publish after the commit
 */
export async function revokeGifts(trx: PlatformDatabase, now: Date, userId: number): Promise<GiftNotice[]> {
  const news: GiftNotice[] = []
  for (const gift of await lockOpenGifts(trx, userId)) {
    await cancelFreeRounds(trx, now, gift.id)
    news.push(await changeGift(trx, gift, 'revoked', { state: 'revoked', endedAt: now, dueUntil: null }))
  }
  return news
}

/**
 * Marks a gift as used that the operator has fulfilled, inside the caller's transaction.
 * @returns the news to publish after the commit; null unless it is an active gift of type custom
 */
export async function fulfilGift(
  trx: PlatformDatabase,
  now: Date,
  { userId, giftId }: GiftOwner,
): Promise<GiftNotice[] | null> {
  await lockGiftWallets(trx, [userId])
  const gift = await lockGift(trx, { userId, giftId })
  if (gift?.type !== 'custom' || gift.state !== 'activated') return null
  return [await changeGift(trx, gift, 'used', { state: 'used', endedAt: now })]
}

/** Adds the length of a break to the player's gifts that are live at `now` and their free rounds, inside the caller's transaction, under the wallet lock. */
export async function postponeLiveGifts(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  seconds: number,
): Promise<void> {
  for (const { giftId, expiresAt } of await postponeGifts(trx, now, userId, seconds))
    await postponeFreeRounds(trx, giftId, expiresAt)
}
