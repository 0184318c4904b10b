// What the house has to look at: rows of `deposit_open_items` until they are closed, and deposits without an answer.
import {
  command,
  integer,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const open = row({
  /** Of the item; null for a deposit without an answer, which is over when the answer comes. */
  itemId: nullable(integer),
  kind: text,
  depositId: integer,
  userId: integer,
  provider: text,
  amount: integer,
  currency: text,
  /** What the provider said, as JSON; null: nothing. */
  said: nullable(text),
  since: timestamptz,
})
export type OpenDeposit = RowOf<typeof open>

/** What somebody has to look at: items first, then deposits without an answer, at most `limit` of each; the oldest first. Many without an answer hide no item. */
export function selectOpenDeposits(db: PlatformDatabase, limit: number): Promise<OpenDeposit[]> {
  return query(open)`
    select * from (
      (select i.id as "itemId", i.kind, d.id as "depositId", d.user_id as "userId", d.provider, d.amount, d.currency,
        (i.detail -> 'event')::text as said, i.created_at as since
      from deposit_open_items i join deposits d on d.id = i.deposit_id where i.closed_at is null
      order by i.created_at, i.id limit ${limit})
      union all
      (select null, 'unanswered', d.id, d.user_id, d.provider, d.amount, d.currency, null, d.created_at
      from deposits d where d.status = 'unknown' order by d.created_at, d.id limit ${limit})
    ) items order by "itemId" is null, since, "depositId"`.list(db)
}

const closed = row({ depositId: integer, userId: integer, kind: text })

/** Closes an item, inside the caller's transaction; undefined when none of this id is open. */
export function updateClosed(
  trx: PlatformDatabase,
  now: Date,
  id: number,
): Promise<RowOf<typeof closed> | undefined> {
  return query(closed)`
    update deposit_open_items i set closed_at = ${now} from deposits d
    where i.id = ${id} and i.closed_at is null and d.id = i.deposit_id
    returning d.id as "depositId", d.user_id as "userId", i.kind`.find(trx)
}

const taken = row({ taken: integer })

/** What was taken back of a deposit; null: it was never reversed. */
export async function selectTaken(trx: PlatformDatabase, depositId: number): Promise<number | null> {
  const found = await query(taken)`
    select taken from deposit_reversals where deposit_id = ${depositId}`.find(trx)
  return found?.taken ?? null
}

interface Reversal {
  depositId: number
  userId: number
  amount: number
  taken: number
}

export async function putReversal(trx: PlatformDatabase, now: Date, reversal: Reversal): Promise<void> {
  await command`
    insert into deposit_reversals (deposit_id, user_id, amount, taken, created_at)
    values (${reversal.depositId}, ${reversal.userId}, ${reversal.amount}, ${reversal.taken}, ${now})
    on conflict (deposit_id) do update set taken = excluded.taken`.run(trx)
}
