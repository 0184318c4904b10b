import { once } from 'node:events'
import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { buildPlatformTransport, largestAnswerBytes } from './platform-transport.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function start(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const carry = buildPlatformTransport(baseUrl)
  return (path: string, changes = {}) =>
    carry(baseUrl + path, { method: 'GET', headers: {}, body: undefined, timeoutMs: 1000, ...changes })
}

test('an answer comes with status, headers and body', async () => {
  const carry = await start((_request, response) =>
    response.writeHead(404, { 'x-catalogue-version': '7' }).end('{"errors":[]}'),
  )
  const answer = await carry('/json-api/profile')
  expect([
    answer.ok,
    answer.status,
    answer.headers.get('x-catalogue-version'),
    answer.headers.get('absent'),
  ]).toEqual([false, 404, '7', null])
  expect(await answer.json()).toEqual({ errors: [] })
})

test('method, headers and body arrive', async () => {
  const carry = await start(async (request, response) => {
    const chunks = await request.toArray()
    response.end(
      JSON.stringify([
        request.method,
        request.url,
        request.headers.authorization,
        Buffer.concat(chunks).toString(),
      ]),
    )
  })
  const answer = await carry('/json-api/login?platform=desktop', {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: '{"b":1}',
  })
  expect(await answer.json()).toEqual(['POST', '/json-api/login?platform=desktop', 'Bearer a', '{"b":1}'])
})

test('consecutive calls share a connection', async () => {
  const sockets = new Set<Socket>()
  const carry = await start((request, response) => {
    sockets.add(request.socket)
    response.end('{}')
  })
  for (const path of ['/a', '/b', '/c']) await (await carry(path)).json()
  expect(sockets.size).toBe(1)
})

test('a keep-alive connection closed on reuse is replaced by a new one', async () => {
  const sockets = new Set<Socket>()
  const carry = await start((request, response) => {
    if (request.url === '/again' && sockets.has(request.socket)) return request.socket.resetAndDestroy()
    sockets.add(request.socket)
    return response.end('{}')
  })
  await (await carry('/first')).json()
  expect((await carry('/again')).status).toBe(200)
  expect(sockets.size).toBe(2)
})

test('rejects without an answer in time', async () => {
  const carry = await start(() => {})
  await expect(carry('/', { timeoutMs: 30 })).rejects.toThrow('no answer in time')
})

test('rejects a body that stops half-way', async () => {
  const carry = await start((_request, response) => response.write('{"items":['))
  const answer = await carry('/', { timeoutMs: 60 }).catch(() => undefined)
  await expect(answer?.json() ?? Promise.reject(new Error('none'))).rejects.toThrow()
})

test('an endless answer is aborted instead of filling the memory', async () => {
  let written = 0
  const closed = Promise.withResolvers<void>()
  const carry = await start((_request, response) => {
    const chunk = Buffer.alloc(65_536, 32)
    const write = () => {
      while (!response.destroyed) {
        written += chunk.length
        if (!response.write(chunk)) return
      }
    }
    response.on('drain', write).on('close', () => closed.resolve())
    write()
  })
  const answer = await carry('/endless', { timeoutMs: 20_000 })
  await expect(answer.json()).rejects.toThrow('larger than')
  await closed.promise
  expect(written).toBeLessThan(8 * largestAnswerBytes)
})

test('the longest possible list is read completely', async () => {
  const text = JSON.stringify('x'.repeat(largestAnswerBytes - 2))
  const carry = await start((_request, response) => response.end(text))
  expect(await (await carry('/')).json()).toHaveLength(largestAnswerBytes - 2)
})

test('rejects when the address is unreachable', async () => {
  const carry = await start(() => {})
  server.close()
  await once(server, 'close')
  await expect(carry('/')).rejects.toThrow('ECONNREFUSED')
})
