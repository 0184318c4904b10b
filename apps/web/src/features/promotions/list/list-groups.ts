// What the list of promotions shows, by the chosen filter. Pure.
import { type PromotionListItem, type PromotionType, getPromotionPage } from '@yanta/contract'

export const promotionFilters = ['all', 'lottery', 'exchange', 'past'] as const
export type PromotionFilter = (typeof promotionFilters)[number]

/** From the address; anything unknown is `all`. */
export function readFilter(value: string | null): PromotionFilter {
  return promotionFilters.find((filter) => filter === value) ?? 'all'
}

export interface PromotionGroups {
  /** Shown large above the others, and counted among those that run now. */
  important: PromotionListItem | null
  active: PromotionListItem[]
  future: PromotionListItem[]
  past: PromotionListItem[]
}

/** [4.5] Active, future, then past ones, within a group the higher priority first and the order of the platform kept [2.37]. */
export function groupPromotions(
  promotions: readonly PromotionListItem[],
  filter: PromotionFilter,
): PromotionGroups {
  const shown = promotions
    .filter((promotion) => fits(promotion, filter))
    .toSorted((one, other) => other.sortPriority - one.sortPriority)
  const group = (status: PromotionListItem['status']) =>
    shown.filter((promotion) => promotion.status === status)
  const active = group('active')
  const important = active.find(({ isImportant }) => isImportant) ?? null
  return {
    important,
    active: active.filter((promotion) => promotion !== important),
    future: group('future'),
    // The latest first: the platform's order within equal priority would mix years.
    past: group('past').toSorted((one, other) => (other.endAt ?? '').localeCompare(one.endAt ?? '')),
  }
}

function fits({ template, status }: PromotionListItem, filter: PromotionFilter): boolean {
  if (filter === 'all') return true
  return filter === 'past' ? status === 'past' : getPromotionPage(template) === filter
}

/** [2.37] The types of which there are past promotions alone, in the order of the list. */
export function listPastTypes(promotions: readonly PromotionListItem[]): PromotionType[] {
  const open = new Set(promotions.filter(({ status }) => status !== 'past').map(({ type }) => type))
  return [...new Set(promotions.map(({ type }) => type))].filter((type) => !open.has(type) && type !== 'page')
}
