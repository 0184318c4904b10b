// Two players with a round open each: Vera in a game of the misbehaving provider, Boris in one of our own provider.
import { runGame, type PlayMode } from '@yanta/contract'
import { expect } from 'vitest'
import type { TestPlayer } from '../../../../testing/test-platform.ts'
import { checkLedger } from '../../ledger/ledger.service.ts'
import {
  acmeSlot,
  createBadProvider,
  createPlatformOfTwo,
  countMovements,
  type BadAnswer,
} from './bad-provider.ts'
import { slot } from './provider-desk.ts'

export interface Game {
  player: TestPlayer
  sessionId: string
  runToken: string
}

export type Table = Awaited<ReturnType<typeof setTable>>

/** `seat` creates two new players; `close` checks the ledger. */
export async function setTable() {
  const platform = await createPlatformOfTwo()
  const bad = createBadProvider(platform.origin)
  const honest = createBadProvider(platform.origin, { name: 'yanta', secret: platform.config.walletSecret })
  let seatings = 0

  async function open(
    slug: string,
    { mode = 'real', player }: { mode?: PlayMode; player?: TestPlayer } = {},
  ): Promise<Game> {
    const owner = player ?? (await platform.createPlayer({ balance: 10_000 }))
    const { body } = await platform
      .as(owner)
      .post(runGame, { params: { slug }, body: { platform: 'desktop', type: mode, confirm: true } })
    return { player: owner, sessionId: body.session_id, runToken: body.data.runToken }
  }

  const table = {
    platform,
    bad,
    honest,
    open,
    vera: undefined as unknown as Game,
    boris: undefined as unknown as Game,
    /** An id unique to this seating. */
    id: (name: string) => `${name}-${seatings}-0000`,
    /** A bet or a win of that session; `changes` override its fields. */
    of: (game: Game, changes: object = {}) => ({
      sessionId: game.sessionId,
      roundId: table.id('round'),
      transactionId: table.id('sent'),
      amount: 100,
      currency: 'RUB',
      ...changes,
    }),
    settlementOf: (game: Game, changes: object = {}) => ({
      sessionId: game.sessionId,
      roundId: table.id('whole-round'),
      betTransactionId: table.id('whole-bet'),
      winTransactionId: table.id('whole-win'),
      stake: 100,
      win: 50,
      currency: 'RUB',
      ...changes,
    }),
    rollbackOf: (game: Game, changes: object = {}) => ({
      sessionId: game.sessionId,
      roundId: table.id('round'),
      transactionId: table.id('back'),
      betTransactionId: table.id('open-bet'),
      ...changes,
    }),
    async seat() {
      seatings += 1
      table.vera = await open(acmeSlot)
      table.boris = await open(slot)
      expect(
        (await bad.send('bet', table.of(table.vera, { transactionId: table.id('open-bet') }))).status,
      ).toBe(200)
      expect(
        (
          await honest.send(
            'bet',
            table.of(table.boris, { transactionId: table.id('house-bet'), roundId: table.id('house-round') }),
          )
        ).status,
      ).toBe(200)
    },
    async close() {
      const { faults } = await checkLedger(platform.db)
      await platform.close()
      expect(faults).toEqual([])
    },
  }
  return table
}

interface Attempt {
  status: number
  code: string | undefined
  hasMoved: boolean
}

/** The answer of a request, and whether it changed any row about money. */
export async function attempt({ platform: { db } }: Table, send: () => Promise<BadAnswer>): Promise<Attempt> {
  const before = JSON.stringify(await countMovements(db))
  const { status, code } = await send()
  return { status, code, hasMoved: JSON.stringify(await countMovements(db)) !== before }
}

/** Refused, and nothing changed. */
export function inVain(status: number, code: string): Attempt {
  return { status, code, hasMoved: false }
}
