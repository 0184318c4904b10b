// Compoints of seats in cancelled tournaments and series. Promises: each seat is given back once, in one transaction with the mark of it.
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import { takeEventOrder } from '../../../../plugins/realtime/event-order.repository.ts'
import { lockWallet, postMovements } from '../../../money/ledger/ledger.service.ts'
import { publishCompoints } from '../../compoints/compoints.service.ts'
import { seatScope } from '../joining/seats.repository.ts'
import { lockOwedSeat, selectOwedSeats, updateRefunded, type PaidSeat } from './refunds.repository.ts'

/** One after another; who can't be paid now does not hold up the others, and is tried again by the next call. */
export async function refundSeats({
  db,
  clock,
  realtime,
}: Pick<Deps, 'db' | 'clock' | 'realtime'>): Promise<void> {
  const failures: unknown[] = []
  for (const seat of await selectOwedSeats(db)) {
    try {
      const refund = await db.transaction().execute((trx) => refundSeat(trx, clock.now(), seat))
      if (refund) publishCompoints(realtime, new Map([[seat.userId, refund.balance]]), refund.order)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function refundSeat(
  trx: PlatformDatabase,
  now: Date,
  seat: PaidSeat,
): Promise<{ balance: number; order: number } | null> {
  const price = await lockOwedSeat(trx, seat)
  // Another process has given it back meanwhile.
  if (price === undefined) return null
  const { contestId, userId } = seat
  const wallet = await lockWallet(trx, userId)
  const { compoints } = await postMovements(trx, wallet, [
    {
      kind: 'compoints',
      scope: seatScope,
      key: `${contestId} ${userId} back`,
      house: 'compoints',
      gains: { compoints: price },
    },
  ])
  await updateRefunded(trx, now, seat)
  return { balance: compoints, order: await takeEventOrder(trx) }
}
