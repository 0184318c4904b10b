// What providers say of deposits. Promises: each event is followed once, in one transaction under the wallet's lock and then the
// deposit's; a deposit is credited by one movement whose key is its id, so that not even an error here credits it twice; a
// notification has its effect and its row together, or neither.
import { addSeconds } from '@yanta/config/clock'
import { treasuryTransactionConfirmed } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { Opening, SentNotification } from '../../../adapters/payments/deposit-adapter.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { recordEvent, type AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { mayDeposit, readGateFacts } from '../gate/gate.service.ts'
import { lockWallet, postMovements, publishRealBalance, type Wallet } from '../ledger/ledger.service.ts'
import { followDeposit } from '../own-limits/own-limits.service.ts'
import { answerDueSeconds, followEvent, type DepositEvent, type DepositStep } from './deposit.rules.ts'
import type { DepositsContext } from './deposits-context.ts'
import { nameDeposit, readDepositName } from './deposits.present.ts'
import {
  insertNotification,
  insertOpenItem,
  lockDeposit,
  selectDeposit,
  updateDeposit,
  updateOpening,
  type DepositRecord,
} from './deposits.repository.ts'

type EventsContext = Pick<DepositsContext, 'db' | 'clock' | 'periods' | 'realtime' | 'rateToRub'>

interface Cause {
  /** Null: the provider works on it. */
  event: DepositEvent | null
  /** Of an opened one. */
  opening?: Opening
  /** A repeated one is without effect. */
  notification?: { eventId: string; body: string }
}

/**
 * Follows an event of a deposit, and notifies the player's pages after the commit.
 * @returns the deposit after it
 */
export async function applyProviderEvent(
  { db, clock, periods, realtime, rateToRub }: EventsContext,
  { id, userId }: Pick<DepositRecord, 'id' | 'userId'>,
  cause: Cause,
): Promise<DepositRecord> {
  const { deposit, notify } = await db.transaction().execute(async (trx) => {
    const wallet = await lockWallet(trx, userId)
    const before = await lockDeposit(trx, id)
    const now = clock.now()
    const { event, opening, notification } = cause
    if (notification) {
      const isNew = await insertNotification(trx, now, {
        ...notification,
        provider: before.provider,
        depositId: id,
      })
      if (!isNew) return { deposit: before }
    }
    if (opening) await updateOpening(trx, id, opening)
    const opened = { ...before, opening: before.opening ?? opening ?? null }
    if (!event) return { deposit: opened }
    const step = followEvent(before, event, event.type === 'succeeded' && (await isLate(trx, now, before)))
    if (step.flag)
      await insertOpenItem(trx, now, {
        depositId: id,
        kind: step.flag,
        event,
        status: before.status,
      })
    if (step.status === before.status) return { deposit: opened }
    const endedAt = step.status === 'success' || step.status === 'failed' ? now : null
    await updateDeposit(trx, id, step, endedAt)
    const after = { ...opened, status: step.status, reason: step.reason, endedAt }
    return {
      deposit: after,
      notify: await settle(trx, now, { wallet, deposit: after, step, periods, rateToRub }),
    }
  })
  notify?.(realtime)
  return deposit
}

/** Whether the time that it was reserved for is over, or its player may not begin one now. */
async function isLate(
  trx: PlatformDatabase,
  now: Date,
  { userId, createdAt }: DepositRecord,
): Promise<boolean> {
  if (addSeconds(createdAt, answerDueSeconds) < now) return true
  return mayDeposit(await readGateFacts(trx, now, userId)) !== null
}

interface Settled {
  wallet: Wallet
  deposit: DepositRecord
  step: DepositStep
  periods: EventsContext['periods']
  rateToRub: EventsContext['rateToRub']
}

/** Credits what succeeded; returns what the pages are told. */
async function settle(
  trx: PlatformDatabase,
  now: Date,
  { wallet, deposit, step, periods, rateToRub }: Settled,
): Promise<AfterCommit> {
  const { id, userId, amount, currency, giftId, status, createdAt } = deposit
  const key = String(id)
  if (step.isCredited) {
    await postMovements(trx, wallet, [
      { kind: 'deposit', scope: 'deposit', key, house: 'payments', gains: { real: amount } },
    ])
    await recordEvent(trx, now, {
      type: 'deposit.settled',
      userId,
      data: {
        depositId: key,
        amount,
        currency,
        rateToRub: rateToRub(currency),
        giftId,
        beganAt: createdAt.toISOString(),
        settledAt: now.toISOString(),
      },
    })
  }
  const notifyLimits = step.isCredited ? await followDeposit(trx, now, periods, { userId, currency }) : null
  const { real } = wallet.balances
  const order = await takeEventOrder(trx)
  return (realtime) => {
    notifyLimits?.(realtime)
    if (step.isCredited)
      publishRealBalance(realtime, { userId, currency, balance: real, reason: 'credit', order })
    realtime.publish(
      userRoom(userId),
      treasuryTransactionConfirmed,
      { kind: 'deposit', transaction_id: nameDeposit(id), status, amount, currency },
      { order },
    )
  }
}

/**
 * Follows a provider's notification once, however often it is sent.
 * @throws Refusal not_found (no such provider), invalid_signature, stale_signature, invalid_request, deposit_not_found: also when it is
 * another provider's
 */
export async function applyNotification(
  context: EventsContext & Pick<DepositsContext, 'adapters'>,
  provider: string,
  sent: SentNotification,
): Promise<void> {
  const { db, clock, adapters } = context
  const adapter = adapters.get(provider)
  if (!adapter) throw new Refusal('not_found')
  const read = adapter.readNotification(sent, clock.now())
  if (typeof read === 'string') throw new Refusal(read)
  const { eventId, orderId, verdict } = read
  const { body } = sent
  const id = readDepositName(orderId)
  const deposit = id === null ? undefined : await selectDeposit(db, id)
  if (!deposit || deposit.provider !== provider) {
    await insertNotification(db, clock.now(), { provider, eventId, depositId: null, body })
    throw new Refusal('deposit_not_found')
  }
  await applyProviderEvent(context, deposit, { event: verdict, notification: { eventId, body } })
}
