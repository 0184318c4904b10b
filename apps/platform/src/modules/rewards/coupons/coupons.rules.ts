// Whether a coupon code turns into a gift now. Pure; the first rule that objects gives the refusal.
import type { RefusalCode } from '@yanta/contract'

export interface CouponFacts {
  /** False for a code that content no longer has. */
  isListed: boolean
  forRegistration: boolean
  startsAt: Date | null
  endsAt: Date | null
  mostUses: number | null
  mostPerPlayer: number
  uses: number
  ownUses: number
}

export interface CouponPlayer {
  isMultiAccount: boolean
  areBonusesDisabled: boolean
}

/** Null, or why the code can't be used. What a stranger shouldn't learn of a code looks like one that does not exist. */
export function findCouponRefusal(
  coupon: CouponFacts | undefined,
  { isMultiAccount, areBonusesDisabled }: CouponPlayer,
  { now, atRegistration }: { now: Date; atRegistration: boolean },
): Extract<
  RefusalCode,
  'coupon_not_found' | 'coupon_expired' | 'coupon_used' | 'coupon_over' | 'multi_account' | 'disabled'
> | null {
  if (!coupon?.isListed || coupon.forRegistration !== atRegistration) return 'coupon_not_found'
  if (coupon.startsAt !== null && coupon.startsAt > now) return 'coupon_not_found'
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'coupon_expired'
  if (coupon.ownUses >= coupon.mostPerPlayer) return 'coupon_used'
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return 'coupon_over'
  if (isMultiAccount) return 'multi_account'
  return areBonusesDisabled ? 'disabled' : null
}
