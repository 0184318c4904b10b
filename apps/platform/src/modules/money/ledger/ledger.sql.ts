import type { Currency } from '@yanta/contract'
import { sql, type RawBuilder } from 'kysely'
import {
  buildEntries,
  buildTransferEntries,
  type Entry,
  type HouseTransfer,
  type Movement,
} from './ledger.rules.ts'

/** The CTEs of one statement that write the transactions, their entries and the new balances. */
export function buildMovementSteps(
  userId: number,
  currency: Currency,
  movements: readonly Movement[],
): RawBuilder<unknown> {
  return buildSteps(
    movements.map((movement) => ({ ...movement, entries: buildEntries(movement, userId, currency) })),
  )
}

/** The same for a transfer between house accounts. */
export function buildTransferSteps(transfer: HouseTransfer): RawBuilder<unknown> {
  return buildSteps([{ ...transfer, entries: buildTransferEntries(transfer) }])
}

interface Posting extends Pick<Movement, 'scope' | 'key' | 'note' | 'at'> {
  kind: (Movement | HouseTransfer)['kind']
  entries: Entry[]
}

function buildSteps(postings: readonly Posting[]): RawBuilder<unknown> {
  const entries = postings.flatMap(({ scope, key, entries: own }) =>
    own.map((entry) => ({ ...entry, scope, key })),
  )
  const times = postings.flatMap(({ at }) => at ?? [])
  return sql`
    posted as (
      insert into ledger_transactions (kind, scope, key, note${times.length > 0 ? sql`, created_at` : sql``})
      select * from unnest(
        ${postings.map(({ kind }) => kind)}::text[], ${postings.map(({ scope }) => scope)}::text[], ${postings.map(({ key }) => key)}::text[],
        ${postings.map(({ note }) => note ?? null)}::text[]${times.length > 0 ? sql`, ${times}::timestamptz[]` : sql``})
      returning id, scope, key
    ), booked as (
      insert into ledger_entries (transaction_id, account_id, unit, amount)
      select posted.id, account.id, account.unit, entry.amount
      from unnest(
        ${entries.map(({ scope }) => scope)}::text[], ${entries.map(({ key }) => key)}::text[],
        ${entries.map(({ account }) => account)}::text[], ${entries.map(({ amount }) => amount)}::bigint[]) as entry (scope, key, account, amount)
      join posted using (scope, key)
      join ledger_accounts account on account.name = entry.account
      returning account_id, amount
    ), balanced as (
      update ledger_accounts set balance = balance + change.amount
      from (select account_id, sum(amount)::int8 as amount from booked group by account_id) change
      where id = change.account_id
    )`
}
