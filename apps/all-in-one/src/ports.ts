// A port in use, or a host that is not of this machine, is detected before anything is opened. The port is tried on every address its host
// resolves to: `localhost` has two, and a program on the other one would answer half of the requests.
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

/** A port or host of the configuration can't be used; the message is one sentence for the terminal. */
export class PortError extends Error {
  override name = 'PortError'
}

/** Throws PortError when two parts share a port, another program uses it, or its host has no address of this machine. A site in a process of its own checks its port itself. */
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
    const addresses = await lookup(host, { all: true }).catch(() => [])
    let isOfThisMachine = false
    for (const { address } of addresses) if (await assertFree(variable, address, port)) isOfThisMachine = true
    if (!isOfThisMachine)
      throw new PortError(
        `${variable.replace('_PORT', '_HOST')} is ${host}, which is no address of this machine: set it to localhost, or to an address that this machine has.`,
      )
  }
}

/** False for an address that this machine lacks. */
function assertFree(variable: string, host: string, port: number): Promise<boolean> {
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
      // Also one of a family that this machine lacks, which `localhost` may resolve to.
      else resolve(false)
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
