// Settled bets per second: signed HTTP, one platform process, the embedded database with every commit on the disk. `--json` prints the
// result as one line of JSON at the end.
import type { Agent } from 'node:http'
import { providerHeader } from '@yanta/contract/signature'
import { measureFullLoad, postSigned } from './full-load.ts'
import { withPlatformProcess } from './platform-process.ts'

export interface BetsResult {
  name: string
  value: number
  unit: '/s'
  budget: number
}

/** What a platform that takes bets says once it listens. */
export interface BetsPlatform {
  origin: string
  /** Of a few rich players, each with a run of a game. */
  sessions: string[]
}

/** Greets with that, and answers `unread` with the events that are still to be read. */
export const platformOfBets = 'apps/platform/src/modules/money/wallet/testing/killable-platform.ts'

/** Starts a platform of its own under a temporary folder, loads it, and removes it. */
export function measureBets(): Promise<BetsResult> {
  return withPlatformProcess<BetsPlatform, BetsResult>(platformOfBets, {}, async ({ greeting }) => ({
    name: 'settled bets, embedded database',
    value: await measureFullLoad((place) => settleBet(greeting, place)),
    unit: '/s',
    budget: 600,
  }))
}

/** Settles one round; every second one wins. */
export function settleBet(
  { origin, sessions }: BetsPlatform,
  { agent, number, worker }: { agent: Agent; number: number; worker: number },
): Promise<void> {
  return postSigned(agent, {
    origin,
    path: '/wallet/v1/settle',
    headers: { [providerHeader]: 'yanta' },
    body: {
      sessionId: sessions[worker % sessions.length],
      roundId: `bench-round-${number}`,
      betTransactionId: `bench-bet-${number}`,
      winTransactionId: `bench-win-${number}`,
      stake: 100,
      win: (number % 2) * 190,
      currency: 'RUB',
    },
  })
}

if (import.meta.main) {
  const { name, value, unit, budget } = await measureBets()
  console.log(`${name}: ${value}${unit} (budget: at least ${budget}${unit})`)
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ name, betsPerSecond: value, value, unit, budget }))
}
