import {
  type Promotion,
  type PromotionListItem,
  getPromotion,
  getPromotionPage,
  listMemberships,
  listPromotions,
} from '@yanta/contract'
import { getNamed, getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import { type LoadedPart, loadOwnPart } from '../../domain/promotion/own-part.ts'

export interface PromotionsData {
  promotions: PromotionListItem[]
  /** Ids of those in which the player takes part; none for guests. */
  memberships: string[]
}

export async function loadPromotions(call: Call, hasSession: boolean): Promise<PromotionsData> {
  const [promotions, memberships] = await Promise.all([
    call(listPromotions),
    hasSession ? call(listMemberships) : undefined,
  ])
  return {
    promotions: getOrThrow(promotions).items,
    memberships: memberships?.ok ? memberships.value.items : [],
  }
}

export interface PromotionData {
  promotion: Promotion
  own: LoadedPart
  /** Other promotions that run now, for the page of one that is over. */
  others: PromotionListItem[]
}

/** Unknown slugs are 404 [2.18]. A page of text has nothing of the player's. */
export async function loadPromotion(call: Call, slug: string, hasSession: boolean): Promise<PromotionData> {
  const promotion = getNamed(await call(getPromotion, { params: { slug } }))
  const [own, others] = await Promise.all([
    loadOwnPart(call, promotion.id, hasSession && hasOwnPart(promotion)),
    promotion.status === 'past' ? loadOthers(call, promotion) : [],
  ])
  return { promotion, own, others }
}

function hasOwnPart({ template, container }: Promotion): boolean {
  return getPromotionPage(template) !== 'static' || container !== 'default'
}

const othersShown = 3

async function loadOthers(call: Call, { id }: Promotion): Promise<PromotionListItem[]> {
  const promotions = await call(listPromotions)
  if (!promotions.ok) return []
  return promotions.value.items
    .filter((promotion) => promotion.status === 'active' && promotion.id !== id)
    .slice(0, othersShown)
}
