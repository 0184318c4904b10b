// Platform and games on one database in memory, without the site; the platform listens, because the games call it over HTTP.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { createTestDatabase } from '@yanta/database/testing'
import { buildGames } from '@yanta/games'
import { buildPlatform } from '@yanta/platform'
import { buildLogger } from '@yanta/server'
import { startedSite } from './started-site.ts'
import { findFreePorts } from '../../../../tools/site/free-ports.ts'

export type SmallSite = Awaited<ReturnType<typeof openSmallSite>>

/** @param withRegulars they take part in its promotions */
export async function openSmallSite({ withRegulars = false } = {}) {
  const logger = buildLogger({ logLevel: 'silent', logFormat: 'json' })
  const folder = mkdtempSync(join(tmpdir(), 'yanta-small-site-'))
  const [port] = await findFreePorts(1)
  const config = readConfig({ DATA_DIR: folder, PLATFORM_PORT: String(port), LOG_LEVEL: 'silent' })
  const database = await createTestDatabase({ template: startedSite })
  const platform = await buildPlatform({ config, database, logger, withRegulars })
  const games = await buildGames({ config, database, logger })
  await platform.listen({ host: '127.0.0.1', port: port! })
  await games.ready()
  return {
    config,
    database,
    logger,
    platform,
    games,
    async close() {
      await games.close()
      await platform.close()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
