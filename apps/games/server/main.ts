// Entry point of the games server as a process of its own; the platform is at API_BASE_URL.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { drain } from '@yanta/config/draining'
import { onStopRequest } from '@yanta/config/stop-request'
import { openDatabase } from '@yanta/database'
import { buildGames } from './index.ts'

const expected = new Set(['BrandError', 'ConfigError', 'DatabaseError'])

try {
  const config = readConfig(process.env)
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'games-database') },
  )
  const games = await buildGames({ config, database })
  onStopRequest(async () => {
    await drain([[games]], config.stopNoticeMs)
    await games.close()
    await database.close()
  }, config.stopNoticeMs)
  await games.listen({ host: config.gamesHost, port: config.gamesPort })
} catch (error) {
  console.error(error instanceof Error && expected.has(error.name) ? error.message : error)
  process.exit(1)
}
