import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { lockWallets, openWallet } from '../../money/ledger/ledger.service.ts'
import { selectCurrencies } from './gift-activation.repository.ts'

/** Locks the wallets of players before any of their gifts, opening those that are missing, inside the caller's transaction. */
export async function lockGiftWallets(trx: PlatformDatabase, userIds: readonly number[]): Promise<void> {
  const players = await selectCurrencies(trx, userIds)
  for (const { userId, currency } of players) await openWallet(trx, userId, currency)
  await lockWallets(
    trx,
    players.map(({ userId }) => userId),
  )
}
