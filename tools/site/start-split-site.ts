// The product in two processes, the site apart from the platform and the games behind it: for journeys in which one half is down.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { countUse } from '../counting/counts.ts'
import { makeDataFolder } from './data-folder.ts'
import { findFreePorts } from './free-ports.ts'
import { runDesk } from './run-desk.ts'
import { endProcess } from './start-site.ts'

export interface SplitSite {
  origin: string
  /** Kills the platform and the games, as a crash does. */
  killPlatform: () => Promise<void>
  /** Starts them again on the same data; resolves once they answer. */
  startPlatform: () => Promise<void>
  /** Runs a command of the operator's desk, such as `maintenance on`; returns its output. */
  desk: (...words: string[]) => Promise<string>
  stop: () => Promise<void>
}

const patienceMs = 120_000

/** Throws when one half does not answer within two minutes. */
export async function startSplitSite(env: Record<string, string> = {}): Promise<SplitSite> {
  countUse('sites')
  const [sitePort, gamesPort, platformPort] = await findFreePorts(3)
  const folder = makeDataFolder()
  const origin = `http://localhost:${sitePort}`
  const platformOrigin = `http://127.0.0.1:${platformPort}`
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SITE_PORT: String(sitePort),
    GAMES_PORT: String(gamesPort),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: folder,
    API_BASE_URL: platformOrigin,
    RATE_LIMITS: 'off',
    DEMO_REGULARS: 'off',
    ...env,
  }
  const run = (file: string, ...words: string[]) =>
    spawn(process.execPath, [join(root, file), ...words], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })

  let platform: ChildProcess
  // The other half is counted as the site.
  async function startPlatform(): Promise<void> {
    countUse('processes')
    platform = run('apps/all-in-one/src/main.ts', '--without-site')
    await waitFor(`${platformOrigin}/ready`, platform)
  }

  async function killPlatform(): Promise<void> {
    const ended = new Promise((resolve) => platform.once('exit', resolve))
    platform.kill('SIGKILL')
    await ended
  }

  await startPlatform()
  const site = run('apps/web/server/main.ts')
  await waitFor(`${origin}/ready`, site)
  return {
    origin,
    startPlatform,
    killPlatform,
    desk: (...words) => runDesk(folder, words),
    stop: async () => {
      await Promise.all([endProcess(site), endProcess(platform)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitFor(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(address).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not answer`)
}
