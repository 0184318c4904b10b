import { expect, test } from 'vitest'
import { findChangeProblems } from './change-password-rules.ts'

test('a password is changed with the old one and twice the same new one', () => {
  expect(
    findChangeProblems({ password: 'x', newPassword: 'amber-in-the-sea', repeat: 'amber-in-the-sea' }),
  ).toEqual({ password: null, newPassword: null, repeat: null })
})

const wrong = [
  [{ password: '' }, 'password', 'required'],
  [{ newPassword: 'short' }, 'newPassword', 'minLength'],
  [{ newPassword: 'янтарь-в-море' }, 'newPassword', 'notCyrillic'],
  [{ repeat: 'another' }, 'repeat', 'sameAsPassword'],
  [{ repeat: '' }, 'repeat', 'required'],
] as const
test.each(wrong)('%j is refused at %s by %s [5.12-5.13]', (change, field, rule) => {
  const fields = { password: 'x', newPassword: 'amber-in-the-sea', repeat: 'amber-in-the-sea', ...change }
  expect(findChangeProblems(fields)[field as 'password']).toMatchObject({ rule })
})
