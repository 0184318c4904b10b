// Runs the site alone; the platform is elsewhere, at API_BASE_URL.
import { readConfig } from '@yanta/config'
import { buildLogger, runServer, startTracing } from '@yanta/server'
import { buildWeb } from './index.ts'

await runServer(async () => {
  const config = readConfig(process.env)
  const { end } = await startTracing(config)
  const app = await buildWeb({ config, logger: buildLogger(config), dev: process.argv.includes('--dev') })
  const { siteHost: host, sitePort: port, stopNoticeMs } = config
  return { app, host, port, stopNoticeMs, release: end }
})
