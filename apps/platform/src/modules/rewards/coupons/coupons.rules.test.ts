import { normaliseCode } from '@yanta/content'
import { expect, test } from 'vitest'
import { findCouponRefusal, type CouponFacts } from './coupons.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const open: CouponFacts = {
  isListed: true,
  forRegistration: false,
  startsAt: null,
  endsAt: null,
  mostUses: 3,
  mostPerPlayer: 1,
  uses: 2,
  ownUses: 0,
}
const honest = { isMultiAccount: false, areBonusesDisabled: false }

const cases: [string, Partial<CouponFacts>, Partial<typeof honest>, string | null][] = [
  ['that has one use left', {}, {}, null],
  ['that content no longer has', { isListed: false }, {}, 'coupon_not_found'],
  ['of registration', { forRegistration: true }, {}, 'coupon_not_found'],
  ['that begins now', { startsAt: now }, {}, null],
  ['that begins later', { startsAt: new Date(now.getTime() + 1) }, {}, 'coupon_not_found'],
  ['that ends now', { endsAt: now }, {}, 'coupon_expired'],
  ['that the player has used', { ownUses: 1 }, {}, 'coupon_used'],
  ['that was used up by the player too', { uses: 3, ownUses: 1 }, {}, 'coupon_used'],
  ['that was used up by others', { uses: 3 }, {}, 'coupon_over'],
  ['without a limit', { mostUses: null, uses: 1_000 }, {}, null],
  ['for a second account [6.9]', {}, { isMultiAccount: true }, 'multi_account'],
  ['where bonuses are disabled [6.9]', {}, { areBonusesDisabled: true }, 'disabled'],
]
test.each(cases)('a coupon %s', (_what, change, player, refusal) => {
  expect(
    findCouponRefusal({ ...open, ...change }, { ...honest, ...player }, { now, atRegistration: false }),
  ).toBe(refusal)
})

test('a code of registration opens there and nowhere else, and an absent one never', () => {
  const there = { now, atRegistration: true }
  expect(findCouponRefusal({ ...open, forRegistration: true }, honest, there)).toBeNull()
  expect(findCouponRefusal(open, honest, there)).toBe('coupon_not_found')
  expect(findCouponRefusal(undefined, honest, there)).toBe('coupon_not_found')
})

test.each(['SNOW-BOX', 'snow-box', ' snow box ', 'Snow – Box', 'snowbox'])(
  '%s is the same code as SNOWBOX',
  (text) => {
    expect(normaliseCode(text)).toBe('SNOWBOX')
  },
)
