// `npm run bench [-- --only name]`: prints the budgets that can be measured beside their measured values and keeps the
// results as bench/results/<date>-<machine>.json. Exit code 1 when a gate is broken.
import { chromium } from '@playwright/test'
import { chromiumArgs } from '../tools/browser/chromium-args.ts'
import { ensureChromium } from '../tools/browser/ensure-chromium.ts'
import { buildStale } from '../tools/builds/build-stale.ts'
import { startSite } from '../tools/site/start-site.ts'
import { accountTiming } from './account-timing.ts'
import { bets } from './bets-per-second.ts'
import { bytes } from './bytes.ts'
import { catalogue } from './catalogue.ts'
import { cpu } from './cpu.ts'
import { deposits } from './deposits.ts'
import { documents } from './documents.ts'
import { frames } from './frames.ts'
import { history } from './history.ts'
import { hostileInputs } from './hostile-inputs.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { limits } from './limits.ts'
import { loginFlood } from './login-flood.ts'
import type { Bench, Measurement } from './measurement.ts'
import { holds, printTable, saveResults } from './report.ts'
import { outboxLag } from './outbox-lag.ts'
import { promotions } from './promotions.ts'
import { returns } from './returns.ts'
import { rewards } from './rewards.ts'
import { scroll } from './scroll.ts'
import { supportChat } from './support-chat.ts'
import { tournaments } from './tournaments.ts'

const benches: readonly Bench[] = [
  bytes,
  cpu,
  lighthouse,
  bets,
  limits,
  deposits,
  documents,
  outboxLag,
  accountTiming,
  loginFlood,
  hostileInputs,
  history,
  catalogue,
  scroll,
  interactions,
  returns,
  rewards,
  promotions,
  tournaments,
  supportChat,
  frames,
]
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const chosen = benches.filter(({ name }) => only === undefined || name === only)

if (chosen.length === 0) {
  console.error(`There is no measurement "${only}"; there are ${benches.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const found = await ensureChromium()
if (!found.path) {
  console.error(found.advice)
  process.exit(1)
}
if (!(await buildStale())) process.exit(1)

const site = await startSite({ RATE_LIMITS: 'off' })
const browser = await chromium.launch({
  executablePath: found.path,
  args: chromiumArgs,
})
const measurements: Measurement[] = []
try {
  for (const { name, measure } of chosen) {
    console.log(`measuring ${name} …`)
    measurements.push(...(await measure({ site, browser, chromiumPath: found.path })))
  }
} finally {
  await browser.close()
  await site.stop()
}

printTable(measurements)
if (only === undefined) console.log(`\nKept as ${saveResults(measurements)}`)
process.exitCode = measurements.every((measurement) => !measurement.gates || holds(measurement)) ? 0 : 1
