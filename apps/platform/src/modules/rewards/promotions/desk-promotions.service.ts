// What the desk does with promotions. Each change is made inside the caller's transaction, under the lock of its instance.
import { promotionChanged, promotionRoom } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Dates } from '../../../plugins/calendar.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import {
  chooseInstance,
  findStatus,
  lockContest,
  selectContestBySlug,
  selectForDesk,
  selectInstances,
  updateState,
  updateTerms,
} from '../contests/contests.service.ts'
import { joinMembers } from '../contests/members.service.ts'
import { addPoints } from '../contests/points.service.ts'
import { describePoints, type PointsNews } from './balances/balances.service.ts'
import { findPromotion } from './find-promotion.service.ts'
import { updateEligibility } from './participants/eligibility.service.ts'
import { listDrawnPrizes, type PromotionContest, type PromotionTerms } from './promotion-terms.ts'
import { findDrawState } from './promotions.present.ts'

export { publishPoints, type PointsNews } from './balances/balances.service.ts'

const mostOver = 20

/** Those that are not over, then the latest of the others. */
export function listForDesk(db: PlatformDatabase): Promise<PromotionContest[]> {
  return selectForDesk<PromotionTerms>(db, 'promotion', mostOver)
}

/** An instance by its id or its own slug; by the slug of all its instances as `chooseInstance`. */
export async function findForDesk(
  db: PlatformDatabase,
  now: Date,
  wanted: string,
): Promise<PromotionContest | undefined> {
  const named =
    (await findPromotion(db, wanted)) ?? (await selectContestBySlug<PromotionTerms>(db, 'promotion', wanted))
  if (named) return named
  const instances = await selectInstances<PromotionTerms>(db, 'promotion', { entries: [wanted], each: 3 })
  return chooseInstance(instances, now)
}

/** Tells open pages that an instance is another one now. */
export function tellPromotionChange(
  realtime: Pick<Realtime, 'publish'>,
  contest: PromotionContest,
  now: Date,
): void {
  const id = String(contest.id)
  realtime.publish(promotionRoom(id), promotionChanged, {
    id,
    status: findStatus(contest, now),
    draw: findDrawState(contest, now),
  })
}

/** Why nothing was done. */
export type DeskObstacle =
  | 'nothing to draw'
  | 'not over'
  | 'drawn'
  | 'cancelled'
  | 'over'
  | 'unknown currency'

/** Has winners drawn as soon as every fact before the end is read, without the wait that the entry asks for. */
export async function drawNow(trx: PlatformDatabase, now: Date, id: number): Promise<DeskObstacle | null> {
  const contest = await lockContest<PromotionTerms>(trx, id)
  if (listDrawnPrizes(contest.terms).length === 0) return 'nothing to draw'
  if (contest.state === 'cancelled') return 'cancelled'
  if (contest.state === 'drawn' || contest.state === 'finished') return 'drawn'
  if (contest.endsAt === null || contest.endsAt > now) return 'not over'
  await updateTerms(trx, id, { ...contest.terms, drawAfterMinutes: 0 })
  return null
}

/** Ends an instance for good: nothing is drawn, exchanged or earned any more. What was given stays given. */
export async function cancelNow(trx: PlatformDatabase, now: Date, id: number): Promise<DeskObstacle | null> {
  const { state } = await lockContest<PromotionTerms>(trx, id)
  if (state === 'cancelled') return 'cancelled'
  if (state === 'drawn') return 'drawn'
  if (state === 'finished') return 'over'
  await updateState(trx, id, 'cancelled', now)
  return null
}

export interface PointsGrant {
  userId: number
  /** That of points, or the additional one. */
  currencyId: string
  amount: number
  /** The same grants once. */
  key: string
}

/** Gives a player points of an instance, until its tickets are fixed; the player becomes a member by it. */
export async function grantPoints(
  trx: PlatformDatabase,
  { now, dates }: { now: Date; dates: Dates },
  id: number,
  { userId, currencyId, amount, key }: PointsGrant,
): Promise<DeskObstacle | readonly PointsNews[]> {
  const contest = await lockContest<PromotionTerms>(trx, id)
  const { state, terms } = contest
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'created' && state !== 'active' && state !== 'ended') return 'over'
  const unit =
    terms.currency?.id === currencyId
      ? 'points'
      : terms.additionalCurrency?.id === currencyId
        ? 'additional'
        : null
  if (unit === null) return 'unknown currency'
  await joinMembers(trx, now, contest, [userId])
  const changed = await addPoints(trx, now, id, [{ userId, kind: 'desk', unit, amount, key }])
  if (unit === 'additional') await updateEligibility(trx, id, [userId])
  return describePoints(trx, { dates, now }, [contest], changed)
}
