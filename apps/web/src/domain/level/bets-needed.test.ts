import { expect, test } from 'vitest'
import { computeBetsNeeded } from './bets-needed.ts'

test.each([
  [16_000, 10_000, 10, 1_600_000],
  [16_000, 10_000, 16, 1_000_000],
  [1, 10_000, 10, 100],
  [266_000, 10_000, 14, 19_000_000],
])(
  '%i hundredths of compoints at %i a compoint and %i tenths need %i of bets [9.25]',
  (missing, bets, rate, sum) => {
    expect(computeBetsNeeded(missing, bets, rate)).toBe(sum)
  },
)
