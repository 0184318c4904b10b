import type { readConfig } from '@yanta/config'
import { getServerData } from '@yanta/contract'
import { openDatabase } from '@yanta/database'
import { buildGames } from '@yanta/games'
import { buildPlatform } from '@yanta/platform'
import { buildWeb } from '@yanta/web'
import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { createRegularsAtPlay, type RegularsAtPlay } from './regulars.ts'

type Config = ReturnType<typeof readConfig>

export interface House {
  /** Resolves when all three servers accept connections; the site is the last to. */
  listen(): Promise<void>
  /** The seeded players of demo mode; empty in production. */
  listDemoPlayers(): Promise<{ email: string, password: string }[]>
  /** Ends requests, then the database. */
  close(): Promise<void>
}

/** How long requests under way may take to end before the database is closed under them. */
const patienceMs = 3_000

/** Builds every part in the order of need; what was opened is closed again when a later part fails. */
export async function openHouse(config: Config, { logger, withSite }: { logger: FastifyBaseLogger, withSite: boolean }): Promise<House> {
  const closers: (() => Promise<unknown>)[] = []
  let regulars: RegularsAtPlay | null = null
  const close = async () => {
    const [database, ...servers] = closers.splice(0)
    const closeServers = async () => {
      await regulars?.stop()
      await Promise.allSettled(servers.map((closeServer) => closeServer()))
    }
    await Promise.race([closeServers(), wait(patienceMs)])
    await database?.()
  }
  try {
    const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') })
    closers.push(() => database.close())
    const platform = await buildPlatform({ config, database, logger: logger.child({ part: 'platform' }) })
    closers.push(() => platform.close())
    const games = await buildGames({ config, database, logger: logger.child({ part: 'games' }) })
    closers.push(() => games.close())
    const web = withSite ? await buildWeb({ config, logger: logger.child({ part: 'web' }) }) : null
    if (web) closers.push(() => web.close())
    if (config.demoRegulars) regulars = createRegularsAtPlay(platform, games, logger.child({ part: 'regulars' }))

    return {
      listen: async () => {
        try {
          await platform.listen({ host: config.platformHost, port: config.platformPort })
          await games.listen({ host: config.gamesHost, port: config.gamesPort })
          await web?.listen({ host: config.siteHost, port: config.sitePort })
          regulars?.start()
        } catch (error) {
          await close()
          throw error
        }
      },
      listDemoPlayers: async () => {
        const answer = await platform.inject({ method: 'GET', url: `${getServerData.path}?platform=desktop`, headers: { 'x-requested-with': 'XMLHttpRequest' } })
        return answer.json<{ demoPlayers: { email: string, password: string }[] }>().demoPlayers
      },
      close,
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
