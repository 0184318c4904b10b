import type { PromotionFilter } from './list-groups.ts'

/** Addresses of the list by what it shows. */
export const filterPaths = {
  all: '/promo',
  lottery: '/promo?type=lottery',
  exchange: '/promo?type=exchange',
  past: '/promo?type=past',
} as const satisfies Record<PromotionFilter, string>
