import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWins, sharePool, type PooledWin } from './pool.rules.ts'

const empty = { pool: 0, poolRemainder: 0 }

test.each([
  ['100 roubles', [{ win: 10_000, rateToRub: '1' }], 10_000],
  ['a kopeck', [{ win: 1, rateToRub: '1' }], 1],
  ['100 euros at 95.2', [{ win: 10_000, rateToRub: '95.2' }], 952_000],
  ['nothing', [], 0],
] as [string, PooledWin[], number][])(
  '1 %% of a win by its rate, in ten-thousandths of a rouble: %s [9.27] [9.9]',
  (_case, wins, pool) => {
    expect(addWins(empty, wins)).toEqual({ pool, poolRemainder: 0 })
  },
)

test('what is too small for the pool is kept for the next win [9.27]', () => {
  const first = addWins(empty, [{ win: 1, rateToRub: '0.15' }])
  expect(first).toEqual({ pool: 0, poolRemainder: 150_000 })
  expect(
    addWins(
      first,
      Array.from({ length: 6 }, () => ({ win: 1, rateToRub: '0.15' })),
    ),
  ).toEqual({
    pool: 1,
    poolRemainder: 50_000,
  })
})

const anyWin = fc.record({
  win: fc.integer({ min: 1, max: 1_000_000_000 }),
  rateToRub: fc.constantFrom('1', '0.15', '95.2', '81.537001'),
})

test('the pool is the same in whatever batches wins come [9.27]', () => {
  fc.assert(
    fc.property(fc.array(anyWin, { maxLength: 30 }), fc.nat(30), (wins, cut) => {
      expect(addWins(addWins(empty, wins.slice(0, cut)), wins.slice(cut))).toEqual(addWins(empty, wins))
    }),
  )
})

test.each([
  [1_000_000, 1, '1', 10_000],
  [1_000_199, 1, '1', 10_001],
  [1_000_000, 3, '1', 3_333],
  [952_000, 1, '95.2', 100],
  [99, 1, '1', 0],
])('%i ten-thousandths for %i at %s are %i minor units each, rounded down', (pool, shares, rate, amount) => {
  expect(sharePool(pool, shares, rate)).toBe(amount)
})
