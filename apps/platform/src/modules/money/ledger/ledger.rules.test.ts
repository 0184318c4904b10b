import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyMovements,
  buildEntries,
  buildTransferEntries,
  largestBalance,
  type HouseTransfer,
  type Movement,
} from './ledger.rules.ts'

const movement = (gains: Movement['gains'], house: Movement['house'] = 'games'): Movement => ({
  kind: 'bet',
  scope: 's',
  key: 'k',
  house,
  gains,
})
const balances = { real: 500, bonus: 100, compoints: 7, winback: 0 }

test('whatever a player gains or loses, the entries sum to zero', () => {
  const amount = fc.integer({ min: -largestBalance, max: largestBalance })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 1000 }), (real, bonus, userId) => {
      fc.pre(real !== 0 || bonus !== 0)
      const entries = buildEntries(movement({ real, bonus }), userId, 'RUB')
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
      expect(entries.every((entry) => entry.amount !== 0)).toBe(true)
      expect(new Set(entries.map((entry) => entry.account)).size).toBe(entries.length)
    }),
  )
})

test('accounts are named by owner, so that a broken one can be found', () => {
  expect(buildEntries(movement({ real: -5 }), 35, 'EUR')).toEqual([
    { account: 'player/35/real', amount: -5 },
    { account: 'games/EUR/3', amount: 5 },
  ])
  expect(buildEntries(movement({ real: 5 }, 'grants'), 35, 'EUR').map(({ account }) => account)).toEqual([
    'player/35/real',
    'grants/EUR',
  ])
  expect(
    buildEntries(movement({ compoints: 5 }, 'compoints'), 35, 'EUR').map(({ account }) => account),
  ).toEqual(['player/35/compoints', 'compoints/issued'])
})

test.each<[string, Movement['gains']]>([
  ['of nothing', {}],
  ['of zero', { real: 0 }],
  ['of a fraction', { real: 1.5 }],
  ['of NaN', { real: Number.NaN }],
  ['beyond the largest balance', { real: largestBalance + 1 }],
  ['of money and compoints at once', { real: 1, compoints: 1 }],
  ['of winback and compoints at once', { winback: 1, compoints: 1 }],
])('a movement %s is no movement', (_, gains) => {
  expect(() => buildEntries(movement(gains), 1, 'RUB')).toThrow()
})

test('movements apply in order, each to the balances after the one before', () => {
  expect(applyMovements(balances, [movement({ real: -500 }), movement({ real: 20, bonus: -100 })])).toEqual({
    real: 20,
    bonus: 0,
    compoints: 7,
    winback: 0,
  })
})

test('a movement below zero is refused even when a later one would compensate for it', () => {
  expect(() => applyMovements(balances, [movement({ real: -501 }), movement({ real: 100 })])).toThrow(
    RangeError,
  )
})

const transfer: HouseTransfer = {
  kind: 'payout_done',
  scope: 's',
  key: 'k',
  from: 'payouts',
  to: 'payments',
  currency: 'EUR',
  amount: 5,
}

test('a transfer of the house moves the same amount out of one account and into another', () => {
  expect(buildTransferEntries(transfer)).toEqual([
    { account: 'payouts/EUR', amount: -5 },
    { account: 'payments/EUR', amount: 5 },
  ])
})

test.each<[string, Partial<HouseTransfer>]>([
  ['from an account to itself', { to: 'payouts' }],
  ['of nothing', { amount: 0 }],
  ['of less than nothing', { amount: -5 }],
  ['of a fraction', { amount: 0.5 }],
  ['of more than the largest balance', { amount: largestBalance + 1 }],
])('a transfer %s is an error', (_what, change) => {
  expect(() => buildTransferEntries({ ...transfer, ...change })).toThrow()
})
