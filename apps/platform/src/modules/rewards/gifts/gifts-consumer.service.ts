// What deposits and free rounds do to gifts. Promises: each fact counts once; all wallets of a batch are locked before any gift.
import { addSeconds, type Clock } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type {
  AfterCommit,
  OutboxConsumer,
  StoredEvent,
} from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { findActiveBonus, publishBonusNews, type BonusNews } from '../../money/bonuses/bonuses.service.ts'
import { readFreeRounds } from '../../money/free-rounds/free-rounds.service.ts'
import { findTermStart } from '../../money/gate/gate.service.ts'
import { countDeposit } from './deposit-gift.rules.ts'
import { addDeposit, selectGiftPlayer } from './gift-activation.repository.ts'
import { grantGiftBonus } from './gift-bonus.service.ts'
import { lockGiftWallets } from './gift-wallets.service.ts'
import { buildNotice, changeGift } from './gift-changes.service.ts'
import { publishGiftNews, type GiftNotice } from './gifts.present.ts'
import { lockGift, lockOpenGifts, type GiftRecord } from './gifts.repository.ts'
import { isLive, stateOf } from './gifts.rules.ts'

type Fact<Type extends StoredEvent['type']> = Extract<StoredEvent, { type: Type }>
type GiftFact = Fact<'deposit.settled' | 'freeRounds.played' | 'freeRounds.ended'>

/** What is to be published after the commit, and the limit of the bonuses that lead to it. */
interface News {
  /** See `GiftBonus`. */
  mostWager: number | null
  bonuses: BonusNews[]
  gifts: GiftNotice[]
}

/** How long wins of free rounds wait for another bonus to end. */
const waitSeconds = 30 * 86_400

/** Follows deposits and free rounds, and notifies the players' pages. @param mostWager see `GiftBonus` */
export function createGiftsConsumer(clock: Clock, mostWager: number | null): OutboxConsumer {
  return {
    name: 'gifts',
    consume: (trx, events) => consume(trx, clock.now(), events, { bonuses: [], gifts: [], mostWager }),
  }
}

async function consume(
  trx: PlatformDatabase,
  now: Date,
  events: readonly StoredEvent[],
  news: News,
): Promise<AfterCommit | undefined> {
  const facts = events.filter(
    (event): event is GiftFact =>
      event.type === 'deposit.settled' ||
      event.type === 'freeRounds.played' ||
      event.type === 'freeRounds.ended',
  )
  if (facts.length === 0) return undefined
  await lockGiftWallets(trx, [...new Set(facts.map(({ userId }) => userId))])
  for (const fact of facts) {
    if (fact.type === 'deposit.settled') await followDeposit(trx, now, fact, news)
    else if (fact.type === 'freeRounds.played') await followRound(trx, fact, news)
    else await followEnd(trx, now, fact, news)
  }
  return (realtime) => {
    publishBonusNews(realtime, news.bonuses)
    publishGiftNews(realtime, news.gifts)
  }
}

async function followDeposit(
  trx: PlatformDatabase,
  now: Date,
  { userId, data }: Fact<'deposit.settled'>,
  news: News,
): Promise<void> {
  const chosen = data.giftId === null ? undefined : await lockGift(trx, { userId, giftId: data.giftId })
  if (chosen?.currency === data.currency) await addDepositBonus(trx, now, chosen, data, news)
  for (const gift of await lockOpenGifts(trx, userId)) {
    const { id, type, depositLimit, receivedAt } = gift
    const isWaiting = type !== 'deposit_bonus' && depositLimit !== null && isLive(gift, now)
    if (!isWaiting || gift.currency !== data.currency || new Date(data.settledAt) < receivedAt) continue
    await addDeposit(trx, id, { amount: data.amount, isBonus: false })
    news.gifts.push(await buildNotice(trx, gift, 'progress', stateOf(gift, now)))
  }
}

/** A deposit while a bonus runs, or of a second account [6.9], is credited without the gift, whose progress stays. */
async function addDepositBonus(
  trx: PlatformDatabase,
  now: Date,
  gift: GiftRecord,
  { depositId, amount, beganAt }: Fact<'deposit.settled'>['data'],
  news: News,
): Promise<void> {
  const { terms } = gift
  if (terms.type !== 'deposit_bonus') return
  const counted = countDeposit({ ...gift, terms }, { amount, beganAt: new Date(beganAt) })
  if (!counted || (await findActiveBonus(trx, now, gift.userId))) return
  if ((await selectGiftPlayer(trx, gift.userId)).isMultiAccount) return
  if (counted.bonus > 0) {
    const granted = await grantUnlessRefused(() =>
      grantGiftBonus(trx, now, gift, {
        amount: counted.bonus,
        key: `${gift.id} deposit ${depositId}`,
        mostWager: news.mostWager,
      }),
    )
    if (!granted) return
    news.bonuses.push(...granted)
  }
  await addDeposit(trx, gift.id, { amount: counted.counted, isBonus: true })
  if (counted.isUsedUp)
    news.gifts.push(await changeGift(trx, gift, 'used', { state: 'used', activatedAt: now, endedAt: now }))
  else if (gift.state === 'expired') news.gifts.push(await buildNotice(trx, gift, 'progress', 'expired'))
  else news.gifts.push(await changeGift(trx, gift, 'progress', { state: 'activated', activatedAt: now }))
}

async function followRound(
  trx: PlatformDatabase,
  { userId, data: { giftId, left, won } }: Fact<'freeRounds.played'>,
  news: News,
): Promise<void> {
  const gift = await lockGift(trx, { userId, giftId })
  if (gift?.state !== 'activated') return
  news.gifts.push(await changeGift(trx, gift, 'progress', { state: 'activated', roundsLeft: left, won }))
}

async function followEnd(
  trx: PlatformDatabase,
  now: Date,
  { userId, data: { giftId, won, cause } }: Fact<'freeRounds.ended'>,
  news: News,
): Promise<void> {
  const gift = await lockGift(trx, { userId, giftId })
  if (gift?.state !== 'activated') return
  // One that came back and was opened again meanwhile goes on.
  const isRunning = (await readFreeRounds(trx, [giftId])).get(giftId)?.status === 'active'
  if (isRunning) return
  if (cause === 'cancelled')
    news.gifts.push(await changeGift(trx, gift, 'revoked', { state: 'revoked', endedAt: now }))
  else if (won === 0) {
    const state = cause === 'expired' ? 'expired' : 'used'
    news.gifts.push(await changeGift(trx, gift, state, { state, endedAt: now, won }))
  } else if (!(await payRoundsWon(trx, now, { ...gift, won }, news))) {
    const dueUntil = addSeconds(await findTermStart(trx, now, userId), waitSeconds)
    news.gifts.push(
      await changeGift(trx, gift, 'progress', { state: 'activated', won, dueUntil, expiresAt: dueUntil }),
    )
  }
}

/** Turns the wins of ended free rounds into one bonus; false while the player can't get one. */
export async function payRoundsWon(
  trx: PlatformDatabase,
  now: Date,
  gift: GiftRecord,
  news: News,
): Promise<boolean> {
  const granted = await grantUnlessRefused(() =>
    grantGiftBonus(trx, now, gift, { amount: gift.won, key: `${gift.id} bonus`, mostWager: news.mostWager }),
  )
  if (!granted) return false
  news.bonuses.push(...granted)
  news.gifts.push(
    await changeGift(trx, gift, 'used', { state: 'used', endedAt: now, won: gift.won, dueUntil: null }),
  )
  return true
}

/** A refused bonus has written nothing. */
async function grantUnlessRefused(grant: () => Promise<BonusNews[]>): Promise<BonusNews[] | null> {
  try {
    return await grant()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
