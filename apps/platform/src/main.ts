// Runs the platform alone: site and games are elsewhere and reach it at PLATFORM_HOST and PLATFORM_PORT.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { buildLogger } from '@yanta/config/logger'
import { openDatabase } from '@yanta/database'
import { buildPlatform } from './app.ts'

const expected = new Set(['ConfigError', 'DatabaseError'])

try {
  const config = readConfig(process.env)
  const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') })
  const platform = await buildPlatform({ config, database, logger: buildLogger(config.logLevel) })
  const stop = async () => {
    await platform.close()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  await platform.listen({ host: config.platformHost, port: config.platformPort })
} catch (error) {
  console.error(error instanceof Error && expected.has(error.name) ? error.message : error)
  process.exit(1)
}
