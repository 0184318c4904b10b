import { readConfig } from '@yanta/config'
import type { DatabaseTemplate } from '@yanta/database/testing'
import { buildGames } from '@yanta/games'
import { buildPlatform } from '@yanta/platform'
import { buildLogger } from '@yanta/server'

/** As `npm start` leaves its database after the first start in demo mode, before anybody has played. */
export const startedSite: DatabaseTemplate = {
  name: 'site_started',
  fill: async (database) => {
    const config = readConfig({})
    const logger = buildLogger({ logLevel: 'silent', logFormat: 'json' })
    await (await buildPlatform({ config, database, logger })).close()
    await (await buildGames({ config, database, logger })).close()
  },
}
