// High fives [7.39], [9.28]. Promises: limits hold however many are given at once; each five brings both sides its cocktails once, and a
// full day its points once; that of a guest only waits for the registration of its visitor [6.3].
import { createHmac } from 'node:crypto'
import { highFiveReceived, visitorHeader, type CallAnswer, type giveHighFive } from '@yanta/contract'
import { networkOf, Refusal } from '@yanta/server'
import type { FastifyRequest } from 'fastify'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import { deriveKey } from '../../../../plugins/derive-key.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import { userRoom } from '../../../../plugins/realtime/realtime.ts'
import type { Player } from '../../../../plugins/session.ts'
import { mayTakePart, readGateFacts } from '../../../money/gate/gate.service.ts'
import { findStatus } from '../../contests/contests.service.ts'
import { addMembers, lockMembers } from '../../contests/members.service.ts'
import { readGiftPlayer } from '../../gifts/gifts.service.ts'
import { publishPoints, type PointsNews } from '../balances/balances.service.ts'
import { findPromotion } from '../find-promotion.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import { countFive, readReceiver } from './count-fives.service.ts'
import { countPair, countPairOfGuest, insertFive, lockGuest } from './high-fives.repository.ts'
import { dailyFives, findFiveObstacle, guestFives } from './high-fives.rules.ts'

/** Who gives a five. */
interface Giving {
  player: Pick<Player, 'id' | 'nickName'> | null
  /** The browser of a guest, as the site's server names it; null: it does not. */
  visitor: string | null
  address: string
}

interface Given {
  id: number
  sentToday: number
  limit: number
  news: readonly PointsNews[]
}

/** The browser that the site's server names with a call, see `visitorHeader`. */
export function readVisitor({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const visitor = headers[visitorHeader]
  return typeof visitor === 'string' && /^[\w-]{22}$/.test(visitor) ? visitor : null
}

/**
 * Gives a member of a promotion five, and tells them.
 * @throws Refusal of the contract's `giveHighFive`
 */
export async function giveFive(
  { db, clock, realtime, config }: Pick<Deps, 'db' | 'clock' | 'realtime' | 'config'>,
  { dates }: { dates: Dates },
  { player, visitor, address }: Giving,
  { actionId, toUserId }: { actionId: string; toUserId: string },
): Promise<CallAnswer<typeof giveHighFive>> {
  const now = clock.now()
  const contest = await findPromotion(db, actionId)
  if (!contest?.terms.highFives) throw new Refusal('invalid_promotion')
  if (findStatus(contest, now) !== 'active') throw new Refusal('action_is_inactive')
  if (toUserId === String(player?.id)) throw new Refusal('action_self_palm')
  if (!/^[1-9]\d{0,14}$/.test(toUserId)) throw new Refusal('cannot_high_five')
  const five = { contest, to: Number(toUserId), day: dates.dateOf(now), dates }
  const given = await db.transaction().execute((trx) =>
    player
      ? giveAsPlayer(trx, now, { ...five, from: player.id })
      : giveAsGuest(trx, now, {
          ...five,
          visitor,
          addressHash: hashNetwork(config.sessionSecret, address),
        }),
  )
  publishPoints(realtime, given.news)
  realtime.publish(userRoom(five.to), highFiveReceived, {
    id: String(given.id),
    actionId,
    slug: contest.slug,
    nick_name: player?.nickName ?? null,
  })
  return { sentToday: given.sentToday, limit: given.limit, isGuest: !player }
}

interface Five {
  contest: PromotionContest
  to: number
  /** The site's day. */
  day: string
  dates: Dates
}

async function giveAsPlayer(
  trx: PlatformDatabase,
  now: Date,
  { contest, from, to, day, dates }: Five & { from: number },
): Promise<Given> {
  const closed = mayTakePart(await readGateFacts(trx, now, from))
  if (closed) throw new Refusal(closed)
  if ((await readGiftPlayer(trx, from)).isMultiAccount) throw new Refusal('action_not_allowed')
  // Where no button is needed, a first five makes its giver a member, like every fact that earns.
  if (!contest.terms.joinButton) await addMembers(trx, [{ contestId: contest.id, userId: from, at: now }])
  const members = await lockMembers(trx, contest.id, [from, to])
  if (!members.has(from)) throw new Refusal('user_not_participate')
  const { sent, sentCounted, received, isRepeated } = await countPair(trx, {
    contestId: contest.id,
    from,
    to,
    day,
  })
  const { limit } = dailyFives.sent
  const facts = await readReceiver(trx, now, to, members.has(to))
  const obstacle = findFiveObstacle({ ...facts, received, isRepeated }, { sent, limit })
  if (obstacle) throw new Refusal(obstacle)
  const giver = { userId: from, visitor: null, addressHash: null }
  const id = await insertFive(trx, now, {
    contestId: contest.id,
    giver,
    toUserId: to,
    day,
    countedAt: now,
  })
  const news = await countFive(trx, { dates, now }, contest, {
    id,
    day,
    from: { userId: from, before: sentCounted },
    to: { userId: to, before: received },
  })
  return { id, sentToday: sent + 1, limit, news }
}

async function giveAsGuest(
  trx: PlatformDatabase,
  now: Date,
  { contest, to, day, visitor, addressHash }: Five & { visitor: string | null; addressHash: string },
): Promise<Given> {
  if (visitor === null) throw new Refusal('cannot_high_five')
  const guest = { visitor, addressHash }
  await lockGuest(trx, guest)
  const members = await lockMembers(trx, contest.id, [to])
  const { sent, ofNetwork, received, isRepeated } = await countPairOfGuest(trx, {
    contestId: contest.id,
    ...guest,
    to,
    day,
  })
  const limit = guestFives.visitor
  const facts = await readReceiver(trx, now, to, members.has(to))
  const obstacle = findFiveObstacle({ ...facts, received, isRepeated }, { sent, limit })
  if (obstacle) throw new Refusal(obstacle)
  if (ofNetwork >= guestFives.network) throw new Refusal('too_many_requests')
  const giver = { userId: null, ...guest }
  const id = await insertFive(trx, now, { contestId: contest.id, giver, toUserId: to, day, countedAt: null })
  return { id, sentToday: sent + 1, limit, news: [] }
}

/** Networks are counted, and not stored. */
function hashNetwork(secret: string, address: string): string {
  return createHmac('sha256', deriveKey(secret, 'high-five')).update(networkOf(address)).digest('base64url')
}
