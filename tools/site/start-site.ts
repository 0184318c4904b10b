// The real product for tests and measurements: the one process of `npm start` on free ports with a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { countUse } from '../counting/counts.ts'
import { makeDataFolder } from './data-folder.ts'
import { findFreePorts } from './free-ports.ts'
import { runDesk } from './run-desk.ts'

export interface Site {
  /** Origin of the site, e.g. `http://localhost:41234`. */
  origin: string
  gamesOrigin: string
  platformOrigin: string
  process: ChildProcess
  /** The output of the process so far. */
  log(): string
  /** Runs a command of the operator's desk, such as `maintenance on`; returns its output. */
  desk(...words: string[]): Promise<string>
  /** Ends the process and removes its data. */
  stop(): Promise<void>
}

export interface StartOptions {
  /** A file that the process loads before the site, with a channel for messages to this process. */
  preload?: string
  /** Its first start is its own, such as where its clock is another one. */
  isFresh?: boolean
}

/** Starts the production build and resolves once it listens; throws with the log when it doesn't within two minutes. */
export async function startSite(
  env: Record<string, string> = {},
  { preload, isFresh = false }: StartOptions = {},
): Promise<Site> {
  countUse('sites')
  const [sitePort, gamesPort, platformPort] = await findFreePorts(3)
  const folder = makeDataFolder({ isFresh })
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SITE_PORT: String(sitePort),
    GAMES_PORT: String(gamesPort),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: folder,
    // Without regulars, every round on the screen is the journey's own.
    DEMO_REGULARS: 'off',
    ...env,
  }
  const child = spawn(
    process.execPath,
    [...(preload ? ['--import', preload] : []), join(root, 'apps/all-in-one/src/main.ts')],
    {
      cwd: root,
      stdio: preload ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
      env: environment,
    },
  )
  let log = ''
  child.stdout!.on('data', (chunk) => {
    log += chunk
  })
  child.stderr!.on('data', (chunk) => {
    log += chunk
  })
  const site: Site = {
    origin: `http://localhost:${sitePort}`,
    gamesOrigin: `http://127.0.0.1:${gamesPort}`,
    platformOrigin: `http://127.0.0.1:${platformPort}`,
    process: child,
    log: () => log,
    desk: (...words) => runDesk(env.DATA_DIR ?? folder, words),
    stop: () => stop(child, folder),
  }
  await waitUntilReady(site)
  return site
}

async function waitUntilReady({ origin, process: child, log, stop: end }: Site): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(origin, { headers: { accept: 'text/html' } }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await end()
  throw new Error(`the site did not start:\n${log()}`)
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  await endProcess(child)
  rmSync(folder, { recursive: true, force: true })
}

/** Asks a process to end, and kills it after twelve seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 12_000)
  await ended
  clearTimeout(impatience)
}
