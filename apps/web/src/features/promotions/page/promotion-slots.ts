import type { Promotion } from '@yanta/contract'
import type { ReactNode } from 'react'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'

/** What other features add to the pages of promotions; the route brings them together. */
export interface PromotionSlots {
  /** Everything about high fives, below the fund. */
  highFives?: (promotion: Promotion, own: LoadedPart) => ReactNode
}
