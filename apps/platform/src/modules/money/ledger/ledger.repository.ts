import type { Currency } from '@yanta/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  buildEntries,
  namePlayerAccount,
  type Balances,
  type Movement,
  type PlayerAccount,
} from './ledger.rules.ts'

interface AccountRow {
  kind: PlayerAccount
  unit: string
  balance: number
}

/** Creates the player's missing accounts. */
export async function insertPlayerAccounts(
  db: Kysely<any>,
  userId: number,
  currency: Currency,
): Promise<void> {
  const kinds: PlayerAccount[] = ['real', 'bonus', 'compoints']
  await sql`
    insert into ledger_accounts (name, user_id, kind, unit)
    select account.name, ${userId}, account.kind, account.unit
    from unnest(${kinds.map((kind) => namePlayerAccount(userId, kind))}::text[], ${kinds}::text[], ${[currency, currency, 'COMPOINT']}::text[])
      as account (name, kind, unit)
    on conflict (name) do nothing`.execute(db)
}

export async function selectPlayerAccounts(db: Kysely<any>, userId: number): Promise<AccountRow[]> {
  const { rows } =
    await sql<AccountRow>`select kind, unit, balance from ledger_accounts where user_id = ${userId}`.execute(
      db,
    )
  return rows
}

/** Always in the order of ids, so that two transactions never deadlock. */
export async function selectPlayerAccountsForUpdate(
  trx: Kysely<any>,
  userIds: readonly number[],
): Promise<(AccountRow & { userId: number })[]> {
  const { rows } = await sql<AccountRow & { userId: number }>`
    select user_id as "userId", kind, unit, balance from ledger_accounts
    where user_id = any(${userIds}::bigint[]) order by id for update`.execute(trx)
  return rows
}

/** The CTEs of one statement that write the transactions, their entries and the new balances. */
export function buildMovementSteps(
  userId: number,
  currency: Currency,
  movements: readonly Movement[],
): RawBuilder<unknown> {
  const entries = movements.flatMap((movement) =>
    buildEntries(movement, userId, currency).map((entry) => ({ ...entry, ...movement })),
  )
  return sql`
    posted as (
      insert into ledger_transactions (kind, scope, key, note)
      select * from unnest(
        ${movements.map(({ kind }) => kind)}::text[], ${movements.map(({ scope }) => scope)}::text[], ${movements.map(({ key }) => key)}::text[],
        ${movements.map(({ note }) => note ?? null)}::text[])
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

export async function hasTransaction(trx: Kysely<any>, scope: string, key: string): Promise<boolean> {
  const { rows } =
    await sql`select id from ledger_transactions where scope = ${scope} and key = ${key}`.execute(trx)
  return rows.length > 0
}

export function toBalances(rows: readonly AccountRow[]): Balances {
  const balances: Balances = { real: 0, bonus: 0, compoints: 0 }
  for (const { kind, balance } of rows) balances[kind] = balance
  return balances
}
