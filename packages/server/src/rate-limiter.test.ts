import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const limit = { max: 3, windowMs: 10_000 }

test('the allowed number of requests passes in a window, the next gets the time to wait, and a new window starts from zero', () => {
  const limiter = createRateLimiter()
  const answers = [0, 1, 2, 4_500, 9_999, 10_000].map((nowMs) => limiter.count('one', limit, { nowMs }))
  expect(answers).toEqual([null, null, null, 6, 1, null])
})

test('callers are counted separately', () => {
  const limiter = createRateLimiter()
  for (let count = 0; count < 4; count += 1) limiter.count('one', limit, { nowMs: 0 })
  expect(limiter.count('two', limit, { nowMs: 0 })).toBeNull()
})

test('a flood of callers is cheap, leaves no more counters than the bound and is still counted', () => {
  const limiter = createRateLimiter()
  const { user } = process.cpuUsage()
  for (let caller = 0; caller < 120_000; caller += 1)
    limiter.count(`flood ${caller}`, limit, { nowMs: caller % 10 })
  expect(process.cpuUsage().user - user).toBeLessThan(5_000_000)
  for (let count = 0; count < 3; count += 1) limiter.count('last', limit, { nowMs: 10 })
  expect(limiter.count('last', limit, { nowMs: 10 })).not.toBeNull()
})

test('an expensive request counts by its cost', () => {
  const limiter = createRateLimiter()
  const answers = [2, 1, 1].map((cost) => limiter.count('one', limit, { cost, nowMs: 0 }))
  expect(answers).toEqual([null, null, 10])
})
