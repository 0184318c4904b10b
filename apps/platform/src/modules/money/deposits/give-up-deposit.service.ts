// A deposit of which no provider will ever say how it ended. Promises: only what nobody knows is given up; money that comes all the same
// is credited and flagged, as after any failure.
import { treasuryTransactionConfirmed, type Currency, type DepositStatus } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { lockWallet } from '../ledger/ledger.service.ts'
import { nameDeposit } from './deposits.present.ts'
import { lockDeposit, selectDeposit, updateDeposit } from './deposits.repository.ts'

/** Amount in minor units. */
export interface GivenUp {
  userId: number
  amount: number
  currency: Currency
  /** To be called after the commit. */
  notify: AfterCommit
}

/**
 * Ends a deposit as failed, inside the caller's transaction: its provider is asked no more, and no limit of its player counts it.
 * @returns null for no deposit of this id; the status of one that is not unknown, which stays as it is
 */
export async function giveUpDeposit(
  trx: PlatformDatabase,
  now: Date,
  id: number,
): Promise<GivenUp | DepositStatus | null> {
  const known = await selectDeposit(trx, id)
  if (!known) return null
  const { userId, amount, currency } = known
  await lockWallet(trx, userId)
  const before = await lockDeposit(trx, id)
  if (before.status !== 'unknown') return before.status
  const status = 'failed'
  await updateDeposit(trx, id, { status, reason: 'abandoned' }, now)
  const order = await takeEventOrder(trx)
  const notice = { kind: 'deposit' as const, transaction_id: nameDeposit(id), status, amount, currency }
  return {
    userId,
    amount,
    currency,
    notify: (realtime) => realtime.publish(userRoom(userId), treasuryTransactionConfirmed, notice, { order }),
  }
}
