// Orders of the payment page. Promises: an order is opened once, with what was signed; an event and what the platform is told of it
// are stored in one transaction, so that neither is lost by a crash.
import { randomBytes, randomUUID } from 'node:crypto'
import { addSeconds, type Clock } from '@yanta/config/clock'
import { Currency, Id, Locale, Money, PositiveMoney } from '@yanta/contract'
import { checkSignature } from '@yanta/contract/signature'
import { isPlainJson, Refusal } from '@yanta/server'
import * as v from 'valibot'
import type { ProviderDatabase } from '../database/records.ts'
import { beginOrder, followPayEvent, isEnded, type PayEvent } from './pay-order.rules.ts'
import {
  findOrder,
  insertNotification,
  insertOrder,
  listDueOrders,
  lockOrder,
  updateOrder,
  type PayOrder,
  type SignedOrder,
} from './pay-orders.repository.ts'

export interface PayContext {
  db: ProviderDatabase
  clock: Clock
  /** Signs what merchant and provider send each other. */
  secret: string
  /** Called after something was stored that is to be done now or later. */
  wake: () => void
}

const Order = v.strictObject({
  id: Id,
  method: v.pipe(v.string(), v.maxLength(100)),
  methodName: v.pipe(v.string(), v.maxLength(100)),
  isCard: v.boolean(),
  amount: PositiveMoney,
  fee: v.optional(Money, 0),
  currency: Currency,
  locale: Locale,
  returnUrl: v.pipe(
    v.string(),
    v.url(),
    v.check((text) => /^https?:\/\//i.test(text)),
  ),
})
const Sent = v.pipe(v.string(), v.check(isPlainJson), v.parseJson(), Order)

/** A form may be sent long after it was signed, but an order is not opened for ever. */
const longestAgeMs = 24 * 3_600_000

/**
 * Opens the order of a signed text, or finds it.
 * @throws Refusal invalid_signature; stale_signature for a new one whose signature is dated more than a day ago or ahead;
 * invalid_request for a text that is no order, and for one that differs from the order it names
 */
export async function openOrder(
  { db, clock, secret, wake }: PayContext,
  text: string,
  signature: string,
): Promise<PayOrder> {
  const now = clock.now()
  const signed = { secret, method: 'POST', path: '/pay', body: text }
  const fault = checkSignature(signature, signed, now.getTime(), longestAgeMs)
  if (fault === 'invalid_signature') throw new Refusal(fault)
  const read = v.safeParse(Sent, text)
  if (!read.success) throw new Refusal('invalid_request')
  const order = read.output
  const known = await findOrder(db, order.id)
  if (known) return asSigned(known, order)
  if (fault === 'stale_signature') throw new Refusal(fault)
  const pageKey = randomBytes(24).toString('base64url')
  await insertOrder(db, { ...order, pageKey, state: beginOrder(now), openedAt: now })
  wake()
  return asSigned((await findOrder(db, order.id))!, order)
}

function asSigned(known: PayOrder, order: SignedOrder): PayOrder {
  const isSame =
    known.method === order.method &&
    known.amount === order.amount &&
    known.currency === order.currency &&
    known.returnUrl === order.returnUrl
  if (!isSame) throw new Refusal('invalid_request')
  return known
}

/** Follows what a player did; the order after it, and whether the player is sent back. */
export async function followPlayer(
  { db, clock, wake }: PayContext,
  id: string,
  event: PayEvent,
  cardTail: string | null = null,
): Promise<{ order: PayOrder; leaves: boolean }> {
  const result = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id)
    const now = clock.now()
    const step = followPayEvent(order.state, event, now)
    if (!step) return { order, leaves: false }
    const { state, told, leaves } = step
    const endedAt = isEnded(state) ? now : null
    const after = { ...order, state, cardTail: cardTail ?? order.cardTail, endedAt }
    await updateOrder(trx, id, after)
    for (const { answer, afterSeconds } of told)
      await insertNotification(trx, {
        id: `n-${randomUUID()}`,
        orderId: id,
        answer:
          answer.status === 'success'
            ? { ...answer, amount: order.amount, currency: order.currency }
            : answer,
        sendAt: addSeconds(now, afterSeconds),
      })
    return { order: after, leaves }
  })
  wake()
  return result
}

/** Ends what is due. */
export async function endDueOrders(context: PayContext): Promise<void> {
  for (const id of await listDueOrders(context.db, context.clock.now()))
    await followPlayer(context, id, { type: 'due' })
}

/** What the merchant hears who asks for an order. */
export async function answerMerchant(
  { db }: Pick<PayContext, 'db'>,
  id: string,
): Promise<Record<string, unknown>> {
  const order = await findOrder(db, id)
  if (!order) return { status: 'unknown' }
  const { amount, currency, state } = order
  if (state.status === 'success') return { status: 'success', amount, currency }
  if (state.status === 'failed') return { status: 'failed', reason: state.reason }
  return { status: 'pending' }
}
