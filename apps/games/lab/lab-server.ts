// Answers the page of a game in place of the games' server: no money, no session, and the round that was asked for.
import { type Locale, freePlayRules } from '@yanta/contract'
import { type EngineId, describeGame, findPrice } from '@yanta/game-rules/engines'
import type { World } from '../engines/world.ts'
import type { RoundRequest } from '../server/api.ts'
import { findRound } from './find-round.ts'
import type { Wanted } from './outcomes.ts'

/** As `/lab/games` lists it. */
export interface LabGame {
  slug: string
  name: string
  theme: string
  engine: EngineId
  profile: string
  world: World
}

export interface Asked {
  want: Wanted
  locale: Locale
}

const hash = '0'.repeat(64)
const seeds = { serverSeedHash: hash, nextServerSeedHash: hash, clientSeed: 'lab' }
const stakes = [1000, 2000, 4000, 10_000]
const tries = 20_000

/** The answer to a path of the games' API; null for any other path. `report` is told whether the round is what was asked for. */
export function createLabServer(game: LabGame, asked: Asked, report: (isFound: boolean) => void) {
  let balance = 100_000_000
  let nonce = 0
  return (path: string, body: unknown): object | null => {
    switch (path) {
      case '/api/open': {
        const { rtp, volatility, bought, ante } = describeGame(game.engine, game.profile)
        return {
          session: 'lab',
          mode: 'demo',
          currency: 'RUB',
          balance,
          locale: asked.locale,
          nickName: null,
          game: { ...game, rtp, volatility, ...(bought && { bought }), ...(ante && { ante }) },
          stakes,
          defaultStake: stakes[1],
          ...seeds,
          nonce,
          pending: null,
          isStakeReturned: false,
          rules: freePlayRules,
          freeRounds: null,
        }
      }
      case '/api/rounds':
        return body === undefined ? { items: [], hasMore: false } : play(body as RoundRequest)
      case '/api/balance':
        return { balance, currency: 'RUB' }
      default:
        return null
    }
  }

  function play({ stake, choice }: RoundRequest): object | null {
    const { engine, profile } = game
    const { bought, ante } = describeGame(engine, profile)
    const priced = choice === 'buy' ? bought : choice === 'ante' ? ante : undefined
    const price = priced ? findPrice(priced, stake) : stake
    const found = findRound({
      engine,
      profile,
      stake,
      kind: !priced ? 'usual' : choice === 'buy' ? 'feature' : 'ante',
      price,
      want: asked.want,
      serverSeed: hash,
      from: nonce,
      tries,
    })
    if (found === null) return null
    report(found.isFound || asked.want === 'largest')
    nonce = found.nonce + 1
    const balanceAfterBet = balance - price
    balance = balanceAfterBet + found.outcome.win
    return {
      round: {
        id: `lab-${found.nonce}`,
        stake: price,
        win: found.outcome.win,
        balanceAfterBet,
        balance,
        outcome: found.outcome,
        nonce: found.nonce,
        ...seeds,
        playedAt: new Date().toISOString(),
        freeRounds: null,
      },
    }
  }
}
