// Runs the site alone; the platform is elsewhere, at API_BASE_URL.
import { readConfig } from '@yanta/config'
import { buildLogger } from '@yanta/config/logger'
import { buildWeb } from './index.ts'

const config = readConfig(process.env)
const web = await buildWeb({
  config,
  logger: buildLogger(config),
  dev: process.argv.includes('--dev'),
})
await web.listen({ host: config.siteHost, port: config.sitePort })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void web.close())
