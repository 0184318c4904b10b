// Where a session's money lies: in the ledger, or, in demo, in the session itself. Held until the transaction ends.
import type { Kysely, RawBuilder } from 'kysely'
import { lockDemoBalance, saveDemoBalance, type GameSession } from '../game-sessions/game-sessions.service.ts'
import { bookMovements, lockWallet } from '../ledger/ledger.service.ts'
import type { SplitMoney } from './split-money.ts'
import type { WalletMovement } from './wallet.rules.ts'

export interface Purse {
  balances: SplitMoney
  /** The steps of a statement that move the money; null when none moves. */
  move(movements: readonly WalletMovement[]): RawBuilder<unknown> | null
}

export async function holdPurse(trx: Kysely<any>, session: GameSession, provider: string): Promise<Purse> {
  return session.mode === 'real' ? holdLedgerPurse(trx, session.userId!, provider) : holdDemoPurse(trx, session.id)
}

async function holdLedgerPurse(trx: Kysely<any>, userId: number, provider: string): Promise<Purse> {
  const wallet = await lockWallet(trx, userId)
  return {
    balances: { real: wallet.balances.real, bonus: wallet.balances.bonus },
    move: (movements) => bookMovements(wallet, movements.map(({ kind, transactionId, gains }) => (
      { kind, scope: `wallet:${provider}`, key: transactionId, house: 'games', gains: { ...gains } }))),
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
  }
}
