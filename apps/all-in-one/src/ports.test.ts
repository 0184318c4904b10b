import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { assertPortsFree } from './ports.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

function occupy(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => resolve((server.address() as AddressInfo).port))
    open.push(server)
  })
}

const hosts = { siteHost: 'localhost', gamesHost: '127.0.0.1', platformHost: '127.0.0.1' }

test('free ports are accepted', async () => {
  const ports = await Promise.all([1, 2, 3].map(() => occupy('127.0.0.1')))
  await Promise.all(open.splice(0).map((server) => new Promise((closed) => server.close(closed))))
  await expect(
    assertPortsFree({ ...hosts, sitePort: ports[0]!, gamesPort: ports[1]!, platformPort: ports[2]! }),
  ).resolves.toBeUndefined()
})

test('a taken port is refused with the variable that changes it', async () => {
  const port = await occupy('127.0.0.1')
  await expect(assertPortsFree({ ...hosts, sitePort: 0, gamesPort: port, platformPort: 0 })).rejects.toThrow(
    new RegExp(`Port ${port} .*GAMES_PORT`),
  )
})

test('two parts on one port are refused', async () => {
  await expect(
    assertPortsFree({ ...hosts, sitePort: 4000, gamesPort: 4000, platformPort: 4001 }),
  ).rejects.toThrow(/SITE_PORT and GAMES_PORT/)
})

test.each([
  ['192.0.2.1', 'SITE_HOST', { siteHost: '192.0.2.1' }],
  ['no-such-host.invalid', 'PLATFORM_HOST', { platformHost: 'no-such-host.invalid' }],
])(
  '%s, which this machine is not, is refused with the variable that names it',
  async (host, variable, own) => {
    await expect(
      assertPortsFree({ ...hosts, ...own, sitePort: 0, gamesPort: 0, platformPort: 0 }),
    ).rejects.toThrow(new RegExp(`^${variable} is ${host}, .*: set it to .*\\.$`))
  },
)
