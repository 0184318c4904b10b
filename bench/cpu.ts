// CPU time of the web process for one lobby: the shared guest document, a player's own, and the floor below both.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/project/root.ts'
import { findFreePorts } from '../tools/site/free-ports.ts'
import type { Bench } from './measurement.ts'
import { measureFloor } from './render-floor.ts'
import { logIn } from '../tools/site/log-in.ts'

/** A look-up is over so soon that its code is compiled only after many of them. */
const guest = { warmUps: 2_000, documents: 500 }
const player = { warmUps: 200, documents: 150 }
/** What else runs on the machine makes a round slower, never faster: the best of them is the nearest to the truth. */
const rounds = 5
const agent = new Agent({ keepAlive: true, maxSockets: 2 })

export const cpu: Bench = {
  name: 'cpu',
  async measure({ site, browser }) {
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
      const cookie = await logIn(site.origin)
      return [
        {
          name: 'lobby: server CPU, guest',
          value: await cpuPerDocument(web, origin, guest, {}),
          unit: 'ms',
          budget: 0.1,
          gates: true,
        },
        {
          name: 'lobby: server CPU, player',
          value: await cpuPerDocument(web, origin, player, { cookie }),
          unit: 'ms',
          budget: 4,
          gates: true,
        },
        {
          name: 'lobby: renderToString floor of the same markup',
          value: await measureFloor(browser, site.origin),
          unit: 'ms',
        },
      ]
    } finally {
      web.disconnect()
      agent.destroy()
      rmSync(data, { recursive: true, force: true })
    }
  },
}

async function cpuPerDocument(
  web: ChildProcess,
  origin: string,
  { warmUps, documents }: typeof guest,
  headers: Record<string, string>,
): Promise<number> {
  await load(origin, headers, warmUps)
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const before = await usageOf(web)
    await load(origin, headers, documents)
    const after = await usageOf(web)
    best = Math.min(best, (after.user + after.system - before.user - before.system) / 1000 / documents)
  }
  return best
}

async function usageOf(web: ChildProcess): Promise<NodeJS.CpuUsage> {
  web.send('usage')
  const [usage] = await once(web, 'message')
  return usage as NodeJS.CpuUsage
}

async function load(origin: string, headers: Record<string, string>, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await get(origin, headers)
}

function get(origin: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(
      origin,
      { agent, headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } },
      (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`the lobby answered ${answer.statusCode}`)),
        )
      },
    )
      .once('error', reject)
      .end()
  })
}
