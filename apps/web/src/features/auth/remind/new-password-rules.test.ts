import { expect, test } from 'vitest'
import { findNewPasswordProblems } from './new-password-rules.ts'

const passwords = [
  [{ password: 'amber-in-the-sea', repeat: 'amber-in-the-sea' }, null, null],
  [{ password: '', repeat: '' }, 'required', 'required'],
  [{ password: 'amber', repeat: 'amber' }, 'minLength', null],
  [{ password: 'янтарь-в-море', repeat: 'янтарь-в-море' }, 'notCyrillic', null],
  [{ password: 'amber-in-the-sea', repeat: 'amber-in-the-see' }, null, 'sameAsPassword'],
] as const
test.each(passwords)('%j: the password is %s, its repetition %s [5.12-5.13]', (fields, password, repeat) => {
  const problems = findNewPasswordProblems(fields)
  expect([problems.password?.rule ?? null, problems.repeat?.rule ?? null]).toEqual([password, repeat])
})
