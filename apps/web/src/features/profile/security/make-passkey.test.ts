import { expect, test } from 'vitest'
import { nameTrouble } from './make-passkey.ts'

test.each([
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['InvalidStateError', 'passkey_known'],
  ['SecurityError', 'passkey_failed'],
])("the browser's %s becomes %s", (name, trouble) => {
  expect(nameTrouble(Object.assign(new Error('no'), { name }))).toBe(trouble)
})

test('any other error of a browser is a failed passkey', () => {
  expect(nameTrouble('no')).toBe('passkey_failed')
})
