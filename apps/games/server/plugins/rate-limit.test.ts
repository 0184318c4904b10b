import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

test('counts each caller separately and resets when the window ends', () => {
  let nowMs = 0
  const limiter = createRateLimiter({ max: 2, windowMs: 1000 }, () => nowMs)
  const count = (caller: string) => () => limiter.count(caller)
  count('one')()
  count('one')()
  expect(count('one')).toThrow('too_many_requests')
  expect(count('two')).not.toThrow()
  nowMs = 999
  expect(count('one')).toThrow()
  nowMs = 1000
  expect(count('one')).not.toThrow()
})
