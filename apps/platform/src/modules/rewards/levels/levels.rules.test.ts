import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeLevel, findLevel, nextLevel } from './levels.rules.ts'

const levels = [0, 1_000, 5_000, 12_000].map((fromXp) => ({ fromXp }))

test.each([
  [0, 1],
  [999, 1],
  [1_000, 2],
  [4_999, 2],
  [5_000, 3],
  [12_000, 4],
  [9_000_000, 4],
])('%i experience leads to level %i', (xp, level) => {
  expect(findLevel(levels, xp)).toBe(level)
})

test('a level never falls, and more experience never leads lower', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), fc.integer({ min: 1, max: 9 }), (xp, more, current) => {
      expect(nextLevel(levels, current, xp)).toBeGreaterThanOrEqual(current)
      expect(nextLevel(levels, current, xp + more)).toBeGreaterThanOrEqual(nextLevel(levels, current, xp))
    }),
  )
})

test.each([
  [2, 1_500, { level: 2, xp: 1_500, from: 1_000, next: 5_000 }],
  [4, 12_500, { level: 4, xp: 12_500, from: 12_000, next: null }],
  [9, 12_500, { level: 4, xp: 12_500, from: 12_000, next: null }],
] as const)('on level %i with %i experience the way to the next one is known [7.28]', (level, xp, way) => {
  expect(describeLevel(levels, level, xp)).toEqual(way)
})
