import { expect, test } from 'vitest'
import { nameTrouble } from './make-passkey.ts'

test.each([
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['InvalidStateError', 'passkey_known'],
  ['SecurityError', 'passkey_failed'],
])('what a browser calls %s is said as %s', (name, trouble) => {
  expect(nameTrouble(Object.assign(new Error('no'), { name }))).toBe(trouble)
})

test('whatever else a browser throws is a passkey that was not made', () => {
  expect(nameTrouble('no')).toBe('passkey_failed')
})
