// Members of the demo's promotions: its regulars and the players one can log in as, so that tables, draws and flasks show something
// from the first minute. In a demo with regulars only. Idempotent: a promotion that anybody has joined is left unchanged.
import type { LoadedContent } from '@yanta/content'
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../platform-database.ts'
import { lockContest, selectInstances } from '../../modules/rewards/contests/contests.service.ts'
import { joinMembers } from '../../modules/rewards/contests/members.service.ts'
import { addEarnings } from '../../modules/rewards/contests/points.service.ts'
import type { PromotionTerms } from '../../modules/rewards/promotions/promotion-terms.ts'
import { listPeople, shareOf } from './demo-people.ts'

/** The most points of a member, by the promotion. */
const mostPoints: Readonly<Record<string, number>> = {
  'aurora-draw': 420,
  'cocktail-hour': 90,
  'treasure-exchange': 4_200,
  'duck-patrol': 900,
  'harvest-night': 160,
  'golden-cup': 2_400,
}

/** Elements in the flasks of a member, at most. */
const mostElements = { achievements: 2_500, deposits: 5_200, bets: 1_900 }

export async function seedDemoPromotions(
  db: PlatformDatabase,
  now: Date,
  { players, promotions }: Pick<LoadedContent, 'players' | 'promotions'>,
): Promise<void> {
  const people = await db.transaction().execute((trx) => listPeople(trx, now, players))
  const userIds = [...people.players, ...people.regulars]
  const instances = await selectInstances(db, 'promotion', {
    entries: promotions.map(({ slug }) => slug),
    each: 2,
  })
  for (const { id, entry, startsAt } of instances) {
    await db.transaction().execute(async (trx) => {
      const contest = await lockContest<PromotionTerms>(trx, id)
      const { memberCount, endsAt, terms } = contest
      const isSeason = terms.template === 'template4'
      const most = isSeason ? 1 : mostPoints[entry]
      if (memberCount > 0 || !terms.currency) return
      // Those that wait for its start.
      if (startsAt > now) {
        if (terms.joinButton) await joinMembers(trx, now, contest, userIds.slice(1))
        return
      }
      if (most === undefined) return
      const until = endsAt && endsAt < now ? endsAt : now
      const at = addSeconds(startsAt, (until.getTime() - startsAt.getTime()) / 2_000)
      await joinMembers(trx, at, contest, userIds)
      const gains = userIds.map((userId, index) => {
        const share = (what: string) =>
          (index === 0 ? firstShares[what] : undefined) ?? shareOf(`${entry} ${what} ${index}`)
        const elements = isSeason
          ? {
              flaskAchievements: Math.round(mostElements.achievements * share('achievements')),
              flaskDeposits: Math.round(mostElements.deposits * share('deposits')),
              flaskBets: Math.round(mostElements.bets * share('bets')),
            }
          : { flaskAchievements: 0, flaskDeposits: 0, flaskBets: 0 }
        const sum = elements.flaskAchievements + elements.flaskDeposits + elements.flaskBets
        return { userId, elements, points: isSeason ? sum : Math.max(1, Math.round(most * share('points'))) }
      })
      await addEarnings(
        trx,
        gains.map(({ userId, points }) => ({
          contestId: id,
          userId,
          kind: 'desk',
          unit: 'points',
          amount: points,
          key: 'seed',
          note: null,
          at,
        })),
        gains.map(({ userId, elements }) => ({
          contestId: id,
          userId,
          ...elements,
          betsRemainder: null,
          depositsRemainder: null,
        })),
      )
    })
  }
}

/** The first player has a full flask to empty. */
const firstShares: Readonly<Record<string, number>> = {
  achievements: 1,
  deposits: 0.78,
  bets: 0.45,
  points: 0.44,
}
