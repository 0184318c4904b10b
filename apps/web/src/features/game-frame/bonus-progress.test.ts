import { expect, it } from 'vitest'
import { applyBonusChange, computeWagerPercent } from './bonus-progress.ts'

const change = { id: '12', currency: 'RUB', wagering: { done: 500, needed: 1_000 }, converted: 0 } as const

it.each(['started', 'progress'] as const)('a bonus that has %s is shown with its wager', (name) => {
  expect(applyBonusChange({ ...change, change: name })).toEqual({ done: 500, needed: 1_000 })
})

it.each(['completed', 'lost', 'expired', 'cancelled'] as const)('a bonus that is %s is shown no more', (name) => {
  expect(applyBonusChange({ ...change, change: name })).toBeNull()
})

it.each([[0, 1_000, 0], [999, 1_000, 99], [9_999, 10_000, 99], [1_000, 1_000, 100], [3_000, 1_000, 100], [0, 0, 100]])(
  '%i of %i is %i percent: the wager is never said to be done before it is', (done, needed, percent) => {
    expect(computeWagerPercent({ done, needed })).toBe(percent)
  })
