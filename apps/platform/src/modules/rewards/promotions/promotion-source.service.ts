// Entries of promotions as what their instances are made of.
import type { LoadedContent } from '@yanta/content'
import { createDates } from '../../../plugins/calendar.ts'
import type { ContestSource } from '../contests/schedule.service.ts'
import { buildPromotionTerms, type PromotionTerms } from './promotion-terms.ts'

/** Ten-thousandths of a rouble in a kopeck. */
const unitsOfKopeck = 100

/** `isDemo`: the first instances stand where `demo` of their entries says. */
export function buildPromotionSource(
  { promotions, settings }: Pick<LoadedContent, 'promotions' | 'settings'>,
  isDemo: boolean,
): ContestSource<PromotionTerms> {
  return {
    kind: 'promotion',
    entries: promotions.map((entry) => ({
      slug: entry.slug,
      schedule: entry,
      terms: buildPromotionTerms(entry),
      pool: (entry.pool ?? 0) * unitsOfKopeck,
    })),
    dates: createDates(settings.timeZone),
    isDemo,
  }
}
