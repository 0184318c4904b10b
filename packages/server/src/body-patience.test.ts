import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addBodyPatience } from './body-patience.ts'
import { uploadPatience } from './request-patience.ts'

let app: FastifyInstance
let received: Socket
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = Fastify({ ...uploadPatience, bodyLimit: 10_000_000, forceCloseConnections: true })
  addBodyPatience(app, ({ url }) => url === '/large')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/*', async ({ body }) => ({ length: (body as Buffer).length }))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Sends a request without its body, and keeps its half of the connection open whatever the server sends. */
async function begin(path: string, length: number): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  ;[received] = await accepted
  await send(
    socket,
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`,
  )
  return socket
}

/** Resolves once the whole text has arrived at the server. */
async function send(socket: Socket, text: string): Promise<void> {
  socket.write(text)
  while (received.bytesRead < socket.bytesWritten) await new Promise((resolve) => setImmediate(resolve))
}

const bodies = [
  ['a usual body', '/usual', 30_000],
  ['a large one', '/large', 15_000],
] as const
test.each(bodies)(
  '%s that never arrives times out, and its connection is closed, whatever the client does',
  async (_name, path, patienceMs) => {
    const socket = await begin(path, 1_000)
    vi.advanceTimersByTime(patienceMs - 1)
    expect(received.writable).toBe(true)
    vi.advanceTimersByTime(1)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 .*{"errors":\[{"code":"invalid_request"}]}$/s)
    if (!received.destroyed) await once(received, 'close')
    socket.destroy()
  },
)

test('a large body may take minutes while data keeps arriving', async () => {
  const piece = 'x'.repeat(40_000)
  const socket = await begin('/large', 40 * piece.length)
  const answered = once(socket, 'data') as Promise<[Buffer]>
  for (let count = 0; count < 40; count += 1) {
    vi.advanceTimersByTime(14_000)
    await send(socket, piece)
  }
  const [answer] = await answered
  expect(answer.toString()).toContain('{"length":1600000}')
  socket.destroy()
})
