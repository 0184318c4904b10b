import type { readConfig } from '@yanta/config'
import { getServerData } from '@yanta/contract'
import { openDatabase } from '@yanta/database'
import { drain, startTracing } from '@yanta/server'
import { buildWeb } from '@yanta/web'
import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { buildServers, type Servers } from './servers.ts'

type Config = ReturnType<typeof readConfig>

export interface Site {
  /** Resolves when all three servers accept connections; the site is the last to. */
  listen(): Promise<void>
  /** The seeded players of demo mode; empty in production. */
  listDemoPlayers(): Promise<{ email: string; password: string }[]>
  /** Replaces the running platform and games by new ones with the current content, on the same database; when they can't be built it throws, and the running ones stay. For development. */
  renew(): Promise<void>
  /** Answers the requests in progress, then closes. */
  stop(): Promise<void>
  /** Ends requests at once, then closes the database. */
  close(): Promise<void>
}

interface SiteOptions {
  logger: FastifyBaseLogger
  withSite: boolean
  /** For development: games that simulate another provider's. */
  withSimulators?: boolean
}

/** Time for requests in progress to end before the database is closed. */
const patienceMs = 3_000
/** The same after draining, when no request is in progress any more. */
const drainedPatienceMs = 1_000

/** Builds every part in the order of need; what was opened is closed again when a later part fails. */
export async function openSite(
  config: Config,
  { logger, withSite, withSimulators = false }: SiteOptions,
): Promise<Site> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async (patience = patienceMs) => {
    const [database, ...servers] = closers.splice(0)
    await Promise.race([Promise.allSettled(servers.map((closeServer) => closeServer())), wait(patience)])
    await database?.()
  }
  try {
    const { onStatement, end } = await startTracing(config)
    const database = await openDatabase(
      config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') },
      { onStatement },
    )
    closers.push(() => database.close().then(end))
    let servers: Servers = await buildServers(config, database, { logger, withSimulators })
    closers.push(() => servers.close())
    const web = withSite ? await buildWeb({ config, logger: logger.child({ part: 'web' }) }) : null
    if (web) closers.push(() => web.close())

    return {
      listen: async () => {
        try {
          await servers.listen()
          await web?.listen({ host: config.siteHost, port: config.sitePort })
        } catch (error) {
          await close()
          throw error
        }
      },
      listDemoPlayers: async () => {
        const answer = await servers.platform.inject({
          method: 'GET',
          url: `${getServerData.path}?platform=desktop`,
          headers: { 'x-requested-with': 'XMLHttpRequest' },
        })
        return answer.json<{ demoPlayers: { email: string; password: string }[] }>().demoPlayers
      },
      renew: async () => {
        const next = await buildServers(config, database, { logger, withSimulators })
        await Promise.race([servers.close(), wait(patienceMs)])
        servers = next
        await servers.listen()
      },
      stop: async () => {
        servers.calmDown()
        // Documents and rounds need the platform until they are complete.
        await drain([web ? [web, servers.games] : [servers.games], [servers.platform]], config.stopNoticeMs)
        // The platform's sockets close through those of the site.
        await Promise.race([servers.close(), wait(drainedPatienceMs)])
        await close(drainedPatienceMs)
      },
      close: () => close(),
    }
  } catch (error) {
    await close()
    throw error
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
