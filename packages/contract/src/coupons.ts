// Codes that turn into a gift [7.32].
import * as v from 'valibot'
import { Gift, GiftTerms, GiftType } from './gifts.ts'
import { defineCall } from './kit/call.ts'
import { Count, PictureAddress } from './kit/scalars.ts'

/** Upper and lower case are the same, spaces and hyphens are ignored. */
const CouponCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(150))
const couponRefusals = [
  'unauthorized',
  'invalid_request',
  'coupon_not_found',
  'coupon_expired',
  'coupon_used',
  'coupon_over',
  'multi_account',
  'disabled',
  'too_many_requests',
] as const

export const checkCoupon = defineCall({
  name: 'checkCoupon',
  method: 'POST',
  path: '/json-api/coupon-codes/check',
  access: 'player',
  summary:
    'What a coupon would give, without using it; a wrong code counts as one of ten an hour (path chosen here)',
  body: v.object({ code: CouponCode }),
  response: v.object({
    title: v.string(),
    image: PictureAddress,
    type: GiftType,
    terms: GiftTerms,
    days: v.nullable(Count),
  }),
  refusals: couponRefusals,
})

export const activateCoupon = defineCall({
  name: 'activateCoupon',
  method: 'POST',
  path: '/json-api/coupon-codes/activate',
  access: 'player',
  summary: 'Turn a coupon code into a gift [7.32]; ten wrong codes an hour',
  body: v.object({ code: CouponCode }),
  response: v.object({ success: v.literal(true), gift: Gift }),
  refusals: couponRefusals,
})
