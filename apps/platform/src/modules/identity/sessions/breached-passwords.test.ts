import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBreachedPassword } from './breached-passwords.ts'

test.each(['password', '12345678', 'qwerty123', 'PassWord1', 'trustno1', '1qaz2wsx'])(
  '%s is known from leaks',
  (password) => {
    expect(isBreachedPassword(password)).toBe(true)
  },
)

test.each(['Dragon2024', 'monkey2026', '!monkey1', 'Football!!', '1password1', 'MICHAEL_77'])(
  '%s is a known one with digits or signs around it',
  (password) => {
    expect(isBreachedPassword(password)).toBe(true)
  },
)

test.each([
  'correct-horse-battery',
  'vera-demo-2026',
  'dragon20240917',
  'dragonmonkey-9x',
  'plinth-orbit-58',
  'god-1234',
  '70519368824',
  '',
])('%j is not a commonly guessed password', (password) => {
  expect(isBreachedPassword(password)).toBe(false)
})

test('case makes no difference', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      expect(isBreachedPassword(password.toUpperCase().toLowerCase())).toBe(
        isBreachedPassword(password.toUpperCase()),
      )
    }),
  )
})
