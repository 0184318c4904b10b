import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnCompoints } from './compoints.rules.ts'

const earnings = [
  ['100 roubles', 10_000, '1', 100],
  ['1 rouble', 100, '1', 1],
  ['99 kopecks', 99, '1', 0],
  ['1 euro', 100, '95.2', 95],
  ['100 tenge', 10_000, '0.156', 15],
] as const
test.each(earnings)('%s earn their hundredths of a compoint [9.25]', (_, stake, rateToRub, hundredths) => {
  expect(earnCompoints(0, [{ stake, rateToRub }]).hundredths).toBe(hundredths)
})

test('many small stakes earn what one large stake earns', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 50 }), (stakes) => {
      let remainder = 0
      let earned = 0
      for (const stake of stakes) {
        const step = earnCompoints(remainder, [{ stake, rateToRub: '0.156' }])
        earned += step.hundredths
        remainder = step.remainder
      }
      const total = stakes.reduce((sum, stake) => sum + stake, 0)
      expect({ hundredths: earned, remainder }).toEqual(
        earnCompoints(0, [{ stake: total, rateToRub: '0.156' }]),
      )
    }),
  )
})

test.each(['', '1,5', '-1', '1e3', '0.1234567', 'NaN'])('"%s" is not a valid rate', (rateToRub) => {
  expect(() => earnCompoints(0, [{ stake: 1, rateToRub }])).toThrow('is no rate')
})
