// Plays as the demo's invented players: some rounds at once on a database without rounds, later one every half minute, each with a high
// five to somebody while a promotion has them, and often in a game of the tournament they have chosen. They
// send the requests of a game's page; the games' server decides and calls the wallet as for any player.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlayRules } from '@yanta/contract'
import { isSlotEngine } from '@yanta/game-rules/engines'
import { seedDemoRegulars, type Regulars } from '@yanta/platform'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

interface Sitting {
  session: string
  game: { engine: string }
  stakes: readonly number[]
  balance: number
  roundsLeft: number
}

export interface RegularsAtPlay {
  /** Resolves once the first rounds are played, or after a second while they continue. Platform and games must be listening. */
  start(): Promise<void>
  /** Resolves once the current round has ended. */
  stop(): Promise<void>
}

interface Timing {
  firstRounds: number
  pauseMs: { least: number; most: number }
}

const usualTiming: Timing = { firstRounds: 120, pauseMs: { least: 20_000, most: 40_000 } }
const roundsPerSitting = { least: 2, most: 5 }
/** Nobody stakes more than this share of what they have, so that their money lasts. */
const largestShare = 1 / 50
const patienceMs = 1_000

export function createRegularsAtPlay(
  platform: FastifyInstance,
  games: FastifyInstance,
  log: FastifyBaseLogger,
  { firstRounds, pauseMs }: Timing = usualTiming,
): RegularsAtPlay {
  const sittings = new Map<number, Sitting>()
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let playing: Promise<void> = Promise.resolve()

  async function ask<Answer>(path: string, body: object, session?: string): Promise<Answer> {
    const answer = await games.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: session === undefined ? {} : { authorization: `Bearer ${session}` },
    })
    if (answer.statusCode !== 200)
      throw new Error(`the games answered ${answer.statusCode} to a regular: ${answer.body.slice(0, 200)}`)
    return answer.json<Answer>()
  }

  async function beginSitting(regulars: Regulars, index: number): Promise<Sitting | null> {
    const token = await regulars.openGame(index)
    if (token === null) return null
    const { session, game, stakes, balance, rules } = await ask<
      Omit<Sitting, 'roundsLeft'> & { rules: PlayRules }
    >('/api/open', { token })
    const allowed = stakes.filter((stake) => rules.mostStake === null || stake <= rules.mostStake)
    return { session, game, stakes: allowed, balance, roundsLeft: roll(roundsPerSitting) }
  }

  async function playRound(regulars: Regulars, index: number): Promise<void> {
    const sitting = sittings.get(index) ?? (await beginSitting(regulars, index))
    sittings.delete(index)
    if (!sitting) return
    const { session, game, stakes, balance, roundsLeft } = sitting
    const order = buildOrder(game.engine, pickStake(stakes, balance))
    if (!order) return
    const { round } = await ask<{ round: { balance: number } }>(
      '/api/rounds',
      { ...order, requestId: randomUUID() },
      session,
    )
    if (roundsLeft > 1)
      sittings.set(index, { ...sitting, balance: round.balance, roundsLeft: roundsLeft - 1 })
  }

  async function takePart(regulars: Regulars, index: number): Promise<void> {
    await regulars.joinPromotions(index)
    await regulars.chooseTournament(index)
    await playRound(regulars, index)
    await regulars.giveFive(index)
  }

  async function playOn(regulars: Regulars, rounds: number): Promise<void> {
    for (let count = 0; count < rounds && !isOver; count += 1) {
      // A failed round is skipped, such as while the site is under reconstruction: a later one may succeed.
      const index = roll({ least: 0, most: regulars.count - 1 })
      await takePart(regulars, index).catch((error: unknown) =>
        log.debug({ err: error }, 'a regular could not take part'),
      )
    }
    if (isOver) return
    timer = setTimeout(() => {
      playing = playOn(regulars, 1)
    }, roll(pauseMs)).unref()
  }

  async function begin(): Promise<void> {
    const regulars = await seedDemoRegulars(platform)
    if (regulars.count > 0) await playOn(regulars, (await regulars.havePlayed()) ? 1 : firstRounds)
  }

  return {
    async start() {
      playing = begin().catch((error: unknown) =>
        log.error({ err: error }, 'the regulars of the demo could not begin'),
      )
      await Promise.race([playing, wait(patienceMs, undefined, { ref: false })])
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await playing
    },
  }
}

const likedSpots = [
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'dozen-1',
  'dozen-2',
  'dozen-3',
  'column-2',
  '17',
  '20',
  '7-8',
  '0-1-2-3',
  '32-33-35-36',
]

/** The order of a round of that engine; null for an engine the regulars don't play. */
function buildOrder(engine: string, stake: number): { stake: number; choice?: unknown } | null {
  if (isSlotEngine(engine)) return { stake }
  return engine === 'roulette'
    ? { stake, choice: [[likedSpots[roll({ least: 0, most: likedSpots.length - 1 })], stake]] }
    : null
}

/** Small stakes more often than large ones. */
function pickStake(stakes: readonly number[], balance: number): number {
  const affordable = stakes.filter((stake) => stake <= balance * largestShare).slice(0, 7)
  const range = { least: 0, most: Math.max(0, affordable.length - 1) }
  return affordable[Math.min(roll(range), roll(range))] ?? stakes[0]!
}

function roll({ least, most }: { least: number; most: number }): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}
