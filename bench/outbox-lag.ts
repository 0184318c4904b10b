// Whether consuming the outbox keeps up with the bets settled at full load: the events that the slowest consumer has still to read,
// each second for a minute, and two seconds after.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../tools/project/root.ts'
import { benchSecrets, settleBet } from './bets.ts'
import type { Bench, Measurement } from './measurement.ts'

const [workers, secondsOfLoad, secondsAfter, compared] = [16, 60, 2, 10]

export const outboxLag: Bench = { name: 'outbox', measure: () => measureLag(secondsOfLoad) }

async function measureLag(seconds: number): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const platform = fork(join(root, 'apps/platform/src/modules/money/wallet/testing/killable-platform.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...benchSecrets, DATA_DIR: dataDir },
  })
  async function readLag(): Promise<number> {
    platform.send('unread')
    const [{ unread }] = (await once(platform, 'message')) as [{ unread: number }]
    return unread
  }
  try {
    const [{ origin, sessions }] = (await once(platform, 'message')) as [
      { origin: string; sessions: string[] },
    ]
    const load = startLoad(origin, sessions)
    const lags: number[] = []
    for (let second = 0; second < seconds; second += 1) {
      await wait(1_000)
      lags.push(await readLag())
    }
    const settled = await load.stop()
    await wait(secondsAfter * 1_000)
    const left = await readLag()
    const growth = mean(lags.slice(-compared)) - mean(lags.slice(compared, 2 * compared))
    return [
      { name: 'outbox: bets settled meanwhile', value: Math.round(settled / seconds), unit: '/s' },
      { name: 'outbox: most events unread', value: Math.max(...lags), unit: '' },
      // One batch more or less is the moment of looking.
      {
        name: 'outbox: growth of the lag within the minute',
        value: Math.round(growth),
        unit: '',
        budget: 500,
      },
      { name: `outbox: events unread ${secondsAfter} s after the load`, value: left, unit: '', budget: 0 },
    ]
  } finally {
    platform.kill('SIGKILL')
    await once(platform, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function startLoad(origin: string, sessions: readonly string[]): { stop(): Promise<number> } {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  let isOn = true
  let sent = 0
  const ended = Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (isOn) {
        sent += 1
        await settleBet(agent, origin, {
          sessionId: sessions[worker % sessions.length],
          roundId: `lag-round-${sent}`,
          betTransactionId: `lag-bet-${sent}`,
          winTransactionId: `lag-win-${sent}`,
          stake: 100,
          win: (sent % 2) * 190,
          currency: 'RUB',
        })
      }
    }),
  )
  return {
    async stop() {
      isOn = false
      await ended
      agent.destroy()
      return sent
    },
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

if (import.meta.main) {
  const seconds = Number(process.argv[2] ?? secondsOfLoad)
  for (const { name, value, unit } of await measureLag(seconds)) console.log(`${name}: ${value}${unit}`)
}
