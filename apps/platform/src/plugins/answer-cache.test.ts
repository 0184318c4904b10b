import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'
import type { SharedAnswer } from './shared-answer.ts'

const answerOf = (bytes: number): SharedAnswer => ({
  body: Buffer.alloc(bytes),
  tag: 'W/"tag"',
  encoding: 'identity',
})

test('a cached answer is found, and no other', () => {
  const answers = createAnswerCache(100_000)
  answers.keep('games', answerOf(500))
  expect(answers.find('games')?.body).toHaveLength(500)
  expect(answers.find('other games')).toBeUndefined()
})

test('the cache never grows beyond its size', () => {
  const step = fc.record({ key: fc.string({ maxLength: 40 }), bytes: fc.nat(30_000), isKept: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const answers = createAnswerCache(50_000)
      for (const { key, bytes, isKept } of steps) {
        if (isKept) answers.keep(key, answerOf(bytes))
        else answers.find(key)
        expect(answers.bytes).toBeLessThanOrEqual(50_000)
        expect(answers.bytes).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a flood of different requests does not evict frequently requested answers', () => {
  const answers = createAnswerCache(100_000)
  answers.keep('lobby', answerOf(20_000))
  answers.find('lobby')
  for (let nth = 0; nth < 10_000; nth += 1) answers.keep(`q=${nth}`, answerOf(900))
  expect(answers.find('lobby')?.body).toHaveLength(20_000)
  expect(answers.bytes).toBeLessThanOrEqual(100_000)
})

test('an answer that is too big is not cached, and an older one under the same key is dropped', () => {
  const answers = createAnswerCache(100_000)
  answers.keep('games', answerOf(100))
  answers.keep('games', answerOf(90_000))
  expect(answers.find('games')).toBeUndefined()
  expect(answers.bytes).toBe(0)
})
