// Runs the platform alone: the site and the games server run elsewhere and reach it at PLATFORM_HOST and PLATFORM_PORT.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { drain } from '@yanta/config/draining'
import { buildLogger } from '@yanta/config/logger'
import { onStopRequest } from '@yanta/config/stop-request'
import { openDatabase } from '@yanta/database'
import { buildPlatform } from './app.ts'

const expected = new Set(['BrandError', 'ConfigError', 'ContentError', 'DatabaseError'])

try {
  const config = readConfig(process.env)
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') },
  )
  const platform = await buildPlatform({ config, database, logger: buildLogger(config) })
  onStopRequest(async () => {
    await drain([[platform]], config.stopNoticeMs)
    await platform.close()
    await database.close()
  }, config.stopNoticeMs)
  await platform.listen({ host: config.platformHost, port: config.platformPort })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop that one, or set PLATFORM_PORT to another port.`
  return expected.has(name) ? message : error
}
