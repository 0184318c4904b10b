import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeed } from '../../contests/contests.service.ts'
import { countShots, findPrizeOf, isHit } from './duck-hunt.rules.ts'

test('a seed is published by its hash, and no two are the same [7.45]', () => {
  const [one, other] = [createSeed(), createSeed()]
  expect(one.seedHash).toBe(createHash('sha256').update(one.seed).digest('hex'))
  expect([one.seed.length, one.seed === other.seed]).toEqual([64, false])
})

test('shots hit by seed and number alone, as anybody can repeat [7.45]', () => {
  // `printf 1 | openssl dgst -sha256 -hmac seed`: the first 12 digits modulo 10,000 are 209, then 3011, 4124, 4574, 4869, 3883, 9051.
  const hits = Array.from({ length: 7 }, (_, index) => isHit('seed', index + 1, 4_500))
  expect(hits).toEqual([true, true, true, false, false, true, false])
})

test('as many shots hit as the chance says [7.45]', () => {
  const { seed } = createSeed()
  const hits = Array.from({ length: 20_000 }, (_, index) => isHit(seed, index + 1, 3_000)).filter(Boolean)
  // Six standard deviations to each side.
  expect(Math.abs(hits.length - 6_000)).toBeLessThan(390)
})

test.each([
  [0, 50, { granted: 0, toNextShot: 50 }],
  [49, 50, { granted: 0, toNextShot: 1 }],
  [50, 50, { granted: 1, toNextShot: 50 }],
  [149, 50, { granted: 2, toNextShot: 1 }],
])('%i points of %i a shot give %j [7.45]', (earned, price, shots) => {
  expect(countShots(earned, price)).toEqual(shots)
})

test('every fifth hit brings a gift, in turn [7.45]', () => {
  const prizes = Array.from({ length: 17 }, (_, hits) => findPrizeOf(hits, 2))
  const none = [null, null, null, null]
  expect(prizes).toEqual([null, ...none, 0, ...none, 1, ...none, 0, null])
})

test('whatever the chance, a shot that hits also hits at a higher one', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (seed, number, chance) => {
        expect(isHit(seed, number, 10_000)).toBe(true)
        if (isHit(seed, number, chance)) expect(isHit(seed, number, Math.min(10_000, chance + 1))).toBe(true)
      },
    ),
  )
})
