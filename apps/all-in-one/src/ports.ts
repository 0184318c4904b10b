// A port in use is detected before anything is opened, on every address its host resolves to: `localhost` has two,
// and a program on the other one would answer half of the requests.
import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'

interface Ports {
  sitePort: number
  siteHost: string
  gamesPort: number
  gamesHost: string
  platformPort: number
  platformHost: string
}

/** A port of the configuration can't be used; the message is one sentence for the terminal. */
export class PortError extends Error {
  override name = 'PortError'
}

/** Throws PortError when two parts share a port, or another program uses it. A site in a process of its own checks its port itself. */
export async function assertPortsFree(config: Ports, { withSite = true } = {}): Promise<void> {
  const wanted = [
    ['SITE_PORT', config.siteHost, config.sitePort],
    ['GAMES_PORT', config.gamesHost, config.gamesPort],
    ['PLATFORM_PORT', config.platformHost, config.platformPort],
  ] as const
  for (const [index, [variable, , port]] of wanted.entries()) {
    const same = wanted.slice(0, index).find(([, , earlier]) => earlier === port && port !== 0)
    if (same) throw new PortError(`${same[0]} and ${variable} are both ${port}: give each its own port.`)
  }
  for (const [variable, host, port] of wanted) {
    if (variable === 'SITE_PORT' && !withSite) continue
    for (const { address } of await lookup(host, { all: true })) await assertFree(variable, address, port)
  }
}

function assertFree(variable: string, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new PortError(
            `Port ${port} is taken by another program, perhaps by this site itself: stop that one, or set ${variable} to another port.`,
          ),
        )
      else if (error.code === 'EACCES')
        reject(
          new PortError(
            `Port ${port} needs rights this user doesn't have: set ${variable} to a port from 1024 up.`,
          ),
        )
      // An address family that this machine lacks can't be in use.
      else resolve()
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}
