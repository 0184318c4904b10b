import { expect, test } from 'vitest'
import { countLanded, findTease, hurryStops, landReel, planStops, rollReel } from './roll-timing.ts'

const none = [false, false, false, false, false, false]
const paces = ['normal', 'turbo', 'reduced'] as const

test.each(paces)('at the pace %s reels land from the left and rest exactly on a filling', (pace) => {
  const plan = planStops(pace, 0, 100, none, 4)
  expect(plan.landsAt.toSorted((a, b) => a - b)).toEqual(plan.landsAt)
  expect(plan.endsAt).toBeGreaterThan(plan.landsAt.at(-1)!)
  for (let reel = 0; reel < 6; reel++) {
    const { travelled, target, speed, rested } = landReel(plan, reel, plan.endsAt)
    expect([travelled, speed, rested]).toEqual([target, 0, 1])
    expect(landReel(plan, reel, plan.landsAt[reel]!).travelled).toBeCloseTo(target!, 6)
  }
})

test('a reel never jumps: between two frames it moves less than a third of its height, and forwards once it runs', () => {
  const plan = planStops('normal', 0, 700, none, 4)
  for (let reel = 0; reel < 6; reel++) {
    for (let at = 0; at < plan.endsAt; at += 16) {
      const [before, after] = [at, at + 16].map((now) =>
        now < 700 ? rollReel('normal', reel, 0, now).travelled : landReel(plan, reel, now).travelled,
      )
      expect(Math.abs(after! - before!)).toBeLessThan(0.34)
      if (at > 400 && at + 16 < plan.landsAt[reel]!) expect(after!).toBeGreaterThan(before!)
    }
  }
})

test('reels behind the last scatter but one that is needed tease, each for its time and after the one before', () => {
  const plan = planStops('normal', 0, 100, [true, false, true, true, false, false], 4)
  expect(plan.teasesFrom.map((from) => from !== null)).toEqual([false, false, false, false, true, true])
  const calm = planStops('normal', 0, 100, none, 4)
  expect(plan.landsAt.map((at, reel) => at - calm.landsAt[reel]!)).toEqual([0, 0, 0, 0, 850, 1700])
  expect(findTease(plan, 4, plan.landsAt[3]!)).toBe(0)
  expect(findTease(plan, 5, plan.landsAt[4]! - 1)).toBeNull()
  expect(findTease(plan, 5, plan.landsAt[5]!)).toBeNull()
  expect(planStops('reduced', 0, 100, [true, true, true, true, true, true], 4).teasesFrom).toEqual(
    none.map(() => null),
  )
})

test('a press lands what still turns at once, in order, and leaves what has landed', () => {
  const plan = planStops('normal', 0, 100, [true, true, true, false, false, false], 4)
  const at = plan.landsAt[1]! + 1
  const hurried = hurryStops(plan, at)
  expect(hurried.landsAt.slice(0, 2)).toEqual(plan.landsAt.slice(0, 2))
  expect(hurried.landsAt.slice(2)).toEqual([at + 40, at + 80, at + 120, at + 160])
  expect(hurried.teasesFrom).toEqual(none.map(() => null))
  expect([countLanded(plan, 0), countLanded(hurried, at), countLanded(hurried, at + 200)]).toEqual([0, 2, 6])
})
