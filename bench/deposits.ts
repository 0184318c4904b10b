// Deposits settled per second by signed notifications, each sent twice: one platform process, the embedded database with every commit
// on the disk. The load comes from a process of its own, so that the figure is the platform's.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signatureHeader, signRequest } from '@yanta/contract/signature'
import { root } from '../tools/project/root.ts'
import { benchSecrets } from './bets.ts'
import type { Bench } from './measurement.ts'

const path = '/json-api/treasury/notify/sandbox'
const [warmUpMs, measuredMs, workers, mostDeposits] = [3_000, 8_000, 16, 40_000]

export const deposits: Bench = {
  name: 'deposits',
  async measure() {
    const value = await measureDeposits()
    return [{ name: 'settled deposits, notified twice each', value, unit: '/s', budget: 150, atLeast: true }]
  },
}

async function measureDeposits(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const platform = fork(join(root, 'bench/deposits-child.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...benchSecrets,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      BENCH_DEPOSITS: String(mostDeposits),
    },
  })
  try {
    const [{ origin, firstId }] = (await once(platform, 'message')) as [{ origin: string; firstId: number }]
    return await load(origin, firstId)
  } finally {
    platform.kill('SIGKILL')
    await once(platform, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function load(origin: string, firstId: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  const startsAt = performance.now() + warmUpMs
  const endsAt = startsAt + measuredMs
  let begun = 0
  let settled = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < endsAt) {
        if (begun === mostDeposits) throw new Error('there are no deposits left to settle')
        const order = `d-${firstId + begun}`
        begun += 1
        for (let time = 0; time < 2; time += 1) await notify(agent, origin, order)
        const now = performance.now()
        if (now >= startsAt && now < endsAt) settled += 1
      }
    }),
  )
  agent.destroy()
  return Math.round(settled / (measuredMs / 1000))
}

function notify(agent: Agent, origin: string, order: string): Promise<void> {
  const body = JSON.stringify({
    id: `event-${order}`,
    order,
    status: 'success',
    amount: 50_000,
    currency: 'RUB',
  })
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signRequest({ secret: benchSecrets.WALLET_SECRET, method: 'POST', path, body }),
  }
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`the platform answered ${answer.statusCode}`)),
        )
    })
      .on('error', reject)
      .end(body)
  })
}
