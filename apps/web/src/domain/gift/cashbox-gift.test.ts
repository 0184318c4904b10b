import { gift } from '@yanta/contract/fixtures'
import { expect, it } from 'vitest'
import { findCashboxGift } from './cashbox-gift.ts'

it("the first cashbox gift is one that a deposit in the player's currency brings [2.52]", () => {
  const others = [
    { ...gift, id: '1', type: 'giftspin' as const },
    { ...gift, id: '2', state: 'used' as const },
    { ...gift, id: '3', state: 'expired' as const },
  ]
  expect(findCashboxGift([...others, gift, { ...gift, id: '40' }], 'RUB')?.id).toBe(gift.id)
  expect(findCashboxGift([...others, gift], 'EUR')).toBeNull()
  expect(findCashboxGift([], 'RUB')).toBeNull()
})
