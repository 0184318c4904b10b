import { expect, it } from 'vitest'
import { fullBudget, messagesPerSecond, spendMessage } from './message-budget.ts'

function countHeard(times: readonly number[]): number {
  let budget = fullBudget
  let heard = 0
  for (const nowMs of times) {
    const spent = spendMessage(budget, nowMs)
    if (!spent) continue
    budget = spent
    heard += 1
  }
  return heard
}

it("accepts two seconds' worth of ten thousand messages at once", () => {
  expect(countHeard(Array.from({ length: 10_000 }, () => 1000))).toBe(2 * messagesPerSecond)
})

it('accepts a full burst again after a quiet while', () => {
  const flood = Array.from({ length: 10_000 }, () => 1000)
  const later = Array.from({ length: 2 * messagesPerSecond }, () => 4000)
  expect(countHeard([...flood, ...later])).toBe(4 * messagesPerSecond)
})

it('accepts every message of a game within the rate limit', () => {
  const minute = Array.from(
    { length: 60 * messagesPerSecond },
    (_, index) => 1000 + (index * 1000) / messagesPerSecond,
  )
  expect(countHeard(minute)).toBe(minute.length)
})

it('a clock that goes back refills nothing', () => {
  expect(countHeard(Array.from({ length: 200 }, (_, index) => 10_000 - index))).toBe(2 * messagesPerSecond)
})
