// Turns settled rounds, deposits and achievements into points and pools of promotions. Promises: each fact counts once in each promotion
// in whose time it lies, until that fixes its tickets; with a button it counts for members and from their joining on, without one it
// makes a member.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import type {
  AfterCommit,
  OutboxConsumer,
  StoredEvent,
} from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { isWithin, lockRunning } from '../../contests/contests.service.ts'
import { joinContests, keyOf, lockContestMembers, type Member } from '../../contests/members.service.ts'
import { addEarnings, type EarnedBeside } from '../../contests/points.service.ts'
import { describePoints, publishPoints } from '../balances/balances.service.ts'
import { fillPools, type Win } from '../pool/pool.service.ts'
import type { PromotionContest, PromotionTerms } from '../promotion-terms.ts'
import { selectDepositDays, upsertDepositDays, type DepositDay } from './deposit-days.repository.ts'
import { earn, isEarning, type Earned, type EarningFact } from './earning.rules.ts'

/** The key of its cursor. */
export const promotionsConsumer = 'promotions'

interface Context {
  clock: Clock
  /** Of the site's time zone. */
  dates: Dates
}

export function createPromotionsConsumer(context: Context): OutboxConsumer {
  async function consume(
    trx: PlatformDatabase,
    events: readonly StoredEvent[],
  ): Promise<AfterCommit | undefined> {
    const { facts, wins } = readFacts(events)
    const moments = [...facts, ...wins].map(({ at }) => at.getTime())
    if (moments.length === 0) return undefined
    const contests = await lockRunning<PromotionTerms>(
      trx,
      'promotion',
      new Date(Math.min(...moments)),
      new Date(Math.max(...moments)),
    )
    await fillPools(trx, contests, wins)
    const changed = await earnPoints(trx, context, contests, facts)
    const news = await describePoints(trx, { ...context, now: context.clock.now() }, contests, changed)
    return news.length === 0 ? undefined : (realtime) => publishPoints(realtime, news)
  }

  return { name: promotionsConsumer, consume }
}

/** Real money only; in the order of the events. */
function readFacts(events: readonly StoredEvent[]): { facts: EarningFact[]; wins: Win[] } {
  const facts: EarningFact[] = []
  const wins: Win[] = []
  for (const { type, userId, data, happenedAt } of events) {
    if (type === 'achievement.completed')
      facts.push({ kind: 'achievements', userId, slug: data.slug, at: happenedAt })
    if (type === 'deposit.settled') {
      const { depositId: id, amount, currency, settledAt } = data
      facts.push({ kind: 'deposits', userId, id, amount, currency, at: new Date(settledAt) })
    }
    if (type !== 'round.settled') continue
    const { stakeReal, winReal, currency, rateToRub, settledAt } = data
    const at = new Date(settledAt)
    if (stakeReal > 0) facts.push({ kind: 'bets', userId, amount: stakeReal, currency, at })
    if (winReal !== null && winReal > 0) wins.push({ win: winReal, rateToRub, at })
  }
  return { facts, wins }
}

/** What facts bring each member of locked contests; the members after it. */
async function earnPoints(
  trx: PlatformDatabase,
  { dates }: Context,
  contests: readonly PromotionContest[],
  facts: readonly EarningFact[],
): Promise<Member[]> {
  const counted = groupFacts(contests, facts)
  const members = await findMembers(trx, counted)
  const earning = counted.flatMap(({ contest, userId, facts: own }) => {
    const member = members.get(keyOf({ contestId: contest.id, userId }))
    if (!member) return []
    const { joinButton } = contest.terms
    const since = joinButton ? own.filter(({ at }) => at >= member.joinedAt) : own
    return since.length > 0 ? [{ contest, member, facts: since }] : []
  })
  const days = await readDays(trx, dates, earning)
  const earned = earning.map(({ contest, member, facts: own }) => {
    const { betsRemainder, depositsRemainder } = member
    const before = { betsRemainder, depositsRemainder, days: days.get(keyOf(member)) ?? new Map() }
    return { contest, member, ...earn(contest.terms, before, own, dates.dateOf) }
  })
  await upsertDepositDays(
    trx,
    earned.flatMap(({ member: { contestId, userId }, state }) =>
      [...state.days].map(([day, amount]) => ({ contestId, userId, day, amount })),
    ),
  )
  const entries = earned.flatMap(({ member: { contestId, userId }, points }) =>
    points.map((each) => ({ ...each, contestId, userId, unit: 'points' as const, note: null })),
  )
  return addEarnings(
    trx,
    entries,
    earned.map((each) => describeBeside(each)),
  )
}

/** In the seasonal promotion a point is an element in the flask of what earned it [9.29]. */
function describeBeside({
  contest,
  member: { contestId, userId },
  state: { betsRemainder, depositsRemainder },
  points,
}: Earned & { contest: PromotionContest; member: Member }): EarnedBeside {
  const fill = (kind: EarningFact['kind']) =>
    contest.terms.flasks ? points.reduce((sum, each) => (each.kind === kind ? sum + each.amount : sum), 0) : 0
  return {
    contestId,
    userId,
    betsRemainder,
    depositsRemainder,
    flaskAchievements: fill('achievements'),
    flaskDeposits: fill('deposits'),
    flaskBets: fill('bets'),
  }
}

interface CountedFacts {
  contest: PromotionContest
  userId: number
  /** At least one. */
  facts: EarningFact[]
}

/** What may count, by contest and player, in the order of each player's first. */
function groupFacts(contests: readonly PromotionContest[], facts: readonly EarningFact[]): CountedFacts[] {
  return contests.flatMap((contest) => {
    const own = facts.filter((fact) => isWithin(contest, fact.at) && isEarning(contest.terms, fact))
    return [...Map.groupBy(own, ({ userId }) => userId)].map(([userId, each]) => ({
      contest,
      userId,
      facts: each,
    }))
  })
}

/** Locks the members among them; who is none becomes one by the first fact, where no button has to be pressed [3.22]. */
async function findMembers(
  trx: PlatformDatabase,
  counted: readonly CountedFacts[],
): Promise<Map<string, Member>> {
  const keys = counted.map(({ contest: { id, terms }, userId, facts }) => ({
    contestId: id,
    userId,
    at: facts[0]!.at,
    joinButton: terms.joinButton,
  }))
  const joined = await joinContests(
    trx,
    keys.filter(({ joinButton }) => !joinButton),
  )
  const known = await lockContestMembers(
    trx,
    keys.filter(({ joinButton }) => joinButton),
  )
  return new Map([...joined, ...known].map((member) => [keyOf(member), member]))
}

/** The sums of the days in which these facts have deposits, by member. */
async function readDays(
  trx: PlatformDatabase,
  dates: Dates,
  earning: readonly { member: Member; facts: readonly EarningFact[] }[],
): Promise<Map<string, Map<string, number>>> {
  const wanted: Omit<DepositDay, 'amount'>[] = earning.flatMap(({ member: { contestId, userId }, facts }) =>
    [...new Set(facts.flatMap(({ kind, at }) => (kind === 'deposits' ? [dates.dateOf(at)] : [])))].map(
      (day) => ({ contestId, userId, day }),
    ),
  )
  const found = wanted.length === 0 ? [] : await selectDepositDays(trx, wanted)
  const days = new Map<string, Map<string, number>>()
  for (const each of found)
    days.set(keyOf(each), (days.get(keyOf(each)) ?? new Map<string, number>()).set(each.day, each.amount))
  return days
}
