// Promotions as the screens show them.
import { type Promotion, type PromotionListItem, getPromotion, listPromotions } from '@yanta/contract'
import { data } from 'react-router'
import type { Call } from '../../api/caller.ts'
import { getOrThrow } from '../../api/result.ts'

export interface PromotionsData {
  promotions: PromotionListItem[]
}

export async function loadPromotions(call: Call): Promise<PromotionsData> {
  return { promotions: getOrThrow(await call(listPromotions)).items }
}

/** Unknown slugs are 404 [2.18]; what can't be a slug is refused by the platform and no promotion either. */
export async function loadPromotion(call: Call, slug: string): Promise<Promotion> {
  const found = await call(getPromotion, { params: { slug } })
  if (!found.ok && found.refusal.status === 400) throw data(null, { status: 404 })
  return getOrThrow(found)
}
