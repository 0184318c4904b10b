// A player's high fives of a promotion, for its members only [6.6].
import type { Art } from '@yanta/art'
import { addSeconds } from '@yanta/config/clock'
import type {
  CallAnswer,
  getHighFiveStatistics,
  HighFive,
  HighFiveType,
  listHighFives,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import { findMember, type Member } from '../../contests/members.service.ts'
import type { Standings } from '../../contests/standings.service.ts'
import { countCocktails, ranking } from '../participants/eligibility.service.ts'
import { readRank } from '../participants/participants.service.ts'
import { findPromotion } from '../find-promotion.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import { countByDay, selectFived, selectFives } from './high-fives.repository.ts'
import { dailyFives } from './high-fives.rules.ts'

export interface HighFiveContext {
  /** Days of the site's time zone. */
  dates: Dates
  art: Art
  standings: Standings
}

/** Days of the statistics. */
const mostDays = 30

interface WantedPage {
  type: HighFiveType
  order: 'asc' | 'desc'
  limit: number
  page: number
}

/** @throws Refusal not_found, user_not_participate */
export async function listFives(
  { db }: Pick<Deps, 'db'>,
  { art }: HighFiveContext,
  { userId, promoId }: { userId: number; promoId: string },
  { type, order, limit, page }: WantedPage,
): Promise<CallAnswer<typeof listHighFives>> {
  const { contest } = await getMembership(db, userId, promoId)
  const { items, totalItems } = await selectFives(db, {
    contestId: contest.id,
    userId,
    type,
    order,
    limit,
    offset: (page - 1) * limit,
  })
  return {
    totalItems,
    items: items.map(({ id, at, userId: other, nickName, avatar, isAnswered }): HighFive => ({
      id: String(id),
      at: new Date(at).toISOString(),
      userId: other === null ? null : String(other),
      nick_name: nickName,
      avatar: avatar === null ? null : art.getAddress(`avatars/avatar-${avatar}`),
      isAnswered,
    })),
  }
}

/** What the player has given and received by day [7.40]; days end at midnight of the site. @throws Refusal not_found, user_not_participate */
export async function readStatistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { dates, standings }: HighFiveContext,
  { userId, promoId }: { userId: number; promoId: string },
): Promise<CallAnswer<typeof getHighFiveStatistics>> {
  const now = clock.now()
  const { contest } = await getMembership(db, userId, promoId)
  const days = await countByDay(db, { contestId: contest.id, userId, limit: mostDays })
  const today = dates.dateOf(now)
  const { sent, received } = days.find(({ day }) => day === today) ?? { sent: 0, received: 0 }
  const tally = (count: number, { limit, bonus }: { limit: number; bonus: number }) => ({
    count,
    limit,
    bonus,
    isBonusGiven: count >= limit,
  })
  return {
    sent: tally(sent, dailyFives.sent),
    received: tally(received, dailyFives.received),
    rank: await readRank(standings, contest, { now, userId }),
    resetsAt: dates.startOf(today, 1).toISOString(),
    recent: {
      count: await countCocktails(db, {
        contestId: contest.id,
        userId,
        since: addSeconds(now, -ranking.seconds),
      }),
      needed: ranking.cocktails,
    },
    days,
  }
}

/** Those of the players whom the player, or a guest's browser, has given five today. */
export async function listFived(
  db: PlatformDatabase,
  {
    contestId,
    from,
    to,
    today,
  }: {
    contestId: number
    from: { userId: number } | { visitor: string }
    to: readonly number[]
    today: string
  },
): Promise<number[]> {
  return to.length === 0 ? [] : selectFived(db, { contestId, from, to, day: today })
}

async function getMembership(
  db: PlatformDatabase,
  userId: number,
  promoId: string,
): Promise<{ contest: PromotionContest; member: Member }> {
  const contest = await findPromotion(db, promoId)
  if (!contest?.terms.highFives) throw new Refusal('not_found')
  const member = await findMember(db, contest.id, userId)
  if (!member) throw new Refusal('user_not_participate')
  return { contest, member }
}
