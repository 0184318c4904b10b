// Counts settled rounds, reached levels and credited deposits, one row and one notification per player and batch.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  recordEvent,
  type AfterCommit,
  type OutboxConsumer,
  type StoredEvent,
} from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { grantGift, publishGiftNews, type GiftNotice } from '../gifts/gifts.service.ts'
import { publishAchievements, type AchievementNews } from './achievements.present.ts'
import { selectCounts, upsertCounts } from './achievements.repository.ts'
import { computeProgress, countFact, type CountedFact, type PlayerCounts } from './achievements.rules.ts'
import { achievementsConsumer, type Achievements } from './achievements.service.ts'

export function createAchievementsConsumer(achievements: Achievements, clock: Clock): OutboxConsumer {
  const entries = achievements.details.map(({ entry }) => entry)

  async function consume(
    trx: PlatformDatabase,
    events: readonly StoredEvent[],
  ): Promise<AfterCommit | undefined> {
    const now = clock.now()
    const facts = groupFacts(achievements, events, now)
    if (facts.size === 0) return undefined
    const before = await selectCounts(trx, [...facts.keys()])
    const after = new Map<number, PlayerCounts>()
    for (const [userId, own] of facts) {
      const known = before.get(userId) ?? {}
      const counted = own.reduce((counts, fact) => countFact(entries, counts, fact), known)
      if (counted !== known) after.set(userId, counted)
    }
    if (after.size === 0) return undefined
    await upsertCounts(trx, after)
    const news = findNews(achievements, before, after)
    const giftNotices = await reward(
      trx,
      now,
      news.filter(({ completedAt }) => completedAt !== null),
    )
    if (news.length === 0) return undefined
    const order = await takeEventOrder(trx)
    return (realtime) => {
      publishAchievements(realtime, news, order)
      publishGiftNews(realtime, giftNotices)
    }
  }

  return { name: achievementsConsumer, consume }
}

/** By player, in the order of the events. Rounds without a real stake count for nothing. */
function groupFacts(
  { findGame, readDay }: Achievements,
  events: readonly StoredEvent[],
  now: Date,
): Map<number, CountedFact[]> {
  const facts = new Map<number, CountedFact[]>()
  const add = (userId: number, fact: CountedFact) => {
    const own = facts.get(userId)
    if (own) own.push(fact)
    else facts.set(userId, [fact])
  }
  for (const event of events) {
    if (event.type === 'level.reached')
      add(event.userId, { type: 'level', to: event.data.to, at: now.toISOString() })
    if (event.type === 'deposit.settled') add(event.userId, { type: 'deposit', at: event.data.settledAt })
    if (event.type !== 'round.settled' || event.data.stakeReal <= 0) continue
    const { data } = event
    const game = findGame(data.gameSlug) ?? { engine: data.engine, theme: '', categories: [] }
    const round = { ...data, day: readDay(new Date(data.settledAt)) }
    add(event.userId, { type: 'round', round, game, at: data.settledAt })
  }
  return facts
}

/** What has another percentage than before the batch. */
function findNews(
  { details }: Achievements,
  before: ReadonlyMap<number, PlayerCounts>,
  after: ReadonlyMap<number, PlayerCounts>,
): AchievementNews[] {
  return [...after].flatMap(([userId, counts]) =>
    details.flatMap((each) => {
      const { slug, rule } = each.entry
      const counted = counts[slug]
      const progress = computeProgress(rule, counted)
      if (progress === computeProgress(rule, before.get(userId)?.[slug])) return []
      const completedAt = counted && 'completedAt' in counted ? counted.completedAt : null
      return [{ userId, details: each, progress, completedAt }]
    }),
  )
}

/** The gift first, so that its notification tells of something that is there. Players in one order, as their wallets are locked. */
async function reward(
  trx: PlatformDatabase,
  now: Date,
  completed: readonly AchievementNews[],
): Promise<GiftNotice[]> {
  const notices: GiftNotice[] = []
  for (const { userId, details, completedAt } of completed.toSorted(
    (one, other) => one.userId - other.userId,
  )) {
    const { slug, gift } = details.entry
    if (gift !== undefined) {
      const granted = await grantGift(trx, now, {
        userId,
        gift,
        reason: 'achievement',
        scope: 'achievement',
        key: `${userId}:${slug}`,
      })
      notices.push(...granted.news)
    }
    // When the player did it, not when it was read: what ends at a moment counts all that was done before.
    const happenedAt = completedAt === null ? now : new Date(completedAt)
    await recordEvent(trx, happenedAt, { type: 'achievement.completed', userId, data: { slug } })
  }
  return notices
}
