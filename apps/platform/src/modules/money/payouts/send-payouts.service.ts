// Payouts on their way: approved without a person where the rule allows it, handed to the provider, and asked for until they have
// ended. Promise: what a player can cancel has never been sent. A payout is marked as sent before the provider gets it, so that
// after a crash it is asked for, and sent again if the provider does not know it.
import { addSeconds } from '@yanta/config/clock'
import type { Currency, PayoutStatus } from '@yanta/contract'
import type { PayoutAdapter } from '../../../adapters/payments/payout-adapter.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Weeks } from '../../../plugins/calendar.ts'
import { changePayout, type PayoutDeps } from './change-payout.service.ts'
import { sumRealStakes } from '../../play/rounds/rounds.service.ts'
import { readCreditedDeposits } from '../deposits/deposits.service.ts'
import { automaticAfterSeconds, isTrusted, isWithinDay, toKopecks } from './payout.rules.ts'
import { nameTransaction } from './payouts.present.ts'
import {
  selectApprovedAlone,
  selectPayoutPlayer,
  selectPayoutsIn,
  type PayoutRecord,
} from './payouts.repository.ts'
import type { PayoutContent } from './request-payout.service.ts'

export interface SendingContext extends Pick<PayoutContent, 'currencies'> {
  weeks: Weeks
  /** Kopecks of a player and day that need no person; 0: none. */
  automaticPerDay: number
  adapter: PayoutAdapter
}

const batchSize = 100

/** One round of the job, which moves each payout by one step. `report` receives the error of a payout that could not be moved, and the others still are. */
export async function movePayouts(
  deps: PayoutDeps,
  context: SendingContext,
  report: (error: unknown) => void,
): Promise<void> {
  await forEachIn(deps.db, 'sent', (payout) => followSent(deps, context.adapter, payout), report)
  await forEachIn(
    deps.db,
    'approved',
    ({ id, userId }) => changePayout(deps, { id, userId, event: 'send' }),
    report,
  )
  if (context.automaticPerDay > 0)
    await forEachIn(deps.db, 'new', (payout) => approveAlone(deps, context, payout), report)
}

async function forEachIn(
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

async function approveAlone(
  deps: PayoutDeps,
  { currencies, weeks, automaticPerDay }: SendingContext,
  { id, userId, createdAt }: PayoutRecord,
): Promise<void> {
  const now = deps.clock.now()
  if (addSeconds(createdAt, automaticAfterSeconds) > now) return
  const startOfDay = weeks.startOfDay(now, 0)
  const may = async (trx: PlatformDatabase, { amount, currency, method }: PayoutRecord) => {
    const count = (sum: number, each: { amount: number; currency: Currency }) =>
      sum + toKopecks(each.amount, each.currency, currencies)
    const approved = await selectApprovedAlone(trx, userId, startOfDay)
    if (!isWithinDay(count(0, { amount, currency }), approved.reduce(count, 0), automaticPerDay)) return false
    const { isMultiAccount, isHeld } = await selectPayoutPlayer(trx, userId)
    const deposits = await readCreditedDeposits(trx, userId)
    const staked = deposits.since === null ? 0 : await sumRealStakes(trx, userId, deposits.since)
    return isTrusted(
      {
        isMultiAccount,
        isHeld,
        isReversed: deposits.isReversed,
        depositMethods: deposits.methods,
        deposited: deposits.amount,
        staked,
      },
      method,
    )
  }
  await changePayout(deps, { id, userId, event: 'approve', isAutomatic: true }, may)
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
