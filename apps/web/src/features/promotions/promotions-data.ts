import { type Promotion, type PromotionListItem, getPromotion, listPromotions } from '@yanta/contract'
import { getNamed, getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'

export interface PromotionsData {
  promotions: PromotionListItem[]
}

export async function loadPromotions(call: Call): Promise<PromotionsData> {
  return { promotions: getOrThrow(await call(listPromotions)).items }
}

/** Unknown slugs are 404 [2.18]. */
export async function loadPromotion(call: Call, slug: string): Promise<Promotion> {
  return getNamed(await call(getPromotion, { params: { slug } }))
}
