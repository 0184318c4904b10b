// Prizes that players take themselves [7.42]: for points, for a full flask, for a birthday. Promises: an exchange is one transaction, made
// once for a key of its player, and final [4.37]; it costs the price that was confirmed; balance, claim, stock and gifts are decided
// under one lock.
import { findStatus } from '../../contests/contests.service.ts'
import type { CallAnswer, exchangePrize, Gift, Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import type { Player } from '../../../../plugins/session.ts'
import { mayTakePart, readGateFacts } from '../../../money/gate/gate.service.ts'
import { joinMembers, lockMembers, type Member } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import {
  grantGift,
  publishGiftNews,
  readGiftPlayer,
  readGifts,
  type GiftNotice,
} from '../../gifts/gifts.service.ts'
import { getPlayerLevel } from '../../levels/levels.service.ts'
import { describePoints, publishPoints, type PointsNews } from '../balances/balances.service.ts'
import { findBirthdayWindow } from '../birthday.rules.ts'
import { findPromotion } from '../find-promotion.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import {
  insertExchange,
  selectExchange,
  selectTakerFacts,
  takeFromStock,
  type Exchange,
} from './exchange.repository.ts'
import { findObstacle, listTakeable, type Takeable, type TakerFacts } from './exchange.rules.ts'

/** Scope of its gifts. */
const scope = 'promotion'

export interface ExchangeContext {
  /** Days of the site's time zone. */
  dates: Dates
  timeZone: string
}

export interface WantedExchange {
  promoId: string
  prizeId: string
  /** New for each exchange. */
  key: string
  /** As the player confirmed it; null for a claim. Undefined: nobody asked. */
  price: number | null | undefined
}

interface Exchanged extends Pick<Exchange, 'giftIds' | 'points' | 'additional'> {
  news: readonly GiftNotice[]
  pointsNews: readonly PointsNews[]
}

/**
 * Exchanges points for a prize, or takes one that is due. A repetition of the key takes nothing and gets the same answer, also after the end.
 * @throws Refusal of the contract's `exchangePrize`; that of the balance says how many units are missing
 */
export async function exchange(
  { db, clock, realtime }: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  context: ExchangeContext,
  { player, locale }: { player: Player; locale: Locale },
  wanted: WantedExchange,
): Promise<CallAnswer<typeof exchangePrize>> {
  const now = clock.now()
  const { giftIds, points, additional, news, pointsNews } = await db
    .transaction()
    .execute((trx) => exchangeOnce(trx, now, context, player.id, wanted))
  publishPoints(realtime, pointsNews)
  publishGiftNews(realtime, news)
  const gifts: Gift[] = await readGifts(db, now, { userId: player.id, giftIds, locale })
  return { gifts, points, additionalPoints: additional }
}

async function exchangeOnce(
  trx: PlatformDatabase,
  now: Date,
  context: ExchangeContext,
  userId: number,
  wanted: WantedExchange,
): Promise<Exchanged> {
  const known = await findExchanged(trx, userId, wanted)
  if (known) return known
  const contest = await findPromotion(trx, wanted.promoId)
  if (!contest) throw new Refusal('invalid_promotion')
  const closed = mayTakePart(await readGateFacts(trx, now, userId))
  if (closed) throw new Refusal(closed)
  if (findStatus(contest, now) !== 'active') throw new Refusal('action_is_inactive')
  // A prize is final: it is not given to who could not use it [6.9].
  const { isMultiAccount, areBonusesDisabled } = await readGiftPlayer(trx, userId)
  if (isMultiAccount || areBonusesDisabled) throw new Refusal('action_not_allowed')
  const prize = listTakeable(contest.terms).find(({ id }) => id === wanted.prizeId)
  if (!prize) throw new Refusal('cannot_buy_prize')
  const price = prize.by.kind === 'price' ? prize.by.price : null
  if (wanted.price !== undefined && wanted.price !== price) throw new Refusal('product_price_changed')
  const member = await lockTaker(trx, now, contest, userId, prize)
  // The same key may have been waited for.
  return (await findExchanged(trx, userId, wanted)) ?? take(trx, now, context, contest, member, prize, wanted)
}

/** The first gift of a birthday makes its player a member. */
async function lockTaker(
  trx: PlatformDatabase,
  now: Date,
  contest: PromotionContest,
  userId: number,
  { by }: Takeable,
): Promise<Member> {
  const members =
    by.kind === 'birthday'
      ? await joinMembers(trx, now, contest, [userId])
      : await lockMembers(trx, contest.id, [userId])
  const member = members.get(userId)
  if (!member) throw new Refusal('user_not_participate')
  return member
}

async function take(
  trx: PlatformDatabase,
  now: Date,
  context: ExchangeContext,
  contest: PromotionContest,
  member: Member,
  prize: Takeable,
  { key }: WantedExchange,
): Promise<Exchanged> {
  const { userId } = member
  const obstacle = findObstacle(
    prize,
    contest.terms,
    await readTaker(trx, now, context, contest, userId, member),
  )
  if (obstacle)
    throw new Refusal(
      obstacle.code,
      obstacle.missing === undefined ? {} : { params: { missing: obstacle.missing } },
    )
  if (
    prize.stock !== null &&
    !(await takeFromStock(trx, { contestId: contest.id, prize: prize.id, of: prize.stock }))
  )
    throw new Refusal('product_sold_out')
  const paid = await pay(trx, now, contest, member, prize, key)
  const granted = []
  for (const [index, gift] of prize.gifts.entries())
    granted.push(
      await grantGift(trx, now, {
        userId,
        gift,
        reason: 'promotions',
        scope,
        key: `${contest.id} exchange ${userId} ${key} ${index}`,
      }),
    )
  const giftIds = granted.map(({ giftId }) => giftId)
  const { points, additional } = paid
  const { price, unit } = prize.by.kind === 'price' ? prize.by : { price: null, unit: null }
  const isNew = await insertExchange(trx, now, {
    contestId: contest.id,
    userId,
    key,
    prize: prize.id,
    price,
    unit,
    giftIds,
    points,
    additional,
  })
  // Used at the same time in another promotion.
  if (!isNew) throw new Refusal('transaction_conflict')
  const pointsNews = await describePoints(trx, { ...context, now }, [contest], [paid])
  return { giftIds, points, additional, news: granted.flatMap((each) => each.news), pointsNews }
}

async function pay(
  trx: PlatformDatabase,
  now: Date,
  { id }: PromotionContest,
  member: Member,
  { id: prize, by }: Takeable,
  key: string,
): Promise<Member> {
  if (by.kind !== 'price') return member
  const { price, unit } = by
  const change = { userId: member.userId, kind: 'exchange', unit, amount: -price, key, note: prize } as const
  const [paid] = await addPoints(trx, now, id, [change])
  if (!paid) throw new Error(`the exchange ${key} of player ${member.userId} has been paid before`)
  return paid
}

async function findExchanged(
  db: PlatformDatabase,
  userId: number,
  { promoId, prizeId, key, price }: WantedExchange,
): Promise<Exchanged | null> {
  const known = await selectExchange(db, userId, key)
  if (!known) return null
  const isOther = String(known.contestId) !== promoId || known.prize !== prizeId
  if (isOther || (price !== undefined && known.price !== price)) throw new Refusal('transaction_conflict')
  return { ...known, news: [], pointsNews: [] }
}

async function readTaker(
  db: PlatformDatabase,
  now: Date,
  { dates, timeZone }: ExchangeContext,
  { id, entry }: PromotionContest,
  userId: number,
  member: Member | null,
): Promise<TakerFacts> {
  const { birthday, taken, birthdayTakenOn } = await selectTakerFacts(db, {
    contestId: id,
    entry,
    userId,
    timeZone,
  })
  return {
    member,
    level: await getPlayerLevel(db, userId),
    birthday,
    today: dates.dateOf(now),
    taken: new Set(taken),
    birthdayTakenOn,
  }
}

export interface Claims {
  /** Ids of prizes. */
  claimable: string[]
  /** Until when a gift of a birthday can be taken; null: as long as the promotion. */
  claimableUntil: Date | null
}

/** Prizes without a price that a player can take now: full flasks, a gift of a birthday [4.37]. */
export async function listClaims(
  db: PlatformDatabase,
  now: Date,
  context: ExchangeContext,
  contest: PromotionContest,
  { userId, member }: { userId: number; member: Member | null },
): Promise<Claims> {
  const claims = listTakeable(contest.terms).filter(({ by }) => by.kind !== 'price')
  if (claims.length === 0 || findStatus(contest, now) !== 'active')
    return { claimable: [], claimableUntil: null }
  const facts = await readTaker(db, now, context, contest, userId, member)
  const due = claims.filter((prize) => findObstacle(prize, contest.terms, facts) === null)
  const isBirthday = due.some(({ by }) => by.kind === 'birthday')
  const { birthday } = contest.terms
  const window =
    isBirthday && birthday && facts.birthday !== null
      ? findBirthdayWindow(facts.birthday, facts.today, birthday)
      : null
  return {
    claimable: due.map(({ id }) => id),
    claimableUntil: window && context.dates.startOf(window.to, 1),
  }
}
