// Settled bets per second: signed HTTP, one platform process, the embedded database with every commit on the disk. The load comes
// from a process of its own, so that the figure is the platform's. `--json` prints the result as one line of JSON at the end.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signRequest } from '@yanta/contract/signature'
import { root } from '../tools/project/root.ts'

export interface BetsResult {
  name: string
  value: number
  unit: '/s'
  budget: number
}

const path = '/wallet/v1/settle'
export const benchSecrets = {
  SESSION_SECRET: 'session-secret-of-the-bench-0123456789',
  WALLET_SECRET: 'wallet-secret-of-the-bench-0123456789',
}
const [warmUpMs, measuredMs, workers] = [3000, 8000, 16]

/** Starts a platform of its own under a temporary folder, loads it, and removes it. */
export async function measureBets(): Promise<BetsResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const platform = fork(join(root, 'apps/platform/src/modules/money/wallet/testing/killable-platform.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...benchSecrets, DATA_DIR: dataDir },
  })
  try {
    const [{ origin, sessions }] = (await once(platform, 'message')) as [
      { origin: string; sessions: string[] },
    ]
    return {
      name: 'settled bets, embedded database',
      value: await load(origin, sessions),
      unit: '/s',
      budget: 600,
    }
  } finally {
    platform.kill('SIGKILL')
    await once(platform, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function load(origin: string, sessions: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  const startsAt = performance.now() + warmUpMs
  const endsAt = startsAt + measuredMs
  let sent = 0
  let settled = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < endsAt) {
        sent += 1
        const ids = {
          roundId: `bench-round-${sent}`,
          betTransactionId: `bench-bet-${sent}`,
          winTransactionId: `bench-win-${sent}`,
        }
        await settleBet(agent, origin, {
          sessionId: sessions[worker % sessions.length],
          ...ids,
          stake: 100,
          win: (sent % 2) * 190,
          currency: 'RUB',
        })
        const now = performance.now()
        if (now >= startsAt && now < endsAt) settled += 1
      }
    }),
  )
  agent.destroy()
  return Math.round(settled / (measuredMs / 1000))
}

/** Settles one round with a signed request. */
export function settleBet(agent: Agent, origin: string, round: object): Promise<void> {
  const body = JSON.stringify(round)
  const headers = {
    'content-type': 'application/json',
    'x-provider': 'yanta',
    'x-signature': signRequest({ secret: benchSecrets.WALLET_SECRET, method: 'POST', path, body }),
  }
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`the wallet answered ${answer.statusCode}`)),
        )
    })
      .on('error', reject)
      .end(body)
  })
}

if (import.meta.main) {
  const { name, value, unit, budget } = await measureBets()
  console.log(`${name}: ${value}${unit} (budget: at least ${budget}${unit})`)
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ name, betsPerSecond: value, value, unit, budget }))
}
