import { describe, expect, test } from 'vitest'
import { roundFixture } from '../../../server/api-fixtures.ts'
import { countUp, findCountMs, findTier } from '../../../kit/spin/win-tier.ts'
import { presentationMs } from '../../../kit/spin/series-timing.ts'
import { highlightAt } from './presentation.ts'

const spin = roundFixture.outcome.spins[0]!
const second = {
  line: 5,
  symbol: 'gem' as const,
  count: 3,
  cells: [
    [0, 2],
    [1, 1],
    [2, 0],
  ] as [number, number][],
  win: 500,
}

test.each([
  [2499, 0],
  [2500, 1],
  [9999, 1],
  [10_000, 2],
  [24_999, 2],
  [25_000, 3],
])('a win of %i on a stake of 100 is of tier %i', (win, tier) => {
  expect(findTier(win, 100)).toBe(tier)
})

describe('the counter', () => {
  test('starts at zero, never exceeds the win and ends on it', () => {
    let before = 0
    for (let ms = 0; ms <= 3900; ms += 50) {
      const shown = countUp(150_000, 2000, ms, 'normal')
      expect(shown).toBeGreaterThanOrEqual(before)
      expect(shown).toBeLessThanOrEqual(150_000)
      before = shown
    }
    expect(countUp(150_000, 2000, 0, 'normal')).toBe(0)
    expect(before).toBe(150_000)
  })
  test('shows whole units on the way to a whole amount', () => {
    expect(countUp(150_000, 2000, 333, 'normal') % 100).toBe(0)
  })
  test('does not run with reduced motion', () => {
    expect(countUp(150_000, 2000, 0, 'reduced')).toBe(150_000)
  })
})

test.each([1, 1999, 2000])(
  'a payout of %i for a stake of 2000 is not counted up, and is shown only briefly',
  (back) => {
    expect(countUp(back, 2000, 0, 'normal')).toBe(back)
    expect(presentationMs({ kind: 'paid', hasAward: false, win: back }, 2000, 'normal')).toBeLessThan(
      presentationMs({ kind: 'paid', hasAward: false, win: 2001 }, 2000, 'normal'),
    )
  },
)

test('the counter runs the longer, the larger the win', () => {
  const times = [1.5, 5, 25, 100, 250].map((share) => findCountMs(2000 * share, 2000))
  expect(times).toEqual([900, 1400, 2400, 3800, 5600])
})

describe('displayed wins', () => {
  const both = { ...spin, lineWins: [...spin.lineWins, second] }
  // Of a win of 1,500 on a stake of 2,000 the counter's time is 900 ms, and 700 ms later they come one by one.
  test('are highlighted together first, then one after the other and together again', () => {
    const at = (ms: number) => highlightAt(both, 2000, ms)
    expect(at(1599).lines).toEqual([1, 5])
    expect([1600, 2600, 3600, 4600].map((ms) => at(ms).lines)).toEqual([[1], [5], [1, 5], [1]])
    expect([1600, 2600, 3600].map((ms) => at(ms).win)).toEqual([1500, 500, null])
    expect(at(2850).litMs).toBe(250)
  })
  test('include the name of a single win at once', () => {
    expect(highlightAt(spin, 2000, 0).lineWin?.line).toBe(1)
  })
  test('have no highlight without a win', () => {
    expect(highlightAt({ ...spin, lineWins: [] }, 2000, 0).cells).toEqual([])
  })
})

test('a lost spin causes no delay, a large win is shown longer', () => {
  expect(presentationMs({ kind: 'paid', hasAward: false, win: 0 }, 2000, 'normal')).toBe(0)
  expect(presentationMs({ kind: 'paid', hasAward: false, win: 2000 * 25 }, 2000, 'turbo')).toBeGreaterThan(
    2500,
  )
})
