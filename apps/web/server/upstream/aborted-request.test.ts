// An aborted request is not logged as a fault of the platform.
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { buildLogger } from '@yanta/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, plainBuild, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
let lines: { msg: string; level: number }[]
beforeEach(async () => {
  lines = []
  const logger = buildLogger(
    { logLevel: 'info', logFormat: 'json' },
    { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[0]) },
  )
  under = await startSite({}, plainBuild, logger)
  await under.site.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => under.close())

const warnings = () => lines.filter(({ level }) => level > 30).map(({ msg }) => msg)

function call(lengthOfBody: number, sent: string): Socket {
  const socket = connect((under.site.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST /json-api/users/break HTTP/1.1\r\nHost: localhost:3000\r\nX-Requested-With: XMLHttpRequest\r\nOrigin: ${siteOrigin}\r\n` +
      `Content-Length: ${lengthOfBody}\r\n\r\n${sent}`,
  )
  return socket
}

test.each([
  ['while the platform thinks', 2],
  ['before the call was sent whole', 100],
])('a visitor who disconnects %s causes no warning', async (_when, lengthOfBody) => {
  under.platform.faults.set('/json-api/users/break', 'hang')
  const begun = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  under.site.server.once('request', ({ socket }: { socket: Socket }) => {
    begun.resolve()
    socket.once('close', () => left.resolve())
  })
  const socket = call(lengthOfBody, '{}')
  await begun.promise
  if (lengthOfBody === 2) await expect.poll(() => under.platform.received).toHaveLength(1)
  socket.destroy()
  await left.promise
  // The next visitor stays connected and gets the error of an unreachable platform.
  await under.platform.close()
  const [answer] = (await once(call(2, '{}'), 'data')) as [Buffer]
  expect(answer.toString()).toContain('503 Service Unavailable')
  expect(warnings()).toEqual(['the platform could not be reached'])
})
