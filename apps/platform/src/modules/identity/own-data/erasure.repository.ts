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
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { TablePlan } from './data-plan.ts'

const found = row({ id: integer })

/** Accounts closed before a moment and not erased, the longest closed first; those to whom real money is owed are left out. */
export async function selectAccountsToErase(
  db: PlatformDatabase,
  closedBefore: Date,
  limit: number,
): Promise<number[]> {
  const accounts = await query(found)`
    select u.id from users u
    where u.closed_at < ${closedBefore} and u.erased_at is null
      and not exists (select from ledger_accounts a where a.user_id = u.id and a.kind = 'real' and a.balance <> 0)
    order by u.closed_at limit ${limit}`.list(db)
  return accounts.map(({ id }) => id)
}

const account = row({
  email: nullable(text),
  phone: nullable(text),
  firstname: nullable(text),
  lastname: nullable(text),
  birthday: nullable(text),
})

/** Locks an account that is closed and not erased. */
export function lockClosedAccount(
  trx: PlatformDatabase,
  userId: number,
): Promise<RowOf<typeof account> | undefined> {
  return query(account)`
    select email, phone, firstname, lastname, birthday::text as birthday from users where id = ${userId} and closed_at is not null and erased_at is null for update`.find(
    trx,
  )
}

/** Erases what the plan says of a player's rows. */
export async function eraseRows(
  trx: PlatformDatabase,
  { table, rows, erased }: TablePlan,
  player: number,
): Promise<void> {
  if (erased === 'rows') {
    await command`delete from ${sql.table(table)} t where ${rows(player)}`.run(trx)
    return
  }
  const changes = Object.entries(erased).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (changes.length > 0)
    await command`update ${sql.table(table)} t set ${sql.join(changes)} where ${rows(player)}`.run(trx)
}

export async function markErased(trx: PlatformDatabase, now: Date, userId: number): Promise<void> {
  await trx.updateTable('users').set({ erased_at: now }).where('id', '=', userId).execute()
}

const exclusion = row({ until: nullable(timestamptz) })

/** The self-exclusion of a player whose term is not over; null is for ever. */
export function findExclusion(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
): Promise<{ until: Date | null } | undefined> {
  return query(exclusion)`
    select until from self_exclusions where user_id = ${userId} and ended_at is null and (until is null or until > ${now})`.find(
    trx,
  )
}
