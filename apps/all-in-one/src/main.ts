// The one process of `npm start`: database, platform, games and site. Reports that it is ready only once it listens, reports a
// failed start in one sentence, and on a stop signal answers the requests in progress and closes everything within ten seconds.
// For development: `--without-site` leaves the site to a process of its own, `--watch-content` imports changed content, and
// `--with-simulators` adds games that simulate another provider's.
import { readBrand } from '@yanta/brand'
import { readConfig } from '@yanta/config'
import { buildLogger, describeFailure, onStopRequest } from '@yanta/server'
import { announce } from './startup-banner.ts'
import { openSite } from './site.ts'
import { assertPortsFree } from './ports.ts'

try {
  const config = readConfig(process.env)
  const { names } = readBrand(config.brand)
  const withSite = !process.argv.includes('--without-site')
  await assertPortsFree(config, { withSite })
  const site = await openSite(config, {
    logger: buildLogger(config),
    withSite,
    withSimulators: config.mode === 'demo' && process.argv.includes('--with-simulators'),
  })
  onStopRequest(site.stop, config.stopNoticeMs)
  await site.listen()
  announce({ ...config, name: names.en.brand }, await site.listDemoPlayers())
  if (process.argv.includes('--watch-content')) {
    const { watchContent } = await import('./content-watch.ts')
    watchContent(site.renew)
  }
} catch (error) {
  const sentence = describeFailure(error)
  console.error(sentence ?? error)
  process.exit(1)
}
