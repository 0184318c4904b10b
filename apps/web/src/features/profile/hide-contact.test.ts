import { expect, test } from 'vitest'
import { hideEmail, hidePhone } from './hide-contact.ts'

test('a phone shows its owner the last four digits', () => {
  expect(hidePhone('79161234567')).toBe('+7 ••• ••• 45 67')
})

test('an e-mail shows its first letter and its host', () => {
  expect(hideEmail('vera@example.com')).toBe('v•••@example.com')
})
