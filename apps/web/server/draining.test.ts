// Behaviour towards visitors while the process shuts down.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { drain } from '@yanta/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, plainBuild, siteOrigin, startSite } from './testing/site-under-test.ts'

let under: SiteUnderTest
let port: number
let begun: Promise<void>
let release: () => void
beforeEach(async () => {
  const [rendering, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  ;[begun, release] = [rendering.promise, released.resolve]
  under = await startSite(
    {},
    {
      ...plainBuild,
      async renderDocument(request, ssr) {
        rendering.resolve()
        await released.promise
        return plainBuild.renderDocument(request, ssr)
      },
    },
  )
  await under.site.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = under.site.server.address() as AddressInfo)
})
afterEach(() => under.close())

test('a pending document is completed during shutdown, and later connections are refused', async () => {
  const document = fetch(`http://127.0.0.1:${port}/promo`)
  await begun
  const drained = drain([[under.site]], 0)
  const knock = () =>
    fetch(`http://127.0.0.1:${port}/live`).then(
      () => 'in',
      () => 'nobody there',
    )
  await expect.poll(knock).toBe('nobody there')
  release()
  const response = await document
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/<\/html>$/)])
  await drained
})

test('a site that is about to shut down is not ready, still serves requests, and opens no further socket', async () => {
  release()
  const readiness = async () => (await under.site.inject('/ready')).statusCode
  expect(await readiness()).toBe(200)
  under.site.draining.begin()
  expect(await readiness()).toBe(503)
  expect((await fetch(`http://127.0.0.1:${port}/promo`)).status).toBe(200)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: localhost:3000\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${siteOrigin}\r\nSec-WebSocket-Key: a2V5\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 /)
  socket.destroy()
})
