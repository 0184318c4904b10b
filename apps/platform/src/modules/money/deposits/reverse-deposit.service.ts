// A deposit that the provider took back. Promises: the same deposit is taken back once, in as many parts as the balance needs; no
// balance falls below zero, and what is missing is a debt.
import type { Currency } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { lockWallet, postMovements, publishRealBalance } from '../ledger/ledger.service.ts'
import { lockDeposit, selectDeposit } from './deposits.repository.ts'
import { putReversal, selectTaken } from './open-items.repository.ts'

/** Minor units: what was taken now, and what is still owed. */
export interface Reversed {
  userId: number
  currency: Currency
  taken: number
  owed: number
  /** To be called after the commit. */
  notify: AfterCommit
}

/**
 * Takes a credited deposit back as far as the balance goes, inside the caller's transaction; again, what was owed. Payouts are held
 * while something is. `unknown` for no deposit of this id, `not_credited` for one that brought nothing.
 */
export async function reverseDeposit(
  trx: PlatformDatabase,
  now: Date,
  id: number,
): Promise<Reversed | 'unknown' | 'not_credited'> {
  const known = await selectDeposit(trx, id)
  if (!known) return 'unknown'
  const { userId, currency, amount } = known
  const wallet = await lockWallet(trx, userId)
  const { status } = await lockDeposit(trx, id)
  if (status !== 'success') return 'not_credited'
  const before = (await selectTaken(trx, id)) ?? 0
  const taken = Math.min(amount - before, wallet.balances.real)
  if (taken > 0)
    await postMovements(trx, wallet, [
      {
        kind: 'deposit_reversal',
        scope: 'deposit_reversal',
        key: `${id}:${before}`,
        house: 'payments',
        gains: { real: -taken },
      },
    ])
  await putReversal(trx, now, { depositId: id, userId, amount, taken: before + taken })
  const { real: balance } = wallet.balances
  const order = await takeEventOrder(trx)
  return {
    userId,
    currency,
    taken,
    owed: amount - before - taken,
    notify: (realtime) => publishRealBalance(realtime, { userId, currency, balance, reason: 'other', order }),
  }
}
