import { expect, test } from 'vitest'
import { releaseBytes } from './release-bytes.ts'

test('bytes that have a memory of their own give it back', () => {
  const own = new Uint8Array(100_000)
  releaseBytes(own)
  expect(own.length).toBe(0)
})

test('a part of a buffer that others use stays readable', () => {
  const shared = Buffer.from('first and second')
  const whole = Buffer.from(shared.buffer, shared.byteOffset, shared.length)
  const part = whole.subarray(0, 5)
  releaseBytes(part)
  expect(whole.toString()).toBe('first and second')
  expect(part.toString()).toBe('first')
})
