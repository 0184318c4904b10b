// CPU time of one document: a player's, of the whole process of `npm start` with platform and database, also with ten thousand
// games; and the shared document of guests, of the web process alone.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/project/root.ts'
import { findFreePorts } from '../tools/site/free-ports.ts'
import { logIn } from '../tools/site/log-in.ts'
import { type Site, startSite } from '../tools/site/start-site.ts'
import { type DocumentSource, closeConnections, measureDocuments } from './document-cpu.ts'
import { withLargeSite } from './large-site.ts'
import type { Bench, Measurement } from './measurement.ts'
import { measureFloor } from './render-floor.ts'

/** A look-up is over so soon that its code is compiled only after many of them. */
const guest = { warmUps: 2_000, documents: 500 }
const player = { warmUps: 400, documents: 100 }
/** A player's documents, with their limits in ms. */
const screens = [
  { name: 'lobby', path: '/', budget: 4 },
  { name: 'category', path: '/games/slots', budget: 3 },
  { name: 'game', path: '/play/neon-drive', budget: 3 },
]
const largestGrowth = 1.05
/** As an operator runs it, with its log, but without players that play by themselves. */
const asStarted = { LOG_LEVEL: 'info', DEMO_REGULARS: 'off', RATE_LIMITS: 'off' }
const reporter = join(root, 'bench/usage-reporter.ts')

export const cpu: Bench = {
  name: 'cpu',
  async measure({ site, browser }) {
    try {
      return [
        await measureGuest(site),
        ...(await measurePlayer()),
        {
          name: 'lobby: renderToString floor of the same markup',
          value: await measureFloor(browser, site.origin),
          unit: 'ms',
        },
      ]
    } finally {
      closeConnections()
    }
  },
}

async function measurePlayer(): Promise<Measurement[]> {
  const small = await startSite(asStarted, { preload: reporter })
  try {
    return await withLargeSite(
      async (large) => {
        const sources = [await logInto(small), await logInto(large)]
        const found: Measurement[] = []
        for (const { name, path, budget } of screens) {
          const [ms, msOfMany] = await measureDocuments(sources, path, player)
          found.push(
            {
              name: `${name}: CPU of the whole process, player`,
              value: ms!,
              unit: 'ms',
              budget,
              gates: true,
            },
            {
              name: `${name}: the same with ten thousand games`,
              value: msOfMany! / ms!,
              unit: '',
              budget: largestGrowth,
              gates: true,
            },
          )
        }
        return found
      },
      { env: asStarted, preload: reporter },
    )
  } finally {
    await small.stop()
  }
}

async function logInto({ origin, process: child }: Site): Promise<DocumentSource> {
  return { process: child, origin, headers: { cookie: await logIn(origin) } }
}

async function measureGuest(site: Site): Promise<Measurement> {
  const [port] = await findFreePorts(1)
  const data = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const origin = `http://localhost:${port}`
  const web = fork(join(root, 'bench/web-child.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      SITE_PORT: String(port),
      SITE_ORIGIN: origin,
      API_BASE_URL: site.platformOrigin,
      GAMES_ORIGIN: site.gamesOrigin,
    },
  })
  try {
    await once(web, 'message')
    const [ms] = await measureDocuments([{ process: web, origin, headers: {} }], '/', guest)
    return { name: 'lobby: CPU of the web process, guest', value: ms!, unit: 'ms', budget: 0.1, gates: true }
  } finally {
    web.disconnect()
    rmSync(data, { recursive: true, force: true })
  }
}
