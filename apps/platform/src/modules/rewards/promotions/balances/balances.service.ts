// What players have in promotions, and how their browsers are told of it.
import { promotionPointsChanged, type EventData, type PromotionBalance } from '@yanta/contract'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import { takeEventOrder } from '../../../../plugins/realtime/event-order.repository.ts'
import { userRoom, type Realtime } from '../../../../plugins/realtime/realtime.ts'
import { findMember, keyOf, type Member } from '../../contests/members.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import { selectEarnedSince } from './balances.repository.ts'
import { presentBalance } from './balances.rules.ts'

/** A change of a player's balances, published after the commit. */
export interface PointsNews {
  userId: number
  data: EventData<typeof promotionPointsChanged>
  /** See `takeEventOrder`. */
  order: number
}

/** Describes members as they are after a change, in the transaction that has them locked; `contests` are theirs. */
export async function describePoints(
  trx: PlatformDatabase,
  { dates, now }: { dates: Dates; now: Date },
  contests: readonly PromotionContest[],
  members: readonly Member[],
): Promise<PointsNews[]> {
  if (members.length === 0) return []
  const known = new Map(contests.map((contest) => [contest.id, contest]))
  const earned = await selectEarnedSince(trx, dates.startOf(dates.dateOf(now)), members)
  const today = new Map(earned.map((each) => [keyOf(each), each]))
  const order = await takeEventOrder(trx)
  return members.map((member) => {
    const { currency, earnedToday } = today.get(keyOf(member))!
    const { terms } = known.get(member.contestId)!
    const balance = presentBalance(terms, { member, currency, earnedToday })
    return { userId: member.userId, data: { id: String(member.contestId), ...balance }, order }
  })
}

/** Tells the players' browsers of their points, after the commit. */
export function publishPoints(realtime: Realtime, news: readonly PointsNews[]): void {
  for (const { userId, data, order } of news)
    realtime.publish(userRoom(userId), promotionPointsChanged, data, { order })
}

/** A player's balances in a promotion [7.48]; zeros for who takes no part. */
export async function readBalance(
  db: PlatformDatabase,
  { dates, now }: { dates: Dates; now: Date },
  { id, terms }: PromotionContest,
  userId: number,
): Promise<{ member: Member | null; balance: PromotionBalance }> {
  const member = await findMember(db, id, userId)
  const since = dates.startOf(dates.dateOf(now))
  const [today] = await selectEarnedSince(db, since, [{ contestId: id, userId }])
  return { member, balance: presentBalance(terms, { ...today!, member }) }
}
