// The single gate for moving money. Asked inside the transaction that is about to move it, after the wallet is locked:
// a break or a closing that was acknowledged before a stake arrives always stops that stake.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { findBreakEnd } from './gate.repository.ts'

export { findBreakEnd, readGateFacts } from './gate.repository.ts'
export { mayDeposit, mayStake, mayTakePart, type GateFacts, type StakeFacts } from './gate.rules.ts'

/**
 * The moment from which the days of a bonus or a gift count: now, or the end of the running break, during which it can't be used. What
 * is live when a break begins or grows is postponed by the break itself. `since` is for what ended at that moment and comes back: a
 * break that had begun before has postponed it already.
 */
export async function findTermStart(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  since?: Date,
): Promise<Date> {
  return (await findBreakEnd(trx, now, userId, since)) ?? now
}
