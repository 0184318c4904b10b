import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitStake, splitWin, totalOf } from './split-money.ts'

test.each([
  [100, { real: 250, bonus: 0 }, true, { real: 100, bonus: 0 }],
  [100, { real: 30, bonus: 500 }, true, { real: 30, bonus: 70 }],
  [100, { real: 0, bonus: 100 }, true, { real: 0, bonus: 100 }],
  [100, { real: 30, bonus: 500 }, false, null],
  [100, { real: 99, bonus: 0 }, true, null],
])('a stake of %i from %o, bonus allowed %s, takes %o', (amount, balances, allowsBonus, expected) => {
  expect(splitStake(amount, balances, allowsBonus)).toEqual(expected)
})

test('a win splits in the ratio of its stake, and an indivisible minor unit is real', () => {
  expect(splitWin(1001, { real: 30, bonus: 70 })).toEqual({ real: 301, bonus: 700 })
})

test('a win of a real stake is real', () => {
  expect(splitWin(1001, { real: 30, bonus: 0 })).toEqual({ real: 1001, bonus: 0 })
})

test('a split win never loses or makes a minor unit, however large', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
  const part = fc.integer({ min: 1, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(amount, part, part, (win, real, bonus) => {
      const split = splitWin(win, { real, bonus })
      expect(totalOf(split)).toBe(win)
      const exact = BigInt(win) * BigInt(bonus)
      const below = BigInt(split.bonus) * BigInt(real + bonus)
      expect(split.real).toBeGreaterThanOrEqual(0)
      expect(exact - below >= 0n && exact - below < BigInt(real + bonus)).toBe(true)
    }),
  )
})
