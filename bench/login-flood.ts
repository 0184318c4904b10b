// What the platform is to others while a flood of logins keeps it hashing: how late its event loop is and how soon it answers the
// cheapest question there is.
import { getServerData, login } from '@yanta/contract'
import { type LonePlatform, withLonePlatform } from './spawn-platform.ts'
import type { Bench } from './measurement.ts'
import { median, percentile } from './rank-test.ts'

/** More than the platform lets wait for a hash. */
const floodOf = 250
const [warmUpMs, measuredMs, pauseMs] = [1_000, 6_000, 20]

export const loginFlood: Bench = {
  name: 'login-flood',
  measure: () =>
    withLonePlatform(2, async (platform) => {
      await watch(platform, warmUpMs)
      await platform.readDelay()
      const quiet = await watch(platform, measuredMs / 2)
      const quietDelay = await platform.readDelay()
      const flood = startFlood(platform)
      await watch(platform, warmUpMs)
      await platform.readDelay()
      const before = { ...flood.answered }
      const startedAt = performance.now()
      const flooded = await watch(platform, measuredMs)
      const seconds = (performance.now() - startedAt) / 1000
      const floodedDelay = await platform.readDelay()
      const { refused, turnedAway } = flood.answered
      await flood.stop()
      return [
        { name: 'login flood: logins judged', value: (refused - before.refused) / seconds, unit: '/s' },
        {
          name: 'login flood: logins turned away',
          value: (turnedAway - before.turnedAway) / seconds,
          unit: '/s',
        },
        {
          name: 'login flood: event loop delay, 99th percentile',
          value: floodedDelay,
          unit: 'ms',
          budget: 50,
        },
        { name: 'login flood: the same without', value: quietDelay, unit: 'ms' },
        { name: 'login flood: server data, median', value: median(flooded), unit: 'ms', budget: 25 },
        {
          name: 'login flood: server data, 99th percentile',
          value: percentile(flooded, 0.99),
          unit: 'ms',
          budget: 100,
        },
        { name: 'login flood: server data without, median', value: median(quiet), unit: 'ms' },
        {
          name: 'login flood: server data without, 99th percentile',
          value: percentile(quiet, 0.99),
          unit: 'ms',
        },
      ]
    }),
}

/** Times of server data, requested now and then. */
async function watch({ ask }: LonePlatform, forMs: number): Promise<number[]> {
  const times: number[] = []
  const endsAt = performance.now() + forMs
  while (performance.now() < endsAt) {
    const { status, ms } = await ask(getServerData)
    if (status !== 200) throw new Error(`server data answered ${status}`)
    times.push(ms)
    await pause(pauseMs)
  }
  return times
}

function startFlood({ ask }: LonePlatform): {
  answered: { refused: number; turnedAway: number }
  stop: () => Promise<void>
} {
  const answered = { refused: 0, turnedAway: 0 }
  let isOver = false
  let sent = 0
  const workers = Array.from({ length: floodOf }, async () => {
    while (!isOver) {
      const { status } = await ask(login, {
        type: 'email',
        login: `flood-${sent++}@example.com`,
        password: 'wrong-password-1',
      })
      if (status === 401) answered.refused += 1
      else if (status === 503) answered.turnedAway += 1
      else throw new Error(`a login answered ${status}`)
      // A program that was turned away comes again, though not at once.
      if (status === 503) await pause(10 * pauseMs)
    }
  })
  return {
    answered,
    async stop() {
      isOver = true
      await Promise.all(workers)
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
