// The one process of `npm start`: database, platform, games and site. Says that it is ready only once it listens, says
// in one sentence why it can't, and when asked to stop answers what has begun and lets go of everything within ten seconds.
// For development: `--without-site` leaves the site to a process of its own, `--watch-content` brings in what editors change, and
// `--with-simulators` adds games that pretend to be another provider's.
import { readBrand } from '@yanta/brand'
import { readConfig } from '@yanta/config'
import { buildLogger } from '@yanta/config/logger'
import { onStopRequest } from '@yanta/config/stop-request'
import { announce } from './announcement.ts'
import { openHouse } from './house.ts'
import { assertPortsFree } from './ports.ts'
import { describeFailure } from './startup-failure.ts'

try {
  const config = readConfig(process.env)
  const { names } = readBrand(config.brand)
  const withSite = !process.argv.includes('--without-site')
  await assertPortsFree(config, { withSite })
  const house = await openHouse(config, {
    logger: buildLogger(config),
    withSite,
    withSimulators: config.mode === 'demo' && process.argv.includes('--with-simulators'),
  })
  onStopRequest(house.stop, config.stopNoticeMs)
  await house.listen()
  announce({ ...config, name: names.en.brand }, await house.listDemoPlayers())
  if (process.argv.includes('--watch-content')) {
    const { watchContent } = await import('./content-watch.ts')
    watchContent(house.renew)
  }
} catch (error) {
  const sentence = describeFailure(error)
  console.error(sentence ?? error)
  process.exit(1)
}
