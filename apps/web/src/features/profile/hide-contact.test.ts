import { expect, test } from 'vitest'
import { hideEmail, hidePhone } from './hide-contact.ts'

test('a phone shows its last four digits only', () => {
  expect(hidePhone('79161234567')).toBe('+7 ••• ••• 45 67')
})

test('an e-mail shows only its first letter and its host', () => {
  expect(hideEmail('vera@example.com')).toBe('v•••@example.com')
})
