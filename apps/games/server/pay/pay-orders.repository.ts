// The stored orders of the payment page, and what the platform is still to be told of them.
import type { Currency, Locale } from '@yanta/contract'
import type { Selectable } from 'kysely'
import type { ProviderDatabase } from '../database/records.ts'
import type { PayOrdersTable } from '../database/schema.ts'
import type { PayState, Told } from './pay-order.rules.ts'

type Row = Selectable<PayOrdersTable>

/** As the merchant signed it. */
export interface SignedOrder {
  id: string
  method: string
  methodName: string
  isCard: boolean
  /** Minor units. */
  amount: number
  /** Paid on top of it. */
  fee: number
  currency: Currency
  locale: Locale
  returnUrl: string
}

export interface PayOrder extends SignedOrder {
  /** Names its page, and nobody can guess it. */
  pageKey: string
  state: PayState
  /** The last digits of the card. */
  cardTail: string | null
  openedAt: Date
  endedAt: Date | null
}

export async function findOrder(db: ProviderDatabase, id: string): Promise<PayOrder | undefined> {
  const row = await db.selectFrom('pay_orders').selectAll().where('id', '=', id).executeTakeFirst()
  return row && readOrder(row)
}

export async function findOrderOfPage(db: ProviderDatabase, pageKey: string): Promise<PayOrder | undefined> {
  const row = await db.selectFrom('pay_orders').selectAll().where('page_key', '=', pageKey).executeTakeFirst()
  return row && readOrder(row)
}

/** Locks an order until the transaction ends. */
export async function lockOrder(trx: ProviderDatabase, id: string): Promise<PayOrder> {
  return readOrder(
    await trx.selectFrom('pay_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  )
}

/** Without effect for one that is stored. */
export async function insertOrder(
  db: ProviderDatabase,
  { state, ...order }: Omit<PayOrder, 'cardTail' | 'endedAt'>,
): Promise<void> {
  await db
    .insertInto('pay_orders')
    .values({
      id: order.id,
      page_key: order.pageKey,
      method: order.method,
      method_name: order.methodName,
      is_card: order.isCard,
      amount: order.amount,
      fee: order.fee,
      currency: order.currency,
      locale: order.locale,
      return_url: order.returnUrl,
      opened_at: order.openedAt,
      ...writeState(state),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function updateOrder(
  trx: ProviderDatabase,
  id: string,
  { state, cardTail, endedAt }: Pick<PayOrder, 'state' | 'cardTail' | 'endedAt'>,
): Promise<void> {
  await trx
    .updateTable('pay_orders')
    .set({ ...writeState(state), card_tail: cardTail, ended_at: endedAt })
    .where('id', '=', id)
    .execute()
}

/** Orders that go on by themselves by now. */
export async function listDueOrders(db: ProviderDatabase, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pay_orders')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

interface NewNotification {
  id: string
  orderId: string
  answer: Told & { amount?: number; currency?: Currency }
  sendAt: Date
}

export async function insertNotification(
  trx: ProviderDatabase,
  { id, orderId, answer, sendAt }: NewNotification,
): Promise<void> {
  const body = JSON.stringify({ id, order: orderId, ...answer })
  await trx.insertInto('pay_notifications').values({ id, order_id: orderId, body, next_at: sendAt }).execute()
}

export interface DueNotification {
  id: string
  body: string
  /** How often it was sent before. */
  tries: number
}

/** Takes those that are due, so that no other process sends them before `until`. */
export async function takeDueNotifications(
  db: ProviderDatabase,
  now: Date,
  until: Date,
): Promise<DueNotification[]> {
  const rows = await db
    .updateTable('pay_notifications')
    .set((eb) => ({ next_at: until, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pay_notifications')
        .select('id')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'tries'])
    .execute()
  return rows.map(({ id, body, tries }) => ({ id, body, tries: tries - 1 }))
}

export async function setAcknowledged(db: ProviderDatabase, id: string, now: Date): Promise<void> {
  await db
    .updateTable('pay_notifications')
    .set({ acknowledged_at: now, next_at: null })
    .where('id', '=', id)
    .execute()
}

export async function postponeNotification(db: ProviderDatabase, id: string, until: Date): Promise<void> {
  await db.updateTable('pay_notifications').set({ next_at: until }).where('id', '=', id).execute()
}

/** When the next order or notification is due; null: none is. */
export async function findNextDue(db: ProviderDatabase): Promise<Date | null> {
  const [order, notification] = await Promise.all([
    db
      .selectFrom('pay_orders')
      .select('due_at as at')
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('pay_notifications')
      .select('next_at as at')
      .where('next_at', 'is not', null)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst(),
  ])
  const times = [order?.at, notification?.at].flatMap((at) => at ?? [])
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null
}

function writeState({ status, reason, outcome, wrongCodes, isSilent, dueAt }: PayState) {
  return { status, reason, outcome, wrong_codes: wrongCodes, is_silent: isSilent, due_at: dueAt }
}

function readOrder(row: Row): PayOrder {
  return {
    id: row.id,
    pageKey: row.page_key,
    method: row.method,
    methodName: row.method_name,
    isCard: row.is_card,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    locale: row.locale,
    returnUrl: row.return_url,
    cardTail: row.card_tail,
    openedAt: row.opened_at,
    endedAt: row.ended_at,
    state: {
      status: row.status,
      reason: row.reason,
      outcome: row.outcome,
      wrongCodes: row.wrong_codes,
      isSilent: row.is_silent,
      dueAt: row.due_at,
    },
  }
}
