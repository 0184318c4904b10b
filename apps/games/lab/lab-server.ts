// Answers the page of a game in place of the games' server: no money, no session, and the round that was asked for.
import { type Locale, freePlayRules } from '@yanta/contract'
import { type EngineId, describeGame, findPrice } from '@yanta/game-rules/engines'
import type { World } from '../engines/world.ts'
import { profiles, replayToDoors, takeDoor } from '@yanta/game-rules/slot'
import type { RoundRequest, StepRequest } from '../server/api.ts'
import { type Found, findRound } from './find-round.ts'
import type { Outcome, Wanted } from './outcomes.ts'

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

interface LabRound {
  outcome: Outcome
  [field: string]: unknown
}

const hash = '0'.repeat(64)
const seeds = { serverSeedHash: hash, nextServerSeedHash: hash, clientSeed: 'lab' }
const stakes = [1000, 2000, 4000, 10_000]
const tries = 20_000

/** The answer to a path of the games' API; null for any other path. `report` is told whether the round is what was asked for. */
export function createLabServer(game: LabGame, asked: Asked, report: (isFound: boolean) => void) {
  let balance = 100_000_000
  let nonce = 0
  /** The round whose free spins are to be chosen. */
  let open: LabRound | null = null
  return (path: string, body: unknown): object | null => {
    if (path.endsWith('/steps')) return choose(body as StepRequest)
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
    balance -= price
    const outcome = findOpenOutcome(found) ?? found.outcome
    const isOpen = outcome !== found.outcome
    if (!isOpen) balance += outcome.win
    const round = {
      id: `lab-${found.nonce}`,
      stake: price,
      win: outcome.win,
      balanceAfterBet: isOpen ? balance : balance - outcome.win,
      balance,
      outcome,
      nonce: found.nonce,
      ...seeds,
      playedAt: new Date().toISOString(),
      freeRounds: null,
    }
    open = isOpen ? round : null
    return { round }
  }

  /** The round up to the choice of its free spins; null without a choice. It was found with the middle door. */
  function findOpenOutcome({ outcome, nonce: played }: Found): Outcome | null {
    if (outcome.engine !== 'slot' || outcome.door === undefined) return null
    const { profile, stake } = outcome
    return replayToDoors(profiles[profile], { serverSeed: hash, clientSeed: 'lab', nonce: played }, stake)
  }

  function choose({ step }: StepRequest): object | null {
    if (open?.outcome.engine !== 'slot') return null
    const outcome = takeDoor(open.outcome, (step as { door: number }).door)
    balance += outcome.win
    const round = { ...open, outcome, win: outcome.win, balance }
    open = null
    return { round }
  }
}
