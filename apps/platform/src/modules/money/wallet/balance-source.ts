// The money of a game session: in the ledger or, for demo, in the session's row. Locked until the transaction ends.
import type { RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { buildEnding, type BonusEnd } from '../bonuses/bonuses.service.ts'
import { lockDemoBalance, type GameSession } from '../../play/game-sessions/game-sessions.service.ts'
import { saveDemoBalance } from '../../play/game-sessions/game-sessions.sql.ts'
import { bookMovements, lockWallet, postMovements } from '../ledger/ledger.service.ts'
import type { SplitMoney } from './split-money.ts'
import type { WalletMovement } from './wallet-state.ts'

export interface BalanceSource {
  balances: SplitMoney
  /** The CTEs of a statement that move the money between player and games; null when nothing moves. */
  move(movements: readonly WalletMovement[]): RawBuilder<unknown> | null
  /** Moves the rest of a bonus at its end, by its own statement after that one, so that no other house account is locked before that of the games. */
  endBonus(trx: PlatformDatabase, bonusId: number, end: BonusEnd): Promise<void>
}

export async function lockBalanceSource(
  trx: PlatformDatabase,
  session: GameSession,
  provider: string,
): Promise<BalanceSource> {
  return session.mode === 'real'
    ? lockLedgerBalances(trx, session.userId!, provider)
    : lockDemoBalances(trx, session.id)
}

async function lockLedgerBalances(
  trx: PlatformDatabase,
  userId: number,
  provider: string,
): Promise<BalanceSource> {
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

async function lockDemoBalances(trx: PlatformDatabase, sessionId: number): Promise<BalanceSource> {
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
