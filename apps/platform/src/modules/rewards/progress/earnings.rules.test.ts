import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnCompoints, earnXp } from './earnings.rules.ts'

const usual = { betsForOne: 10_000, levelRate: 10 }

const compoints = [
  ['100 roubles', 10_000, '1', 10, 100],
  ['1 rouble', 100, '1', 10, 1],
  ['99 kopecks', 99, '1', 10, 0],
  ['1 euro', 100, '95.2', 10, 95],
  ['100 tenge', 10_000, '0.156', 10, 15],
  ['100 roubles on the sixth level', 10_000, '1', 14, 140],
  ['72 kopecks on the sixth level', 72, '1', 14, 1],
  ['100 roubles on the last level', 10_000, '1', 30, 300],
] as const
test.each(compoints)(
  '%s earn their hundredths of a compoint [9.25]',
  (_, stake, rateToRub, levelRate, earned) => {
    const { hundredths } = earnCompoints(0, [{ stake, rateToRub }], { ...usual, levelRate })
    expect(hundredths).toBe(earned)
  },
)

test('the stakes for one compoint are those of the settings [9.25]', () => {
  const twice = earnCompoints(0, [{ stake: 10_000, rateToRub: '1' }], { betsForOne: 5_000, levelRate: 10 })
  expect(twice.hundredths).toBe(200)
})

const experience = [
  ['10 roubles', 1_000, '1', 100, 1],
  ['9.99 roubles', 999, '1', 100, 0],
  ['100 roubles in a game that contributes 10 percent', 10_000, '1', 10, 1],
  ['100 roubles in a game that contributes nothing', 10_000, '1', 0, 0],
  ['1 euro', 100, '95.2', 100, 9],
  ['1,000 tenge in a game that contributes half', 100_000, '0.156', 50, 7],
] as const
test.each(experience)('%s earn their experience', (_, stake, rateToRub, contribution, xp) => {
  expect(earnXp(0, [{ stake, rateToRub, contribution }]).xp).toBe(xp)
})

const manyStakes = fc.array(
  fc.record({
    stake: fc.integer({ min: 1, max: 5_000 }),
    rateToRub: fc.constantFrom('1', '0.156', '95.2', '0.000001'),
    contribution: fc.constantFrom(100, 50, 10, 7),
  }),
  { minLength: 1, maxLength: 50 },
)

test('many small stakes earn the experience and compoints that they earn at once', () => {
  fc.assert(
    fc.property(manyStakes, fc.integer({ min: 1, max: 50 }), (stakes, size) => {
      const [xp, points] = [
        { earned: 0, remainder: 0 },
        { earned: 0, remainder: 0 },
      ]
      for (let at = 0; at < stakes.length; at += size) {
        const batch = stakes.slice(at, at + size)
        const byXp = earnXp(xp.remainder, batch)
        const byPoints = earnCompoints(points.remainder, batch, usual)
        Object.assign(xp, { earned: xp.earned + byXp.xp, remainder: byXp.remainder })
        Object.assign(points, { earned: points.earned + byPoints.hundredths, remainder: byPoints.remainder })
      }
      expect({ xp: xp.earned, remainder: xp.remainder }).toEqual(earnXp(0, stakes))
      expect({ hundredths: points.earned, remainder: points.remainder }).toEqual(
        earnCompoints(0, stakes, usual),
      )
    }),
  )
})

test.each(['', '1,5', '-1', '1e3', '0.1234567', 'NaN'])('"%s" is not a valid rate', (rateToRub) => {
  expect(() => earnXp(0, [{ stake: 1, rateToRub, contribution: 100 }])).toThrow('is no rate')
})
