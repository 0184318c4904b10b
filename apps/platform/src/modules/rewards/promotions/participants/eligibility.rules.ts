// Whose cocktails let them rank and stand in the table of a promotion with high fives. Pure.
import { addSeconds } from '@yanta/config/clock'
import type { StandingsFilter } from '../../contests/standings.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'

const hour = 3_600
/** [5.25]. */
export const ranking = { cocktails: 20, seconds: 48 * hour }
/** [5.26]. */
export const listing = { cocktails: 5, seconds: 5 * 24 * hour }

/**
 * The moment at which members qualify for rank and draw, and are listed: now, or the end. In the first days everybody does, because
 * nobody can have gathered cocktails for so long.
 */
export function findStandingsFilter(
  { terms, startsAt, endsAt }: Pick<PromotionContest, 'terms' | 'startsAt' | 'endsAt'>,
  now: Date,
): StandingsFilter {
  if (!terms.highFives) return { eligibleAt: null, listedAt: null }
  const at = endsAt !== null && endsAt < now ? endsAt : now
  const after = (seconds: number) => (at < addSeconds(startsAt, seconds) ? null : at)
  return { eligibleAt: after(ranking.seconds), listedAt: after(listing.seconds) }
}
