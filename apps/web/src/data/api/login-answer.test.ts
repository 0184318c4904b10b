import { contactProof, secondFactor } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { readLoginAnswer } from './login-answer.ts'

test.each([
  [{ success: true }, { kind: 'done' }],
  [secondFactor, { kind: 'second_factor', ...secondFactor }],
  [contactProof, { kind: 'proof', ...contactProof }],
])('the answer %j to a login is classified', (value, step) => {
  expect(readLoginAnswer({ ok: true, value })).toEqual({ ok: true, value: step })
})

test('a refusal is passed through', () => {
  const refused: Parameters<typeof readLoginAnswer>[0] = {
    ok: false,
    refusal: { code: 'invalid_credentials', status: 401, errors: [] },
  }
  expect(readLoginAnswer(refused)).toBe(refused)
})
