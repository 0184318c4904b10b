import { sql, type Kysely } from 'kysely'

/**
 * The order number of an event with a state, such as a balance. Draw it while the transaction holds the lock on that state:
 * then the later state has the higher number, whichever process publishes it.
 */
export async function takeEventOrder(trx: Kysely<any>): Promise<number> {
  const { rows } = await sql<{ order: number }>`select nextval('event_order') as "order"`.execute(trx)
  return rows[0]!.order
}
