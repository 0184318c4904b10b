import { expect, test } from 'vitest'
import { hideEmail } from './hide-contact.ts'

test('an e-mail shows only its first letter and its host', () => {
  expect(hideEmail('vera@example.com')).toBe('v•••@example.com')
})
