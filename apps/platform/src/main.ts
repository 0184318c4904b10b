// Runs the platform alone: the site and the games server run elsewhere and reach it at PLATFORM_HOST and PLATFORM_PORT.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase } from '@yanta/database'
import { buildLogger, runServer, startTracing } from '@yanta/server'
import { buildPlatform } from './app.ts'

await runServer(async () => {
  const config = readConfig(process.env)
  const { onStatement, end } = await startTracing(config)
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') },
    { onStatement },
  )
  const app = await buildPlatform({ config, database, logger: buildLogger(config) })
  const { platformHost: host, platformPort: port, stopNoticeMs } = config
  return { app, host, port, stopNoticeMs, release: () => database.close().then(end) }
})
