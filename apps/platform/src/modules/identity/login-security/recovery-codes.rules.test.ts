import { expect, test } from 'vitest'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.rules.ts'

const secret = 'a-secret-of-this-test-0123456789'
const hash = (code: string, userId = 7) => hashRecoveryCode(secret, userId, code)

test('there are ten, all different, without easily confused letters', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true)
})

test.each(['7K2MQ-X4N9D', '7k2mqx4n9d', ' 7k2mq x4n9d '])('%j is the code 7k2mq-x4n9d', (typed) => {
  expect(hash(typed)).toBe(hash('7k2mq-x4n9d'))
})

test('letters that look like digits are read as digits', () => {
  expect(hash('oOiIl-LzzZZ')).toBe(hash('00111-1zzzz'))
})

test('the same code has another hash for another player, and with another secret', () => {
  expect(
    new Set([
      hash('7k2mq-x4n9d'),
      hash('7k2mq-x4n9d', 8),
      hashRecoveryCode('another-secret-of-this-test-0123', 7, '7k2mq-x4n9d'),
    ]).size,
  ).toBe(3)
})
