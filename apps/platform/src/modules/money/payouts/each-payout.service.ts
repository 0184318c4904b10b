import type { PayoutStatus } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectPayoutsIn, type PayoutRecord } from './payouts.repository.ts'

const batchSize = 100

/** Does the work for every payout in a state, one after another. `report` receives the error of one, and the others still are done. */
export async function forEachPayout(
  db: PlatformDatabase,
  status: PayoutStatus,
  work: (payout: PayoutRecord) => Promise<unknown>,
  report: (error: unknown) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const payouts = await selectPayoutsIn(db, status, { after, limit: batchSize })
    for (const payout of payouts) await work(payout).catch(report)
    if (payouts.length < batchSize) return
    after = payouts.at(-1)!.id
  }
}
