// Whether consuming the outbox keeps up with the bets settled at full load: the events that the slowest consumer has still to read,
// each second for a minute, and two seconds after.
import { setTimeout as wait } from 'node:timers/promises'
import { type BetsPlatform, platformOfBets, settleBet } from './bets.ts'
import { startFullLoad } from './full-load.ts'
import type { Bench, Measurement } from './measurement.ts'
import { withPlatformProcess } from './platform-process.ts'

const [secondsOfLoad, secondsAfter, compared] = [60, 2, 10]

export const outboxLag: Bench = { name: 'outbox', measure: () => measureLag(secondsOfLoad) }

function measureLag(seconds: number): Promise<Measurement[]> {
  return withPlatformProcess<BetsPlatform, Measurement[]>(platformOfBets, {}, async ({ greeting, ask }) => {
    const readLag = async () => (await ask<{ unread: number }>('unread')).unread
    const load = startFullLoad((place) => settleBet(greeting, place))
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
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

if (import.meta.main) {
  const seconds = Number(process.argv[2] ?? secondsOfLoad)
  for (const { name, value, unit } of await measureLag(seconds)) console.log(`${name}: ${value}${unit}`)
}
