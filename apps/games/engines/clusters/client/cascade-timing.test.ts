import { describe, expect, test } from 'vitest'
import {
  findBurst,
  findComing,
  findHeight,
  findLeaving,
  findLight,
  findStepIndex,
  findStepPhase,
  planCascades,
} from './cascade-timing.ts'

const paces = ['normal', 'turbo', 'reduced'] as const

describe.each(paces)('at the pace %s', (pace) => {
  const plan = planCascades(pace, 1000, 1050, [true, true, false])

  test('a grid drops, is lit, bursts and gives way to the next, without a gap', () => {
    const [first, second, last] = plan.steps
    for (const { dropsAt, landsAt, burstsAt, endsAt } of [first!, second!]) {
      expect([landsAt > dropsAt, burstsAt > landsAt, endsAt > burstsAt]).toEqual([true, true, true])
    }
    expect([second!.dropsAt, last!.dropsAt]).toEqual([first!.endsAt, second!.endsAt])
    expect([last!.burstsAt, plan.endsAt]).toEqual([last!.landsAt, last!.endsAt])
    expect(plan.steps.map((_, index) => findStepIndex(plan, plan.steps[index]!.dropsAt))).toEqual([0, 1, 2])
  })

  test('the old grid has left before the new one comes, however fast the answer is', () => {
    const { dropsAt } = plan.steps[0]!
    expect([0, 3, 6].map((column) => findLeaving(pace, column, 1000, dropsAt))).toEqual([1, 1, 1])
    expect(findStepIndex(plan, dropsAt - 1)).toBe(-1)
  })

  test('a late answer is shown at once', () => {
    expect(planCascades(pace, 1000, 9000, [false]).steps[0]!.dropsAt).toBe(9000)
  })

  test('every column has come when its grid has landed', () => {
    plan.steps.forEach(({ landsAt, dropsAt }, index) => {
      for (let column = 0; column < 7; column += 1) {
        expect(findComing(plan, index, column, landsAt)).toBeCloseTo(1, 10)
        expect(findComing(plan, index, column, dropsAt)).toBe(0)
      }
    })
  })

  test('a grid that ends the round at its largest win keeps its clusters', () => {
    const capped = planCascades(pace, 0, 0, [true])
    expect([capped.steps[0]!.endsAt, capped.endsAt]).toEqual([
      capped.steps[0]!.burstsAt,
      capped.steps[0]!.burstsAt,
    ])
  })
})

test('the phases of a grid follow its times', () => {
  const step = { dropsAt: 0, landsAt: 100, burstsAt: 300, endsAt: 400 }
  expect([99, 100, 299, 300, 399, 400].map((now) => findStepPhase(step, now))).toEqual([
    'dropping',
    'lit',
    'lit',
    'bursting',
    'bursting',
    'resting',
  ])
  expect([findLight(step, 200), findBurst(step, 350)]).toEqual([0.5, 0.5])
})

test('a symbol falls from its row, never below the cell where it comes to rest', () => {
  expect([findHeight(3, 0), findHeight(3, 1), findHeight(0, 0.5)]).toEqual([3, 0, 0])
  for (let share = 0; share <= 1; share += 0.01) {
    expect(findHeight(3, share)).toBeGreaterThanOrEqual(0)
    expect(findHeight(3, share)).toBeLessThanOrEqual(3)
  }
})
