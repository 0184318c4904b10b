import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it, test } from 'vitest'
import commonPasswords from './common-passwords.json'
import { measurePassword } from './password-strength.ts'

test.each([
  ['', 0],
  ['password', 1],
  ['qwertyui', 1],
  ['12345678', 1],
  ['amber-in-the-sea', 4],
  ['kX9!vq2-Tz', 3],
  ['dragon2020', 1],
])('%j has the strength %i of 4', (password, strength) => {
  expect(measurePassword(password)).toBe(strength)
})

it("a password made of one's own address is weaker", () => {
  expect(measurePassword('lebedeva84')).toBe(3)
  expect(measurePassword('lebedeva84', ['vera.lebedeva@example.com'])).toBe(1)
})

it('is measured by its first 60 characters', () => {
  expect(measurePassword('amber-in-the-sea'.repeat(20))).toBe(
    measurePassword('amber-in-the-sea'.repeat(20).slice(0, 60)),
  )
})

it("our list of common passwords is the head of the library's list", () => {
  const all = new Set(dictionary['passwords-common'])
  expect(commonPasswords.split(' ').filter((word) => !all.has(word))).toEqual([])
})
