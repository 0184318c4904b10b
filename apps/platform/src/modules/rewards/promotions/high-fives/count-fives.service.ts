// What high fives bring, at once or when the visitor who gave them has registered [6.3]. Promises: each brings it once, within the limits
// of both sides on the day it was given.
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import type { Jobs } from '../../../../plugins/jobs/jobs.ts'
import { readGateFacts } from '../../../money/gate/gate.service.ts'
import { findStatus, selectContest } from '../../contests/contests.service.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import { readGiftPlayer } from '../../gifts/gifts.service.ts'
import { describePoints, publishPoints, type PointsNews } from '../balances/balances.service.ts'
import { updateEligibility } from '../participants/eligibility.service.ts'
import type { PromotionContest, PromotionTerms } from '../promotion-terms.ts'
import {
  claimFives,
  countPair,
  forgetNetworks,
  selectWaitingFives,
  settleFive,
  type WaitingFive,
} from './high-fives.repository.ts'
import { dailyFives, findFiveObstacle, listFiveGains } from './high-fives.rules.ts'

const jobName = 'count-guest-fives'
const everyMs = 60_000
const batchSize = 100
const secondsPerDay = 86_400

interface Side {
  userId: number
  /** Fives of the day that count already. */
  before: number
}

/** Writes what a five brings both sides, whom the caller has locked as members. To be published after the commit. */
export async function countFive(
  trx: PlatformDatabase,
  context: { dates: Dates; now: Date },
  contest: PromotionContest,
  { id, day, from, to }: { id: number; day: string; from: Side; to: Side },
): Promise<PointsNews[]> {
  const gainsOf = (side: 'sent' | 'received', { userId, before }: Side) =>
    listFiveGains(side, { id, day, number: before + 1 }).map((gain) => ({
      ...gain,
      userId,
      kind: 'highFives' as const,
    }))
  const changed = await addPoints(trx, context.now, contest.id, [
    ...gainsOf('sent', from),
    ...gainsOf('received', to),
  ])
  await updateEligibility(trx, contest.id, [from.userId, to.userId])
  return describePoints(trx, context, [contest], changed)
}

/** As of a player who gives five [6.9]. */
async function mayGive(trx: PlatformDatabase, now: Date, userId: number): Promise<boolean> {
  const { isMultiAccount } = await readGiftPlayer(trx, userId)
  const { isClosed } = await readGateFacts(trx, now, userId)
  return !isMultiAccount && !isClosed
}

/** Of one who is no member, nothing else is looked at. */
export async function readReceiver(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  isMember: boolean,
): Promise<{ isMember: boolean; isFlagged: boolean; isClosed: boolean }> {
  if (!isMember) return { isMember, isFlagged: false, isClosed: false }
  const { isMultiAccount } = await readGiftPlayer(trx, userId)
  const { isClosed } = await readGateFacts(trx, now, userId)
  return { isMember, isFlagged: isMultiAccount, isClosed }
}

/**
 * Gives a new player the fives of the last 24 hours that their browser gave before, within the transaction of the registration.
 * Returns whether there are any, which `hurryGuestFives` then counts after the commit.
 */
export async function claimGuestFives(
  trx: PlatformDatabase,
  now: Date,
  { visitor, userId }: { visitor: string | null; userId: number },
): Promise<boolean> {
  if (visitor === null) return false
  return (await claimFives(trx, { visitor, userId, since: addSeconds(now, -secondsPerDay) })) > 0
}

export function hurryGuestFives(jobs: Pick<Jobs, 'hurry'>): void {
  jobs.hurry(jobName)
}

/**
 * Counts what visitors who have registered gave, soon after `hurryGuestFives`, or once a minute. One that can't be counted now does not
 * hold up the others, and is tried again.
 */
export function addGuestFives(
  { db, clock, jobs, realtime }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'realtime'>,
  dates: Dates,
): void {
  jobs.add({
    name: jobName,
    everyMs,
    async run() {
      const failures: unknown[] = []
      let waiting: WaitingFive[] = []
      do {
        waiting = await selectWaitingFives(db, { after: waiting.at(-1)?.id ?? 0, limit: batchSize })
        for (const five of waiting) {
          const context = { dates, now: clock.now() }
          try {
            publishPoints(realtime, await db.transaction().execute((trx) => countWaiting(trx, context, five)))
          } catch (error) {
            failures.push(error)
          }
        }
      } while (waiting.length === batchSize)
      // The day of a limit by networks is over by then.
      await forgetNetworks(db, addSeconds(clock.now(), -2 * secondsPerDay))
      if (failures.length > 0) throw failures[0]
    },
  })
}

/** One that both sides can no longer have is void: the promotion is over, or a limit was reached since. */
async function countWaiting(
  trx: PlatformDatabase,
  context: { dates: Dates; now: Date },
  { id, contestId, fromUserId, toUserId, day }: WaitingFive,
): Promise<PointsNews[]> {
  const { now } = context
  const contest = (await selectContest<PromotionTerms>(trx, 'promotion', contestId))!
  if (findStatus(contest, now) !== 'active') {
    await settleFive(trx, now, { id, isCounted: false })
    return []
  }
  await joinMembers(trx, now, contest, [fromUserId, toUserId])
  const { sentCounted, received } = await countPair(trx, { contestId, from: fromUserId, to: toUserId, day })
  const receiver = { ...(await readReceiver(trx, now, toUserId, true)), received, isRepeated: false }
  const isCounted =
    (await mayGive(trx, now, fromUserId)) &&
    findFiveObstacle(receiver, { sent: sentCounted, limit: dailyFives.sent.limit }) === null
  const isMine = await settleFive(trx, now, { id, isCounted })
  if (!isMine || !isCounted) return []
  return countFive(trx, context, contest, {
    id,
    day,
    from: { userId: fromUserId, before: sentCounted },
    to: { userId: toUserId, before: received },
  })
}
