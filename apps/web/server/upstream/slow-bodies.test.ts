// Bodies that arrive slowly or never delay only their own sender.
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteUnderTest, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
const open: Socket[] = []
beforeEach(async () => {
  under = await startSite({ trustedProxies: ['127.0.0.1'] })
  await under.site.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of open.splice(0)) socket.destroy()
  await under.close()
})

const port = () => (under.site.server.address() as AddressInfo).port
const body = '{"hours":24}'

/** Starts a call from an address and sends all but the end of its body. */
async function begin(address: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  open.push(socket)
  await once(socket, 'connect')
  socket.write(
    `POST /json-api/users/break HTTP/1.1\r\nHost: localhost:3000\r\nX-Requested-With: XMLHttpRequest\r\nOrigin: ${siteOrigin}\r\n` +
      `X-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  return socket
}

const ask = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port()}/json-api/banners`, {
    ...init,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': address },
  })

const countPlatformConnections = () =>
  new Promise<number>((resolve, reject) =>
    under.platform.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

async function statusOf(socket: Socket): Promise<string | undefined> {
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString().split('\r\n')[0]
}

test('bodies that never arrive hold no connection to the platform, and other calls of the same address are answered', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, index) => begin(`198.51.100.${index % 2}`)))
  for (const address of ['203.0.113.9', '198.51.100.1']) expect((await ask(address)).status).toBe(200)
  expect(new Set(under.platform.received.map(({ path }) => path))).toEqual(new Set(['/json-api/banners']))
  // The connection of these calls, and those of the site's socket.
  expect(await countPlatformConnections()).toBeLessThan(10)
})

test('one address may have at most 256 pending bodies at a time', async () => {
  const bodies = await Promise.all(Array.from({ length: 257 }, () => begin('198.51.100.1')))
  const refused = await Promise.race(
    bodies.map(async (socket) => ({ socket, status: await statusOf(socket) })),
  )
  expect(refused.status).toBe('HTTP/1.1 429 Too Many Requests')
  const ends = [bodies.find((socket) => socket !== refused.socket)!, () => begin('198.51.100.1')] as const
  for (const each of ends) {
    const socket = typeof each === 'function' ? await each() : each
    const answered = statusOf(socket)
    socket.write(body.slice(5))
    expect(await answered).toBe('HTTP/1.1 404 Not Found')
  }
})

test('one address may have at most 64 pending calls at a time', async () => {
  under.platform.faults.set('/json-api/banners', 'hang')
  const calls = Array.from({ length: 64 }, () => new AbortController())
  const asked = calls.map(({ signal }) => ask('198.51.100.1', { signal }).catch(() => 'left'))
  await expect.poll(() => under.platform.received).toHaveLength(64)
  const refused = await ask('198.51.100.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] })
  under.platform.faults.clear()
  expect((await ask('198.51.100.2')).status).toBe(200)
  calls[0]!.abort()
  await expect.poll(async () => (await ask('198.51.100.1')).status).toBe(200)
  for (const call of calls) call.abort()
  await Promise.all(asked)
})

test("the platform's eight seconds start when the body has arrived [9.5]", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const socket = await begin('198.51.100.1')
  await settle()
  await vi.advanceTimersByTimeAsync(20_000)
  socket.write(body.slice(5))
  expect(await statusOf(socket)).toBe('HTTP/1.1 404 Not Found')
  expect(under.platform.received[0]).toMatchObject({ path: '/json-api/users/break', body })
})

test('a body that never arrives is dropped after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const arrived = once(under.site.server, 'request')
  const socket = await begin('198.51.100.1')
  await arrived
  vi.advanceTimersByTime(30_000)
  expect(await statusOf(socket)).toBe('HTTP/1.1 408 Request Timeout')
  expect(under.platform.received).toEqual([])
})

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}
