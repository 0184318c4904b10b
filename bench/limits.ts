// What a player's own limits add to a settled bet: CPU time of the platform with its embedded database, for players without a limit and
// for players with all nine on their play, in turns of one process.
import { Agent } from 'node:http'
import { settleBet } from './bets.ts'
import type { Bench, Measurement } from './measurement.ts'
import { withPlatformProcess } from './platform-process.ts'
import { median } from './rank-test.ts'

const [turns, betsOfTurn, workers] = [9, 1_200, 8]

export const limits: Bench = { name: 'limits', measure: measureLimits }

interface Players {
  origin: string
  /** Game sessions of players without a limit. */
  free: string[]
  limited: string[]
}

function measureLimits(): Promise<Measurement[]> {
  const env = { LOG_LEVEL: 'error', RATE_LIMITS: 'off' }
  return withPlatformProcess<Players, Measurement[]>(
    'bench/limits-child.ts',
    env,
    async ({ greeting, ask }) => {
      let number = 0
      const readCpuMs = async () => {
        const { user, system } = await ask<NodeJS.CpuUsage>('cpu')
        return (user + system) / 1_000
      }
      async function settleSome(sessions: string[]): Promise<number> {
        const agent = new Agent({ keepAlive: true, maxSockets: workers })
        const before = await readCpuMs()
        const end = number + betsOfTurn
        await Promise.all(
          Array.from({ length: workers }, async (_, worker) => {
            while (number < end) {
              number += 1
              await settleBet({ origin: greeting.origin, sessions }, { agent, number, worker })
            }
          }),
        )
        agent.destroy()
        return ((await readCpuMs()) - before) / betsOfTurn
      }
      await settleSome(greeting.free)
      await settleSome(greeting.limited)
      const [free, limited]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < turns; turn += 1) {
        free.push(await settleSome(greeting.free))
        limited.push(await settleSome(greeting.limited))
      }
      const added = median(limited.map((value, turn) => value / free[turn]! - 1))
      return [
        { name: 'limits: CPU of a settled bet without one', value: round(median(free)), unit: 'ms' },
        { name: 'limits: CPU of a settled bet with nine', value: round(median(limited)), unit: 'ms' },
        { name: 'limits: what nine add, in percent', value: round(added * 100), unit: '', budget: 5 },
      ]
    },
  )
}

const round = (value: number) => Math.round(value * 1_000) / 1_000

if (import.meta.main)
  for (const { name, value, unit, budget } of await measureLimits())
    console.log(`${name}: ${value}${unit}${budget === undefined ? '' : `, at most ${budget}`}`)
