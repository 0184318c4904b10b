// Real sockets of 2,000 players on one tournament, in a process of their own, while rounds are settled: how long after a round's commit its
// player's page has the new score, and the platform's CPU time beside that without pages. All times are of one clock.
import { setTimeout as wait } from 'node:timers/promises'
import type { Measurement } from './measurement.ts'
import { withPlatformProcess } from './platform-process.ts'
import { median, percentile } from './rank-test.ts'
import type { Received } from './tournament-pages.ts'
import type { Settled, TournamentPlatform } from './tournament-platform.ts'

const [seconds, secondsAfter] = [10, 5]

export function measureSockets(): Promise<Measurement[]> {
  const env = { LOG_LEVEL: 'error', NODE_ENV: 'production' }
  return withPlatformProcess<TournamentPlatform, Measurement[]>(
    'bench/tournament-platform.ts',
    env,
    async ({ greeting, ask }) => {
      const alone = await ask<Settled>(String(seconds))
      await wait(secondsAfter * 1_000)
      return withPlatformProcess<object, Measurement[]>(
        'bench/tournament-pages.ts',
        { TOURNAMENT: JSON.stringify(greeting) },
        async (pages) => {
          const settled = await ask<Settled>(String(seconds))
          await wait(secondsAfter * 1_000)
          return report(greeting, { alone, settled, received: await pages.ask<Received>('') })
        },
      )
    },
  )
}

function report(
  { userIds }: TournamentPlatform,
  { alone, settled, received }: { alone: Settled; settled: Settled; received: Received },
): Measurement[] {
  const delays = findDelays(settled, received)
  const name = (what: string) => `tournaments: ${userIds.length} sockets: ${what}`
  return [
    {
      name: name("from a commit to its player's page, median"),
      value: Math.round(median(delays)),
      unit: 'ms',
    },
    {
      name: name("from a commit to its player's page, 99 of 100"),
      value: Math.round(percentile(delays, 0.99)),
      unit: 'ms',
    },
    {
      name: name('rounds whose score never came'),
      value: settled.rounds.length - delays.length,
      unit: '',
      budget: 0,
    },
    {
      name: name('CPU time of the platform in a second'),
      value: Math.round(settled.cpuMs),
      unit: 'ms',
    },
    { name: name('the same without pages'), value: Math.round(alone.cpuMs), unit: 'ms' },
    {
      name: name('frames a second and page'),
      value: Math.round((received.frames / seconds / userIds.length) * 100) / 100,
      unit: '',
    },
  ]
}

/** A round has come with the first score that contains it: every round brings the same. */
function findDelays({ rounds }: Settled, { places }: Received): number[] {
  const placesOf = Map.groupBy(places, ({ userId }) => userId)
  const roundsOf = Map.groupBy(rounds, ({ userId }) => userId)
  const perRound = Math.max(
    ...[...roundsOf].map(([userId, own]) => {
      const scores = placesOf.get(userId)!
      return (scores.at(-1)!.score - scores[0]!.score) / own.length
    }),
  )
  return [...roundsOf].flatMap(([userId, own]) => {
    const scores = placesOf.get(userId)!
    return own.flatMap(({ committedAt }, index) => {
      const first = scores.find(({ score }) => score >= scores[0]!.score + perRound * (index + 1))
      return first ? [first.at - committedAt] : []
    })
  })
}

if (import.meta.main) {
  for (const { name, value, unit } of await measureSockets()) console.log(`${name}: ${value} ${unit}`)
}
