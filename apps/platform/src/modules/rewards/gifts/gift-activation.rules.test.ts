import { describe, expect, test } from 'vitest'
import { countDeposit, findPrize, type DepositBonusGift } from './deposit-gift.rules.ts'
import {
  findActivationRefusal,
  findDepositRefusal,
  type ActivationGift,
  type ActivationPlayer,
} from './gift-activation.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:00:01Z')
const cash: ActivationGift = {
  type: 'cash',
  state: 'received',
  expiresAt: later,
  depositLimit: null,
  depositProgress: 0,
  roundsLeft: null,
  needsPhone: false,
  needsEmail: false,
  platform: null,
  level: 1,
}
const anyone: ActivationPlayer = {
  isClosed: false,
  isExcluded: false,
  isTakingABreak: false,
  isMultiAccount: false,
  areBonusesDisabled: false,
  hasPhone: false,
  hasEmail: false,
  level: 1,
  hasBonus: false,
}

const cases: [string, Partial<ActivationGift>, Partial<ActivationPlayer>, string | null][] = [
  ['a plain gift', {}, {}, null],
  ['a used one', { state: 'used' }, {}, 'used'],
  ['one whose time is over', { expiresAt: now }, {}, 'expired'],
  ['a used one whose time is over', { state: 'used', expiresAt: now }, {}, 'used'],
  ['a revoked one', { state: 'revoked' }, {}, 'expired'],
  ['an active one', { type: 'giftspin', state: 'activated', roundsLeft: 3 }, {}, 'used'],
  ['an active deposit bonus', { type: 'deposit_bonus', state: 'activated', depositLimit: 9 }, {}, null],
  [
    'a deposit bonus at its limit',
    { type: 'deposit_bonus', depositLimit: 9, depositProgress: 9 },
    {},
    'used',
  ],
  ['one without an end', { expiresAt: null }, {}, null],
  ['any for a closed account', {}, { isClosed: true }, 'account_closed'],
  ['any for who has excluded themselves', {}, { isExcluded: true }, 'self_excluded'],
  ['any on a break', {}, { isTakingABreak: true }, 'taking_a_break'],
  ['any for a second account [6.9]', {}, { isMultiAccount: true }, 'multi_account'],
  ['any where bonuses are disabled [6.9]', {}, { areBonusesDisabled: true }, 'disabled'],
  ['one of the phone on the desktop', { platform: 'mobile' }, {}, 'wrong_device'],
  ['one of the desktop there', { platform: 'desktop' }, {}, null],
  ['one that needs a phone', { needsPhone: true }, { hasEmail: true }, 'phone_restriction'],
  ['one that needs an e-mail', { needsEmail: true }, { hasPhone: true }, 'email_restriction'],
  [
    'one that needs both, with none',
    { needsPhone: true, needsEmail: true },
    {},
    'phone_and_email_restriction',
  ],
  [
    'one that needs both, with a phone',
    { needsPhone: true, needsEmail: true },
    { hasPhone: true },
    'email_restriction',
  ],
  [
    'one that needs both, with both',
    { needsPhone: true, needsEmail: true },
    { hasPhone: true, hasEmail: true },
    null,
  ],
  ['a bonus offer below level 3', { type: 'bonus_offer' }, { level: 2 }, 'invalid_offer'],
  ['a bonus offer from level 3', { type: 'bonus_offer' }, { level: 3 }, null],
  ['free rounds below level 3', { type: 'giftspin' }, { level: 1 }, null],
  ['one of level 5 below it', { level: 5 }, { level: 4 }, 'invalid_offer'],
  ['one of level 5 from it', { level: 5 }, { level: 5 }, null],
  ['one with deposits missing', { depositLimit: 100, depositProgress: 99 }, {}, 'deposit_restriction'],
  ['one with the deposits made', { depositLimit: 100, depositProgress: 100 }, {}, null],
  ['a bonus offer while a bonus runs', { type: 'bonus_offer' }, { level: 3, hasBonus: true }, 'has_bonus'],
  ['cashback while a bonus runs', { type: 'cashback' }, { hasBonus: true }, 'has_bonus'],
  ['free rounds while a bonus runs', { type: 'giftspin' }, { hasBonus: true }, null],
  ['cash while a bonus runs', {}, { hasBonus: true }, null],
]
test.each(cases)('activating %s [8.33], [4.43], [4.46]', (_what, gift, player, refusal) => {
  expect(
    findActivationRefusal(
      { gift: { ...cash, ...gift }, player: { ...anyone, ...player }, platform: 'desktop', offerLevel: 3 },
      now,
    ),
  ).toBe(refusal)
})

test('bonus offers open from the level that the settings name [3.8]', () => {
  const activate = (level: number) =>
    findActivationRefusal(
      {
        gift: { ...cash, type: 'bonus_offer' },
        player: { ...anyone, level },
        platform: 'desktop',
        offerLevel: 5,
      },
      now,
    )
  expect([activate(4), activate(5)]).toEqual(['invalid_offer', null])
})

const forDeposits: [string, Partial<ActivationGift>, Partial<ActivationPlayer>, string | null][] = [
  ['for a second account', {}, { isMultiAccount: true }, 'multi_account'],
  ['where bonuses are disabled', {}, { areBonusesDisabled: true }, 'disabled'],
  ['that needs a phone', { needsPhone: true }, {}, 'phone_restriction'],
  ['that needs both contacts', { needsPhone: true, needsEmail: true }, {}, 'phone_and_email_restriction'],
  ['of a higher level', { level: 2 }, {}, 'invalid_offer'],
  ['of another device, while a bonus runs', { platform: 'mobile' }, { hasBonus: true }, null],
]
test.each(forDeposits)('a deposit bonus %s for a deposit [6.9], [8.33]', (_what, gift, player, refusal) => {
  const bonus: ActivationGift = { ...cash, type: 'deposit_bonus', depositLimit: 9, ...gift }
  expect(findDepositRefusal({ gift: bonus, player: { ...anyone, ...player } }, now)).toBe(refusal)
})

describe('a deposit with a chosen deposit bonus [4.43]', () => {
  const gift: DepositBonusGift = {
    state: 'activated',
    expiresAt: later,
    depositLimit: 10_000,
    depositProgress: 0,
    depositCount: 0,
    terms: { percent: 150, leastDeposit: 500, deposits: 5 },
  }
  const deposits: [string, Partial<DepositBonusGift>, number, object | null][] = [
    ['is counted whole below the limit', {}, 1_000, { counted: 1_000, bonus: 1_500, isUsedUp: false }],
    ['is rounded down', {}, 501, { counted: 501, bonus: 751, isUsedUp: false }],
    [
      'counts up to the limit',
      { depositProgress: 9_000 },
      5_000,
      { counted: 1_000, bonus: 1_500, isUsedUp: true },
    ],
    ['uses it up at the limit', {}, 10_000, { counted: 10_000, bonus: 15_000, isUsedUp: true }],
    ['is the last of five', { depositCount: 4 }, 1_000, { counted: 1_000, bonus: 1_500, isUsedUp: true }],
    ['is a sixth one', { depositCount: 5 }, 1_000, null],
    ['is below the least', {}, 499, null],
    ['comes after the limit', { depositProgress: 10_000 }, 1_000, null],
    ['began after the gift expired', { expiresAt: now }, 1_000, null],
    [
      'began before an end that came since',
      { state: 'expired' },
      1_000,
      { counted: 1_000, bonus: 1_500, isUsedUp: false },
    ],
    ['comes to a revoked gift', { state: 'revoked' }, 1_000, null],
    ['comes to a used gift', { state: 'used' }, 1_000, null],
  ]
  test.each(deposits)('%s', (_what, change, amount, expected) => {
    expect(countDeposit({ ...gift, ...change }, { amount, beganAt: now })).toEqual(expected)
  })
})

test('each prize is drawn by as many numbers as its chance says', () => {
  const prizes = [{ chance: 6_000 }, { chance: 3_999 }, { chance: 1 }]
  const drawn = Array.from({ length: 10_000 }, (_, number) => findPrize(prizes, number))
  expect([0, 1, 2].map((place) => drawn.filter((each) => each === place).length)).toEqual([6_000, 3_999, 1])
  expect(() => findPrize(prizes, 10_000)).toThrow('beyond the chances')
})
