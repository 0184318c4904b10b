// The servers that read the content when they are built: platform and games, with the demo's regulars.
import type { readConfig } from '@yanta/config'
import type { Database } from '@yanta/database'
import { buildGames } from '@yanta/games'
import { buildPlatform } from '@yanta/platform'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createRegularsAtPlay } from './regulars.ts'

export interface Servers {
  platform: FastifyInstance
  games: FastifyInstance
  /** Stops the regulars from beginning further rounds. */
  calmDown(): void
  listen(): Promise<void>
  close(): Promise<void>
}

interface ServersOptions {
  logger: FastifyBaseLogger
  /** For development: games that simulate another provider's. */
  withSimulators: boolean
}

/** Builds platform and games on an open database; the one already built is closed again when the other fails. */
export async function buildServers(
  config: ReturnType<typeof readConfig>,
  database: Database,
  { logger, withSimulators }: ServersOptions,
): Promise<Servers> {
  const platform = await buildPlatform({
    config,
    database,
    logger: logger.child({ part: 'platform' }),
    withSimulators,
    withRegulars: config.demoRegulars,
  })
  const games = await buildGames({
    config,
    database,
    logger: logger.child({ part: 'games' }),
    withSimulators,
  }).catch(async (error: unknown) => {
    await platform.close()
    throw error
  })
  const regulars = config.demoRegulars
    ? createRegularsAtPlay(platform, games, logger.child({ part: 'regulars' }))
    : null
  return {
    platform,
    games,
    calmDown: () => void regulars?.stop(),
    async listen() {
      await platform.listen({ host: config.platformHost, port: config.platformPort })
      await games.listen({ host: config.gamesHost, port: config.gamesPort })
      await regulars?.start()
    },
    async close() {
      await regulars?.stop()
      await Promise.allSettled([platform.close(), games.close()])
    },
  }
}
