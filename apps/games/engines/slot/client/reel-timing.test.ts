import { describe, expect, test } from 'vitest'
import { hurryStops, landReel, listTeases, paces, planStops, reelCount, rollReel } from './reel-timing.ts'

const none = [0, 0, 0, 0, 0]

describe('planStops', () => {
  test('reel n runs 560 + 180·n ms after its wind-up when the answer is quick', () => {
    const plan = planStops('normal', 1000, 1040, none)
    expect(plan.landsAt).toEqual([0, 1, 2, 3, 4].map((reel) => 1000 + 60 * reel + 180 + 560 + 180 * reel))
    expect(plan.endsAt).toBe((plan.landsAt[4] ?? 0) + 420)
  })
  test('a late answer lands the reels one after the other, never before its arrival', () => {
    const plan = planStops('normal', 0, 5000, none)
    expect(plan.landsAt).toEqual([5120, 5240, 5360, 5480, 5600])
  })
  test.each([
    ['one scatter', [1, 0, 0, 0, 1], []],
    ['two scatters, the second on the last reel but one', [1, 0, 0, 1, 0], [4]],
    ['two scatters, the second on the third reel', [1, 0, 1, 0, 0], [3, 4]],
    ['two scatters on the first two reels', [1, 1, 0, 1, 0], [2, 3, 4]],
  ])('%s: the reels after them turn longer, one after the other', (_, scatters, reels) => {
    const plan = planStops('normal', 0, 0, scatters)
    expect(plan.teases.map(({ reel }) => reel)).toEqual(reels)
    for (let reel = 1; reel < reelCount; reel += 1)
      expect((plan.landsAt[reel] ?? 0) - (plan.landsAt[reel - 1] ?? 0)).toBe(
        240 + (reels.includes(reel) ? 900 : 0),
      )
  })
  test('a tease is lit from the landing of the reel before to its own, one at a time', () => {
    const plan = planStops('normal', 0, 0, [1, 1, 0, 0, 0])
    const [, second = 0, third = 0] = plan.landsAt
    expect(listTeases(plan, second - 1)).toEqual([])
    expect(listTeases(plan, second)).toEqual([{ reel: 2, share: 0 }])
    expect(listTeases(plan, (second + third) / 2)).toEqual([{ reel: 2, share: 0.5 }])
    expect(listTeases(plan, third)).toEqual([{ reel: 3, share: 0 }])
    expect(listTeases(plan, plan.endsAt)).toEqual([])
  })
  test('a reel that teases turns at less than half of its speed', () => {
    const plan = planStops('normal', 0, 0, [1, 1, 0, 0, 0])
    const speedAt = (at: number): number =>
      landReel(plan, 2, at + 50).travelled - landReel(plan, 2, at).travelled
    expect(speedAt((plan.landsAt[2] ?? 0) - 200)).toBeLessThan(0.55 * speedAt((plan.landsAt[1] ?? 0) - 200))
  })
  test('reduced motion never teases and all reels change together', () => {
    const plan = planStops('reduced', 0, 0, [1, 1, 0, 0, 1])
    expect(new Set(plan.landsAt).size).toBe(1)
    expect(plan.teases).toEqual([])
  })
})

test('a quick stop leaves landed reels and lands the others within a quarter of a second', () => {
  const plan = planStops('normal', 0, 0, [1, 1, 0, 0, 0])
  const hurried = hurryStops(plan, 1000)
  expect(hurried.landsAt.slice(0, 2)).toEqual(plan.landsAt.slice(0, 2))
  expect(Math.max(...hurried.landsAt)).toBeLessThanOrEqual(1250)
  expect(listTeases(hurried, 1010)).toEqual([])
})

describe('a reel', () => {
  test('pulls back before it rolls', () => {
    expect(rollReel('normal', 0, 0, 70).travelled).toBeLessThan(0)
    expect(rollReel('normal', 0, 0, 300).travelled).toBeGreaterThan(3)
  })
  test.each(['normal', 'turbo', 'reduced'] as const)(
    'rests exactly on a row after overshooting it (%s)',
    (pace) => {
      const plan = planStops(pace, 0, 120, none)
      for (let reel = 0; reel < reelCount; reel += 1) {
        const landsAt = plan.landsAt[reel] ?? 0
        const overshoot = landReel(plan, reel, landsAt + paces[pace].settleMs * 0.3)
        expect(overshoot.travelled).toBeGreaterThan(overshoot.target ?? Infinity)
        const rest = landReel(plan, reel, plan.endsAt)
        expect(rest.travelled).toBe(rest.target)
        expect(rest.blur).toBe(0)
      }
    },
  )
  test('that teases does not jump when it is hurried', () => {
    const plan = planStops('normal', 0, 400, [1, 1, 0, 0, 0])
    const pressedAt = (plan.landsAt[2] ?? 0) - 200
    const hurried = hurryStops(plan, pressedAt)
    let before = landReel(plan, 2, pressedAt).travelled
    for (let now = pressedAt; now <= hurried.endsAt; now += 8) {
      const { travelled } = landReel(hurried, 2, now)
      expect(Math.abs(travelled - before)).toBeLessThan(0.7)
      before = travelled
    }
  })
  test('never jumps between two frames', () => {
    const plan = planStops('normal', 0, 400, [1, 1, 0, 0, 0])
    for (let reel = 0; reel < reelCount; reel += 1) {
      let before = 0
      for (let now = 0; now <= plan.endsAt; now += 16) {
        const { travelled } = now < 400 ? rollReel('normal', reel, 0, now) : landReel(plan, reel, now)
        expect(Math.abs(travelled - before)).toBeLessThan(0.7)
        before = travelled
      }
    }
  })
})
