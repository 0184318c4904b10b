// Bodies too large to buffer before forwarding, such as photographs of documents [5.17].
import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Forwarding, buildForwarding } from './forwarding.ts'
import { limitUnderWay } from './under-way.ts'

const bodyLimit = 43_000_000
let site: FastifyInstance
let forwarding: Forwarding
let platform: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
const open: Socket[] = []
beforeEach(async () => {
  platform = createServer((request, response) => answer(request, response))
  platform.on('connection', (socket: Socket) => socket.on('error', () => {}))
  await once(platform.listen(0, '127.0.0.1'), 'listening')
  forwarding = buildForwarding({
    apiBaseUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    findBodyLimit: (_method, url) => ({ bytes: url === '/upload' ? bodyLimit : 65_536, code: 'large_file' }),
    underWay: limitUnderWay({ rateLimits: true }),
    onCatalogueVersion: () => {},
  })
  site = Fastify({ forceCloseConnections: true })
  site.removeAllContentTypeParsers()
  site.addContentTypeParser('*', (_request, _payload, done) => done(null))
  site.all('/*', (request, reply) =>
    forwarding.forward(request, reply, {
      headers: { 'content-length': request.headers['content-length'] ?? 0 },
      address: String(request.headers['x-from'] ?? '203.0.113.1'),
    }),
  )
  await site.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of open.splice(0)) socket.destroy()
  await site.close()
  forwarding.close()
  platform.closeAllConnections()
  platform.close()
})

async function upload(length: number, from = '203.0.113.1'): Promise<Socket> {
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1')
  open.push(socket)
  const arrived = once(site.server, 'request')
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: localhost:3000\r\nX-From: ${from}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  await arrived
  return socket
}

async function readAnswer(socket: Socket): Promise<string> {
  const [data] = (await once(socket, 'data')) as [Buffer]
  return data.toString()
}

const countBody = async (request: IncomingMessage, response: ServerResponse) => {
  let length = 0
  for await (const chunk of request) length += (chunk as Buffer).length
  response.end(`received ${length}`)
}

test("an upload may take minutes, and the platform's time starts at its end [5.17]", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = (request, response) => void countBody(request, response)
  const piece = Buffer.alloc(100_000)
  const socket = await upload(40 * piece.length)
  for (let count = 0; count < 40; count += 1) {
    await vi.advanceTimersByTimeAsync(10_000)
    socket.write(piece)
  }
  expect(await readAnswer(socket)).toContain('received 4000000')
})

test('the platform has a minute and a half to read a picture after its end, then the upload gets an error [5.17]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ended = Promise.withResolvers<void>()
  answer = (request) => void request.resume().once('end', () => ended.resolve())
  const socket = await upload(10)
  const said = readAnswer(socket)
  socket.write('0123456789')
  await ended.promise
  let isAnswered = false
  void said.then(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(89_000)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await said).toContain('503 Service Unavailable')
})

test('an upload that the platform refuses half-way is answered with its refusal', async () => {
  answer = (_request, response) => response.writeHead(401).end('who are you?')
  const socket = await upload(4_000_000)
  const said = readAnswer(socket)
  socket.write(Buffer.alloc(100_000))
  expect(await said).toContain('401 Unauthorized')
})

test('the connection of an upload that was refused half-way is given up, and the rest of its body goes nowhere', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  let received = 0
  answer = (request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length))
    request.socket.once('close', () => resolve())
    response.writeHead(415).end('no picture')
  }
  const socket = await upload(4_000_000)
  const said = readAnswer(socket)
  socket.write(Buffer.alloc(100_000))
  expect(await said).toContain('415 Unsupported Media Type')
  await closed
  expect(received).toBeLessThanOrEqual(100_000)
})

test('uploads that never end take no connections from calls', async () => {
  const begun: string[] = []
  answer = (request, response) => {
    begun.push(request.url!)
    if (request.url === '/call') response.end('here')
  }
  for (let index = 0; index < 300; index += 1) await upload(1_000_000, `198.51.${index}.1`)
  const { port } = site.server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}/call`)).text()).toBe('here')
})

test('one address may send at most four uploads at once', async () => {
  answer = () => {}
  for (let count = 0; count < 4; count += 1) await upload(1_000_000)
  expect(await readAnswer(await upload(1_000_000))).toContain('429 Too Many Requests')
})
