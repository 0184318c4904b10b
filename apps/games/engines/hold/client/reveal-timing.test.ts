import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pace } from '../../../kit/spin/win-tier.ts'
import { findRest, findTurn } from './reel-position.ts'
import { countLanded, findBrake, findDrop, findStage, landNow, planReveal } from './reveal-timing.ts'

const paces: Pace[] = ['normal', 'turbo', 'reduced']
const facts = fc.record({
  coins: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
  hasWays: fc.boolean(),
  feature: fc.option(
    fc.record({
      respins: fc.integer({ min: 0, max: 12 }),
      held: fc.integer({ min: 6, max: 15 }),
      isFull: fc.boolean(),
    }),
  ),
})

test('reels stop from the left, none before the answer, and every part of the round follows the one before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paces), fc.nat(3_000), facts, (pace, answeredAt, each) => {
      const plan = planReveal(pace, 0, answeredAt, each)
      expect(plan.landsAt[0]).toBeGreaterThan(answeredAt)
      expect(plan.landsAt).toEqual(plan.landsAt.toSorted((a, b) => a - b))
      const times = plan.feature
        ? [
            plan.landedAt,
            plan.feature.opensAt,
            ...plan.feature.respins.flatMap(({ spinsAt, landsAt, endsAt }) => [spinsAt, landsAt, endsAt]),
            plan.feature.countsAt,
            plan.feature.grandAt,
            plan.endsAt,
          ]
        : [plan.landedAt, plan.endsAt]
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(countLanded(plan, plan.endsAt)).toBe(each.feature ? 1 + each.feature.respins : 0)
    }),
  )
})

test('a reel that may bring the sixth coin turns longer, and none does in turbo', () => {
  const none = { hasWays: false, feature: null }
  const waits = (pace: Pace, coins: number[]) => {
    const { landsAt } = planReveal(pace, 0, 0, { ...none, coins })
    return landsAt.map((at, reel) => at - (landsAt[reel - 1] ?? at))
  }
  const usual = waits('normal', [0, 0, 0, 0, 0])
  const teased = waits('normal', [2, 2, 0, 1, 0])
  expect(teased.map((wait, reel) => wait > usual[reel]!)).toEqual([false, false, true, true, true])
  expect(waits('normal', [3, 3, 0, 0, 0])).toEqual(usual)
  expect(waits('turbo', [2, 2, 0, 1, 0])).toEqual(waits('turbo', [0, 0, 0, 0, 0]))
})

test('turbo is the shortest, and reels that are stopped rest at once', () => {
  const each = { coins: [2, 2, 2, 0, 0], hasWays: true, feature: { respins: 5, held: 9, isFull: false } }
  const [normal, turbo] = paces.map((pace) => planReveal(pace, 0, 0, each))
  expect(turbo!.endsAt).toBeLessThan(normal!.endsAt / 2)
  const stopped = landNow(normal!, 300, each)
  expect(stopped.landedAt).toBe(300)
  expect(stopped.endsAt - stopped.landedAt).toBe(normal!.endsAt - normal!.landedAt)
  expect(findStage(stopped, 300)).toEqual({ name: 'ways' })
  expect([findBrake(stopped, 4, 300), findBrake(normal!, 4, 0)]).toEqual([1, 0])
})

test('a coin of a respin comes from above and is in its cell when the respin lands', () => {
  const times = { spinsAt: 100, landsAt: 1000, endsAt: 1400 }
  for (let cell = 0; cell < 15; cell++)
    expect([findDrop(times, cell, 100), findDrop(times, cell, 1000)]).toEqual([0, 1])
  expect(findDrop(times, 0, 700)).toBeGreaterThan(findDrop(times, 14, 700))
})

test('a strip turns ever further, and a reel that slows down comes to its stop from above it', () => {
  const turns = [0, 50, 100, 200, 400].map(findTurn)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  expect(findTurn(-50)).toBe(0)
  const rests = [0, 0.25, 0.5, 0.75, 1].map((share) => findRest(share, 360))
  expect(rests).toEqual(rests.toSorted((a, b) => b - a))
  expect(rests.at(-1)).toBe(0)
})
