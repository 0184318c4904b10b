// Runs the platform alone: the site and the games server run elsewhere and reach it at PLATFORM_HOST and PLATFORM_PORT.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase } from '@yanta/database'
import { buildLogger, runServer } from '@yanta/server'
import { buildPlatform } from './app.ts'

await runServer(async () => {
  const config = readConfig(process.env)
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') },
  )
  const app = await buildPlatform({ config, database, logger: buildLogger(config) })
  const { platformHost: host, platformPort: port, stopNoticeMs } = config
  return { app, host, port, stopNoticeMs, release: () => database.close() }
})
