import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

test.each([
  ['failed for vera@example.com', 'failed for [e-mail]'],
  ['/login?password=hunter2&x=1', '/login?password=[masked]&x=1'],
  ['{"token":"abc.def"}', '{"token":"[masked]"}'],
  ['refreshToken=abc&access_token: def', 'refreshToken=[masked]&access_token: [masked]'],
  ['newPassword=hunter2', 'newPassword=[masked]'],
  ['GET /new-password/Zx81-abc?x=1 failed', 'GET /new-password/[masked]?x=1 failed'],
  ['Unexpected token < in JSON at position 0', 'Unexpected token < in JSON at position 0'],
  ['Authorization eyJhbGciOi.eyJzdWIi.c2ln', 'Authorization [token]'],
  ['call +7 (916) 123-45-67 back', 'call [number] back'],
  ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  [
    'at play (https://casino.example/assets/site-1a2b3c4d5e.js:1:20456)',
    'at play (https://casino.example/assets/site-1a2b3c4d5e.js:1:20456)',
  ],
])('%s is logged as %s', (text, masked) => {
  expect(maskSecrets(text, 1000)).toBe(masked)
})

test('a text is cut to the allowed length, and a long hostile one is processed fast', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (text, maxLength) => {
      expect(maskSecrets(text, maxLength).length).toBeLessThanOrEqual(maxLength)
    }),
  )
  expect(maskSecrets('a.'.repeat(500_000) + '@', 2000)).toHaveLength(2000)
})
