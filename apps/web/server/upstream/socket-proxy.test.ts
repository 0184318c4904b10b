import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type SiteUnderTest, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
  await under.site.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => under.close())

async function upgrade(path: string, headers: Record<string, string>) {
  const socket = connect((under.site.server.address() as AddressInfo).port, '127.0.0.1')
  const lines = Object.entries({
    host: 'localhost:3000',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'a2V5',
    'sec-websocket-version': '13',
    ...headers,
  })
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return { socket, status: answer.toString().split('\r\n')[0] }
}

test("the socket of a page of the site is joined to the platform's, without cookies", async () => {
  const { port } = under.site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?v=1`, {
    headers: { origin: siteOrigin, cookie: 'default_auth_token=access.token.example' },
  })
  // Opens only if the answer's key matches the request.
  await once(socket, 'open')
  socket.send('hello')
  const [echo] = (await once(socket, 'message')) as [Buffer]
  expect(echo.toString()).toBe('echo hello')
  const { headers, path } = under.platform.received[0]!
  expect(path).toBe('/socket?v=1')
  expect(headers).toMatchObject({
    origin: siteOrigin,
    'sec-websocket-key': expect.stringMatching(/^[\w+/]{22}==$/),
    'x-forwarded-for': '127.0.0.1',
  })
  expect(headers).not.toHaveProperty('cookie')
  socket.terminate()
})

test('a site that shuts down closes the sockets of open pages with 1001', async () => {
  const { port } = under.site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { origin: siteOrigin } })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await under.site.close()
  const [code] = (await closed) as [number]
  expect(code).toBe(1001)
})

test.each([
  ['a page of another origin', '/socket', { origin: 'https://evil.example' }, 'HTTP/1.1 403 Forbidden'],
  ['a client that names no origin', '/socket', {}, 'HTTP/1.1 403 Forbidden'],
  ['an address nothing can read', '//', { origin: siteOrigin }, 'HTTP/1.1 404 Not Found'],
  [
    'an address on another host',
    'http://127.0.0.1:9/socket',
    { origin: siteOrigin },
    'HTTP/1.1 404 Not Found',
  ],
  [
    'a path that names another host',
    '//127.0.0.1:9/socket',
    { origin: siteOrigin },
    'HTTP/1.1 404 Not Found',
  ],
  ['another path', '/elsewhere', { origin: siteOrigin }, 'HTTP/1.1 404 Not Found'],
])('%s gets no socket', async (_name, path, headers, expected) => {
  const { socket, status } = await upgrade(path, headers as Record<string, string>)
  expect(status).toBe(expected)
  expect(under.platform.received).toHaveLength(0)
  socket.destroy()
})

test("the platform's refusal of a socket is passed on, and the site keeps running", async () => {
  under.platform.server.removeAllListeners('upgrade')
  const { socket, status } = await upgrade('/socket', { origin: siteOrigin })
  expect(status).toBe('HTTP/1.1 404 Not Found')
  socket.destroy()
})

test('a request that offers another protocol, as curl and Java do, is answered without it', async () => {
  const { socket, status } = await upgrade('/', { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' })
  expect(status).toBe('HTTP/1.1 200 OK')
  socket.destroy()
})
