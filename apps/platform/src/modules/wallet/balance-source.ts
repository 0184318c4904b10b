// Where a session's money lies: in the ledger, or, in demo, in the session itself. Held until the transaction ends.
import type { Kysely, RawBuilder } from 'kysely'
import { buildEnding, type BonusEnd } from '../bonuses/bonuses.service.ts'
import { lockDemoBalance, saveDemoBalance, type GameSession } from '../game-sessions/game-sessions.service.ts'
import { bookMovements, lockWallet, postMovements } from '../ledger/ledger.service.ts'
import type { SplitMoney } from './split-money.ts'
import type { WalletMovement } from './wallet.rules.ts'

export interface Purse {
  balances: SplitMoney
  /** The steps of a statement that move the money between player and games; null when none moves. */
  move(movements: readonly WalletMovement[]): RawBuilder<unknown> | null
  /** Moves what is left of a bonus at its end, by a statement of its own after that one: no account of the house is held before that of the games. */
  endBonus(trx: Kysely<any>, bonusId: number, end: BonusEnd): Promise<void>
}

export async function holdPurse(trx: Kysely<any>, session: GameSession, provider: string): Promise<Purse> {
  return session.mode === 'real'
    ? holdLedgerPurse(trx, session.userId!, provider)
    : holdDemoPurse(trx, session.id)
}

async function holdLedgerPurse(trx: Kysely<any>, userId: number, provider: string): Promise<Purse> {
  const wallet = await lockWallet(trx, userId)
  return {
    balances: { real: wallet.balances.real, bonus: wallet.balances.bonus },
    move: (movements) =>
      bookMovements(
        wallet,
        movements.flatMap(({ kind, transactionId, gains }) =>
          kind === 'conversion'
            ? []
            : { kind, scope: `wallet:${provider}`, key: transactionId, house: 'games', gains: { ...gains } },
        ),
      ),
    async endBonus(trx, bonusId, end) {
      const movement = buildEnding(bonusId, end, wallet.balances.bonus)
      await postMovements(trx, wallet, movement ? [movement] : [])
    },
  }
}

async function holdDemoPurse(trx: Kysely<any>, sessionId: number): Promise<Purse> {
  const balances = { real: await lockDemoBalance(trx, sessionId), bonus: 0 }
  return {
    balances,
    move: (movements) => {
      const last = movements.at(-1)
      return last ? saveDemoBalance(sessionId, last.balances.real) : null
    },
    endBonus: () => Promise.reject(new Error('demo has no bonus')),
  }
}
