// Payouts on their way: handed to the provider, and asked for until they have ended. Promise: what a player can cancel has never been
// sent. A payout is marked as sent before the provider gets it, so that after a crash it is asked for, and sent again if the provider
// does not know it.
import type { PayoutAdapter } from '../../../adapters/payments/payout-adapter.ts'
import { changePayout, type PayoutDeps } from './change-payout.service.ts'
import { forEachPayout } from './each-payout.service.ts'
import { nameTransaction } from './payouts.present.ts'
import type { PayoutRecord } from './payouts.repository.ts'

/** One round of the job, which moves each payout by one step. `report` receives the error of a payout that could not be moved, and the others still are. */
export async function movePayouts(
  deps: PayoutDeps,
  adapter: PayoutAdapter,
  report: (error: unknown) => void,
): Promise<void> {
  await forEachPayout(deps.db, 'sent', (payout) => followSent(deps, adapter, payout), report)
  await forEachPayout(
    deps.db,
    'approved',
    ({ id, userId }) => changePayout(deps, { id, userId, event: 'send' }),
    report,
  )
}

async function followSent(deps: PayoutDeps, adapter: PayoutAdapter, payout: PayoutRecord): Promise<void> {
  const { id, userId, method, amount, fee, currency, fields } = payout
  const answer = await adapter.ask(nameTransaction(id))
  if (answer.status === 'unknown')
    await adapter.send({ id: nameTransaction(id), method, amount: amount - fee, currency, fields })
  else if (answer.status === 'done') await changePayout(deps, { id, userId, event: 'done' })
  else if (answer.status === 'failed')
    await changePayout(deps, { id, userId, event: 'failed', reason: answer.reason })
}
