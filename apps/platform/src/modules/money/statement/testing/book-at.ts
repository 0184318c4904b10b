// Movements at chosen moments. The ledger takes the database's time, and ids follow it: book in the order of time, later than now.
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

let keys = 0

/** Books one movement of a player's real account, with the house account `games` behind it. */
export async function bookAt(
  db: PlatformDatabase,
  userId: number,
  { at, kind, amount, scope = 'test' }: { at: string; kind: string; amount: number; scope?: string },
): Promise<void> {
  keys += 1
  await sql`
    with posted as (
      insert into ledger_transactions (kind, scope, key, created_at)
      values (${kind}, ${scope}, ${`at ${keys}`}, ${at}::timestamptz) returning id
    ), booked as (
      insert into ledger_entries (transaction_id, account_id, unit, amount)
      select posted.id, account.id, account.unit, case when account.user_id is null then ${-amount}::int8 else ${amount}::int8 end
      from posted, ledger_accounts account where account.name in (${`player/${userId}/real`}, 'games/RUB/0')
      returning account_id, amount
    )
    update ledger_accounts set balance = balance + booked.amount from booked where id = booked.account_id`.execute(
    db,
  )
}
