// Coupons: their gifts exist, and no two codes are the same.
import type { Content } from './content.ts'
import { findGiftFault } from './given-gift.ts'
import { normaliseCode } from './schemas/coupons.ts'

export function checkCoupons(content: Content): void {
  const { coupons } = content
  const seen = new Set<string>()
  for (const { index, value } of coupons.entries) {
    const { gift, registration, from, to } = value
    const code = normaliseCode(value.code)
    if (code === '') coupons.report([index, 'code'], 'a code has a letter or a digit')
    if (seen.has(code))
      coupons.report(
        [index, 'code'],
        `duplicate code '${value.code}': capitals and hyphens make no difference`,
      )
    seen.add(code)
    if (gift === null && !registration)
      coupons.report([index, 'gift'], 'only a code of registration may have no gift')
    const fault = gift === null ? null : findGiftFault(content, gift)
    if (fault) coupons.report([index, 'gift'], fault)
    if (from !== undefined && to !== undefined && from >= to)
      coupons.report([index, 'to'], 'the coupon ends before it starts')
  }
}
