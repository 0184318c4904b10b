// Entry point of the games server as a process of its own; the platform is at API_BASE_URL.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase } from '@yanta/database'
import { runServer } from '@yanta/server'
import { buildGames } from './index.ts'

await runServer(async () => {
  const config = readConfig(process.env)
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'games-database') },
  )
  const app = await buildGames({ config, database })
  const { gamesHost: host, gamesPort: port, stopNoticeMs } = config
  return { app, host, port, stopNoticeMs, release: () => database.close() }
})
