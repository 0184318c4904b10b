import { expect, test } from 'vitest'
import { type AnswerPoints, questions, rateSelfTest } from './self-test-rules.ts'

const never: AnswerPoints[] = [0, 0, 0, 0, 0, 0, 0, 0, 0]

test.each([
  [[], 0, 'none'],
  [[1], 1, 'low'],
  [[2], 2, 'low'],
  [[3], 3, 'moderate'],
  [[3, 3, 1], 7, 'moderate'],
  [[3, 3, 2], 8, 'high'],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, 'high'],
] as const)('answers of %j come to %d points: %s', (given, points, level) => {
  const answers = never.map((answer, index) => given[index] ?? answer)
  expect(rateSelfTest(answers)).toEqual({ points, level })
})

test('there are nine questions, each once', () => {
  expect([questions.length, new Set(questions).size]).toEqual([9, 9])
})
