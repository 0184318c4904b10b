import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { buildBrokenBytesAnswer } from './broken-bytes.ts'

function answer(code: string, isWritable = true) {
  const end = vi.fn<(text: string, done: () => void) => void>()
  const destroy = vi.fn<() => void>()
  const socket = { writable: isWritable, end, destroy } as unknown as Socket
  buildBrokenBytesAnswer({ HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large' })(
    Object.assign(new Error('broken'), { code }),
    socket,
  )
  return { text: end.mock.calls[0]?.[0], isDestroyed: destroy.mock.calls.length > 0 }
}

test('bytes that are no request are answered with the envelope, and the connection is closed', () => {
  expect(answer('HPE_INVALID_METHOD').text).toBe(
    'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: 39\r\nConnection: close\r\n\r\n{"errors":[{"code":"invalid_request"}]}',
  )
})

test('an error with a status of its own is answered with that', () => {
  expect(answer('HPE_HEADER_OVERFLOW').text).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
})

test('a client that is gone gets no answer', () => {
  expect(answer('ECONNRESET')).toEqual({ text: undefined, isDestroyed: true })
  expect(answer('HPE_INVALID_METHOD', false)).toEqual({ text: undefined, isDestroyed: true })
})
