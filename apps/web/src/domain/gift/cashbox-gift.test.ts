import { gift } from '@yanta/contract/fixtures'
import { expect, it } from 'vitest'
import {
  type CashboxGift,
  computeDepositBonus,
  findCashboxGift,
  listCashboxGifts,
  listWaitingGifts,
} from './cashbox-gift.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

it("the first cashbox gift is one that a deposit in the player's currency brings [2.52]", () => {
  const others = [
    { ...gift, id: '1', type: 'giftspin' as const },
    { ...gift, id: '2', state: 'used' as const },
    { ...gift, id: '3', state: 'expired' as const },
    { ...gift, id: '4', expiredAt: '2026-11-21T11:59:59.000Z' },
  ]
  expect(findCashboxGift([...others, gift, { ...gift, id: '40' }], 'RUB', now)?.id).toBe(gift.id)
  expect(findCashboxGift([...others, gift], 'EUR', now)).toBeNull()
  expect(findCashboxGift([], 'RUB', now)).toBeNull()
})

it.each([
  [0, true],
  [1_999_999, true],
  [2_000_000, false],
  [2_000_001, false],
])('with deposits of %i of 2,000,000 it is eligible: %s [4.43]', (depositProgress, isEligible) => {
  const found = findCashboxGift([{ ...gift, restrictionsState: { depositProgress } }], 'RUB', now)
  expect(found !== null).toBe(isEligible)
})

it.each([
  [0, true],
  [1_999_999, true],
  [2_000_000, false],
])(
  'a gift of another type with deposits of %i of 2,000,000 waits for more: %s [4.43]',
  (depositProgress, isWaiting) => {
    const spins = { ...gift, type: 'giftspin' as const, restrictionsState: { depositProgress } }
    expect(listWaitingGifts([gift, spins], 'RUB', now)).toEqual(isWaiting ? [spins] : [])
    expect(listWaitingGifts([spins], 'EUR', now)).toEqual([])
    expect(listWaitingGifts([{ ...spins, state: 'activated' }], 'RUB', now)).toEqual([])
    expect(listWaitingGifts([{ ...spins, expiredAt: '2026-11-21T11:59:59.000Z' }], 'RUB', now)).toEqual([])
  },
)

it('all of them are listed, and no other', () => {
  const used = { ...gift, id: '2', state: 'used' as const }
  expect(listCashboxGifts([gift, used, { ...gift, id: '40' }], 'RUB', now).map(({ id }) => id)).toEqual([
    gift.id,
    '40',
  ])
})

it.each([
  [99_999, 0, 0],
  [100_000, 0, 50_000],
  [500_001, 0, 250_000],
  [2_500_000, 0, 1_000_000],
  [500_000, 1_800_000, 100_000],
  [500_000, 2_000_000, 0],
])('a deposit of %i with %i counted already brings %i [4.43]', (amount, depositProgress, bonus) => {
  const half = {
    ...gift,
    terms: { ...gift.terms, type: 'deposit_bonus', percent: 50, leastDeposit: 100_000 },
    restrictionsState: { depositProgress },
  } as CashboxGift
  expect(computeDepositBonus(half, amount, 'RUB')).toBe(bonus)
})
