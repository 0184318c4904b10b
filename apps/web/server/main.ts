// Runs the site alone; the platform is elsewhere, at API_BASE_URL.
import { readConfig } from '@yanta/config'
import { drain } from '@yanta/config/draining'
import { buildLogger } from '@yanta/config/logger'
import { onStopRequest } from '@yanta/config/stop-request'
import { buildWeb } from './index.ts'

const config = readConfig(process.env)
const web = await buildWeb({
  config,
  logger: buildLogger(config),
  dev: process.argv.includes('--dev'),
})
onStopRequest(async () => {
  await drain([[web]], config.stopNoticeMs)
  await web.close()
}, config.stopNoticeMs)
await web.listen({ host: config.siteHost, port: config.sitePort })
