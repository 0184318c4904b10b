// Payouts that need no person. A round of this is no part of the one that sends: however many wait for a person, those on their way
// are not held up.
import { addSeconds } from '@yanta/config/clock'
import type { Currency } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { CalendarDay } from '../../../plugins/calendar.ts'
import { sumRealStakes } from '../../play/rounds/rounds.service.ts'
import { readCreditedDeposits } from '../deposits/deposits.service.ts'
import { changePayout, type PayoutDeps } from './change-payout.service.ts'
import { forEachPayout } from './each-payout.service.ts'
import { automaticAfterSeconds, isPlayedOnce, isTrusted, isWithinDay, toKopecks } from './payout.rules.ts'
import { selectApprovedAlone, selectPayoutPlayer, type PayoutRecord } from './payouts.repository.ts'
import type { PayoutContent } from './request-payout.service.ts'

export interface ApprovingContext extends Pick<PayoutContent, 'currencies'> {
  readDay(moment: Date): CalendarDay
  /** Kopecks of a player and day that need no person; 0: none. */
  automaticPerDay: number
}

/** One round of the job. `report` receives the error of a payout that could not be looked at, and the others still are. */
export async function approvePayouts(
  deps: PayoutDeps,
  context: ApprovingContext,
  report: (error: unknown) => void,
): Promise<void> {
  if (context.automaticPerDay === 0) return
  await forEachPayout(deps.db, 'new', (payout) => approveAlone(deps, context, payout), report)
}

async function approveAlone(
  deps: PayoutDeps,
  context: ApprovingContext,
  payout: PayoutRecord,
): Promise<void> {
  const { id, userId, createdAt } = payout
  const now = deps.clock.now()
  if (addSeconds(createdAt, automaticAfterSeconds) > now) return
  const may = (db: PlatformDatabase) => needsNoPerson(db, context, payout, now)
  // One that waits for a person is asked about again and again: that takes no lock.
  if (await may(deps.db)) await changePayout(deps, { id, userId, event: 'approve', isAutomatic: true }, may)
}

/** What is read at once comes first, what counts rounds last. */
async function needsNoPerson(
  db: PlatformDatabase,
  { currencies, readDay, automaticPerDay }: ApprovingContext,
  { userId, amount, currency, method }: PayoutRecord,
  now: Date,
): Promise<boolean> {
  const count = (sum: number, each: { amount: number; currency: Currency }) =>
    sum + toKopecks(each.amount, each.currency, currencies)
  const wanted = count(0, { amount, currency })
  if (!isWithinDay(wanted, 0, automaticPerDay)) return false
  const approved = await selectApprovedAlone(db, userId, readDay(now).startsAt)
  if (!isWithinDay(wanted, approved.reduce(count, 0), automaticPerDay)) return false
  const { isMultiAccount, isHeld } = await selectPayoutPlayer(db, userId)
  const { isReversed, methods, amount: deposited, since } = await readCreditedDeposits(db, userId)
  if (!isTrusted({ isMultiAccount, isHeld, isReversed, depositMethods: methods }, method)) return false
  return isPlayedOnce(deposited, since === null ? 0 : await sumRealStakes(db, userId, since))
}
