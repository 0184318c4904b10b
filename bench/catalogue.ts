// Times of calls of the catalogue with ten thousand games, from the request to the last byte: each call is new and uncached, except where
// stated. These are wall-clock times: with other work on the machine all of them grow, and the last one, a round trip without any work,
// shows by how much.
import { Agent } from 'node:http'
import { type CallDeclaration, listGameFacets, listGames, listLobbyRows } from '@yanta/contract'
import { buildLargeGame, wholeCategory } from './large-catalogue.ts'
import { largeCount, withLargeSite } from './large-site.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median, percentile } from './rank-test.ts'
import { sendSoundly } from './request.ts'

type Query = Record<string, string | string[]>

interface Question {
  name: string
  call: CallDeclaration
  /** Another one for each number. */
  build: (number: number) => Query
}

/** The first ones find code that is not compiled yet. */
const [warmUps, asked] = [60, 300]
const headers = { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'ru' }
const volatilities = ['low', 'medium', 'high']
const features = ['free_spins', 'wilds', 'multipliers', 'bonus_buy', 'jackpot']

/** From a theme of some games to what nearly all are. */
const subjects = ['египет', 'dragon', '777', 'краш', 'фриспины', 'слоты', 'слоты египет']

const narrowed = (number: number): Query => ({
  'filter[category]': wholeCategory,
  'filter[volatility][]': [volatilities[number % 3]!],
  'filter[feature][]': [features[number % 5]!],
  'filter[rtp]': String(9_200 + number),
})
const type = (number: number) => buildLargeGame(number * 23)
/** A letter short, as somebody types it. */
const misspell = (name: string) => name.slice(0, 3) + name.slice(4)

const questions: readonly Question[] = [
  {
    name: 'a page of all',
    call: listGames,
    build: (number) => ({
      'filter[category]': wholeCategory,
      page: String(1 + (number % 250)),
      limit: String(40 + Math.floor(number / 250)),
    }),
  },
  {
    name: 'a page by name',
    call: listGames,
    build: (number) => ({
      sort: 'name',
      page: String(1 + (number % 250)),
      limit: String(40 + Math.floor(number / 250)),
    }),
  },
  {
    name: 'a page, narrowed by four filters',
    call: listGames,
    build: (number) => ({ ...narrowed(number), 'filter[bonus]': '1', sort: 'rtp' }),
  },
  { name: 'facets of all, narrowed by three', call: listGameFacets, build: narrowed },
  { name: 'search by a name', call: listGames, build: (number) => ({ q: type(number).ru }) },
  {
    name: 'search by a name with a typing error',
    call: listGames,
    build: (number) => ({ q: misspell(type(number).en) }),
  },
  {
    name: 'search by three letters',
    call: listGames,
    build: (number) => ({ q: type(number).en.slice(0, 3) + String.fromCharCode(97 + (number % 26)) }),
  },
  {
    name: 'search by what a game is',
    call: listGames,
    build: (number) => ({ q: subjects[number % subjects.length]!, page: String(1 + number) }),
  },
  { name: 'rows of the lobby, as kept', call: listLobbyRows, build: () => ({}) },
]

export const catalogue: Bench = {
  name: 'catalogue',
  measure: () =>
    withLargeSite(async ({ platformOrigin }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      try {
        const measurements: Measurement[] = []
        for (const question of questions) measurements.push(...(await time(agent, platformOrigin, question)))
        return measurements
      } finally {
        agent.destroy()
      }
    }),
}

async function time(agent: Agent, origin: string, { name, call, build }: Question): Promise<Measurement[]> {
  const times: number[] = []
  for (let number = 0; number < warmUps + asked; number += 1) {
    const ms = await sendSoundly(agent, `${origin}${call.path}?${write(build(number))}`, { headers })
    if (number >= warmUps) times.push(ms)
  }
  return [
    { name: `${largeCount} games: ${name}, p50`, value: median(times), unit: 'ms', budget: 5 },
    { name: `${largeCount} games: ${name}, p99`, value: percentile(times, 0.99), unit: 'ms', budget: 16 },
  ]
}

function write(query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one]))
  return new URLSearchParams([['platform', 'desktop'], ...entries]).toString()
}
