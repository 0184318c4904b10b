// An instance of a promotion by its id on the wire.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectContest } from '../contests/contests.service.ts'
import type { PromotionContest, PromotionTerms } from './promotion-terms.ts'

/** Undefined for what is no id of a promotion. */
export async function findPromotion(db: PlatformDatabase, id: string): Promise<PromotionContest | undefined> {
  return /^[1-9]\d{0,14}$/.test(id) ? selectContest<PromotionTerms>(db, 'promotion', Number(id)) : undefined
}
