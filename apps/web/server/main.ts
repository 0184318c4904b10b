// Runs the site alone; the platform is elsewhere, at API_BASE_URL.
import { readConfig } from '@yanta/config'
import { buildLogger, runServer } from '@yanta/server'
import { buildWeb } from './index.ts'

await runServer(async () => {
  const config = readConfig(process.env)
  const app = await buildWeb({ config, logger: buildLogger(config), dev: process.argv.includes('--dev') })
  return { app, host: config.siteHost, port: config.sitePort, stopNoticeMs: config.stopNoticeMs }
})
