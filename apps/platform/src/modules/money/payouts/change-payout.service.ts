// Every change of a payout after its request. Promises: one transaction under the player's wallet lock; an event has its effect once,
// and money and gifts come back with the state that says so.
import type { PayoutStatus } from '@yanta/contract'
import type { Deps } from '../../../plugins/deps.ts'
import { recordEvent, type AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import { publishGiftNews, restoreGifts } from '../../rewards/gifts/gifts.service.ts'
import { readGateFacts } from '../gate/gate.service.ts'
import {
  lockWallet,
  postHouseTransfer,
  postMovements,
  publishRealBalance,
  type Wallet,
} from '../ledger/ledger.service.ts'
import { bringsGiftsBack, decide, givesMoneyBack, type PayoutEvent } from './payout.rules.ts'
import { nameTransaction, publishPayout } from './payouts.present.ts'
import {
  hasDebt,
  lockPayout,
  selectBurntGifts,
  updateStatus,
  type PayoutRecord,
} from './payouts.repository.ts'

export type PayoutDeps = Pick<Deps, 'db' | 'clock' | 'realtime'>

export interface PayoutChange {
  id: number
  userId: number
  event: PayoutEvent
  /** The house's or the provider's words. */
  reason?: string | null
  /** Decided by a rule, without a person. */
  isAutomatic?: boolean
}

/** What an event did: the state after it, and whether it changed anything, is impossible, or waits until the player owes nothing. */
export interface PayoutOutcome {
  status: PayoutStatus
  effect: 'changed' | 'nothing' | 'impossible' | 'owing'
  notify: AfterCommit
}

/** Steps on the way out: none is taken while a deposit that was taken back is owed, and the money can still cover it. */
const wait: readonly PayoutEvent[] = ['approve', 'send']

/**
 * Applies an event to a payout in the caller's transaction; what it returns is published after the commit.
 * @param may asked before a change, with wallet and payout locked
 * @returns null when the player has no such payout
 */
export async function changeWithin(
  trx: PlatformDatabase,
  now: Date,
  { id, userId, event, reason = null, isAutomatic = false }: PayoutChange,
  may: (trx: PlatformDatabase, payout: PayoutRecord) => Promise<boolean> = async () => true,
): Promise<PayoutOutcome | null> {
  const wallet = await lockWallet(trx, userId)
  const payout = await lockPayout(trx, id)
  if (payout?.userId !== userId) return null
  const verdict = decide(payout.status, event)
  const unchanged = { status: payout.status, notify: () => {} }
  if (typeof verdict === 'string') return { ...unchanged, effect: verdict }
  if (wait.includes(event) && (await hasDebt(trx, userId))) return { ...unchanged, effect: 'owing' }
  if (!(await may(trx, payout))) return { ...unchanged, effect: 'nothing' }
  const status = verdict.to
  await updateStatus(trx, now, { id, status, reason, isAutomatic })
  const notifyMoney = await moveMoney(trx, now, wallet, payout, status)
  if (status === 'sent' || status === 'refused' || status === 'failed') {
    const { amount, currency, target } = payout
    await recordEvent(trx, now, {
      type: 'payout.moved',
      userId,
      data: { payoutId: id, status, amount, currency, target },
    })
  }
  const order = await takeEventOrder(trx)
  return {
    status,
    effect: 'changed',
    notify: (realtime) => {
      notifyMoney(realtime, order)
      publishPayout(realtime, { ...payout, status, order })
    },
  }
}

/** The same in a transaction of its own. */
export async function changePayout(
  { db, clock, realtime }: PayoutDeps,
  change: PayoutChange,
  may?: (trx: PlatformDatabase, payout: PayoutRecord) => Promise<boolean>,
): Promise<Omit<PayoutOutcome, 'notify'> | null> {
  const outcome = await db.transaction().execute((trx) => changeWithin(trx, clock.now(), change, may))
  outcome?.notify(realtime)
  return outcome
}

/** Moves what a new state moves; returns what the pages are told of it. */
async function moveMoney(
  trx: PlatformDatabase,
  now: Date,
  wallet: Wallet,
  { id, userId, amount, createdAt }: PayoutRecord,
  status: PayoutStatus,
): Promise<(realtime: Realtime, order: number) => void> {
  const { currency } = wallet
  const key = nameTransaction(id)
  if (status === 'done')
    await postHouseTransfer(trx, {
      kind: 'payout_done',
      scope: 'payout-end',
      key,
      from: 'payouts',
      to: 'payments',
      currency,
      amount,
    })
  if (!givesMoneyBack(status)) return () => {}
  const { real } = await postMovements(trx, wallet, [
    {
      kind: 'payout_return',
      scope: 'payout-end',
      key,
      house: 'payouts',
      gains: { real: amount },
      note: status,
    },
  ])
  // Self-exclusion ends gifts: none comes back after it.
  const areRestored = bringsGiftsBack(status) && !(await readGateFacts(trx, now, userId)).isExcluded
  const gifts = areRestored
    ? await restoreGifts(trx, now, { userId, burntAt: createdAt, burnt: await selectBurntGifts(trx, id) })
    : []
  return (realtime, order) => {
    publishGiftNews(realtime, gifts)
    publishRealBalance(realtime, { userId, currency, balance: real, reason: 'other', order })
  }
}
