import { userLevel } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LevelEvent, applyLevel, computeLevelPercent, unknownLevel } from './level.ts'

const storm = { level: 7, xp: 100_010, from: 100_000, next: 250_000 }
const sun = { level: 8, xp: 250_000, from: 250_000, next: 600_000 }
const reached = (from: number, to: number, way = storm): LevelEvent => ({
  type: 'reached',
  reached: { from, to, way },
})
const apply = (...events: LevelEvent[]) => events.reduce(applyLevel, unknownLevel)

test('the way is the latest one that the platform sent [7.28] [7.86]', () => {
  const moved = { ...userLevel, xp: 64_900 }
  expect(apply({ type: 'snapshot', way: userLevel }, { type: 'moved', way: moved }).way).toEqual(moved)
  expect(apply({ type: 'snapshot', way: userLevel }, reached(6, 7)).way).toEqual(storm)
})

test('the marks of a snapshot are not part of the way', () => {
  const snapshot = { ...userLevel, seq: { 'user:1': 7 }, epoch: 'e1' }
  expect(apply({ type: 'snapshot', way: snapshot }).way).toEqual(userLevel)
})

test('levels passed before the level-up was shown are one level-up', () => {
  expect(apply(reached(5, 6), reached(6, 7), reached(7, 8, sun)).levelUp).toEqual({ from: 5, to: 8 })
})

test('a level-up that the data of a page tells before the event does is told, and once', () => {
  const known: LevelEvent[] = [
    { type: 'snapshot', way: storm },
    { type: 'snapshot', way: sun },
  ]
  expect(apply(...known).levelUp).toEqual({ from: 7, to: 8 })
  expect(apply(...known, reached(7, 8, sun)).levelUp).toEqual({ from: 7, to: 8 })
  expect(apply(...known, { type: 'levelUpShown', to: 8 }, reached(7, 8, sun)).levelUp).toBeNull()
  expect(apply({ type: 'snapshot', way: storm }, { type: 'moved', way: sun }).levelUp).toEqual({
    from: 7,
    to: 8,
  })
  expect(apply({ type: 'snapshot', way: sun }).levelUp).toBeNull()
})

test('a late way does not tell a level again, and one before all else hides no event', () => {
  const shown: LevelEvent[] = [
    { type: 'snapshot', way: userLevel },
    reached(6, 7),
    { type: 'levelUpShown', to: 7 },
  ]
  expect(apply(...shown, { type: 'moved', way: userLevel }, { type: 'moved', way: storm }).levelUp).toBeNull()
  expect(apply({ type: 'moved', way: storm }, reached(6, 7)).levelUp).toEqual({ from: 6, to: 7 })
})

test('a level that is reached while the dialog of the one before is on its way is told after it', () => {
  expect(apply(reached(5, 6), reached(6, 7), { type: 'levelUpShown', to: 6 }).levelUp).toEqual({
    from: 6,
    to: 7,
  })
})

test('a level-up is shown once', () => {
  expect(apply(reached(6, 7), { type: 'levelUpShown', to: 7 }).levelUp).toBeNull()
  expect(apply(reached(6, 7), { type: 'levelUpShown', to: 7 }, reached(7, 8, sun)).levelUp).toEqual({
    from: 7,
    to: 8,
  })
})

test.each([
  [userLevel, 64.2],
  [{ level: 10, xp: 2_000_000, from: 1_500_000, next: null }, 100],
  [{ level: 1, xp: 0, from: 0, next: 1_000 }, 0],
])('%j is %d percent of the way', (way, percent) => {
  expect(computeLevelPercent(way)).toBeCloseTo(percent)
})

test('events give the way that a fetch would answer after them', () => {
  const way = fc.record({
    level: fc.integer({ min: 1, max: 10 }),
    xp: fc.nat(),
    from: fc.nat(),
    next: fc.option(fc.nat()),
  })
  const event = fc.oneof(
    fc.record({ type: fc.constant('moved' as const), way }),
    fc.record({
      type: fc.constant('reached' as const),
      reached: fc.record({ from: fc.nat(10), to: fc.nat(10), way }),
    }),
  )
  fc.assert(
    fc.property(fc.array(event, { minLength: 1 }), (events) => {
      const last = events.at(-1)!
      const fetched = last.type === 'moved' ? last.way : last.reached.way
      expect(apply(...events).way).toEqual(apply({ type: 'snapshot', way: fetched }).way)
    }),
  )
})
