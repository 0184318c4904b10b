import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacSha256, sha256 } from './sha256.ts'

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const actual = (bytes: Uint8Array) => Buffer.from(sha256(bytes)).toString('hex')

test('the digest is that of every other implementation, around the ends of blocks too', () => {
  for (let length = 0; length <= 130; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7)
    expect(actual(bytes)).toBe(expected(bytes))
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(actual(bytes)).toBe(expected(bytes))
    }),
    { numRuns: 50 },
  )
})

test('the HMAC is that of every other implementation, for keys longer than a block too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
      const expectedHmac = createHmac('sha256', key).update(message).digest('hex')
      expect(Buffer.from(hmacSha256(key, message)).toString('hex')).toBe(expectedHmac)
    }),
    { numRuns: 50 },
  )
})
