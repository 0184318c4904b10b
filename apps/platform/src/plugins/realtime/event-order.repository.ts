import { integer, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../database/platform-database.ts'

const drawn = row({ order: integer })

/**
 * The order number of an event with a state, such as a balance. Draw it while the transaction holds the lock on that state:
 * then the later state has the higher number, whichever process publishes it.
 */
export async function takeEventOrder(trx: PlatformDatabase): Promise<number> {
  return (await query(drawn)`select nextval('event_order') as "order"`.get(trx)).order
}
