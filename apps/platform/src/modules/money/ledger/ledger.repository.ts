import type { Currency } from '@yanta/contract'
import { command, integer, neverNull, query, row, text, type RowOf } from '@yanta/database/statements'
import type { RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  buildTransferEntries,
  namePlayerAccount,
  type HouseTransfer,
  type Balances,
  type PlayerAccount,
} from './ledger.rules.ts'

const account = row({ kind: text<PlayerAccount>(), unit: text, balance: integer })
const ownedAccount = row({ ...account.columns, userId: neverNull(integer) })

/** Creates the player's missing accounts. */
export async function insertPlayerAccounts(
  db: PlatformDatabase,
  userId: number,
  currency: Currency,
): Promise<void> {
  const kinds: PlayerAccount[] = ['real', 'bonus', 'compoints', 'winback']
  await command`
    insert into ledger_accounts (name, user_id, kind, unit)
    select account.name, ${userId}, account.kind, account.unit
    from unnest(${kinds.map((kind) => namePlayerAccount(userId, kind))}::text[], ${kinds}::text[], ${[currency, currency, 'COMPOINT', currency]}::text[])
      as account (name, kind, unit)
    on conflict (name) do nothing`.run(db)
}

export function selectPlayerAccounts(db: PlatformDatabase, userId: number): Promise<RowOf<typeof account>[]> {
  return query(account)`select kind, unit, balance from ledger_accounts where user_id = ${userId}`.list(db)
}

/** Always in the order of ids, so that two transactions never deadlock. */
export function selectPlayerAccountsForUpdate(
  trx: PlatformDatabase,
  userIds: readonly number[],
): Promise<RowOf<typeof ownedAccount>[]> {
  return query(ownedAccount)`
    select user_id as "userId", kind, unit, balance from ledger_accounts
    where user_id = any(${userIds}::bigint[]) order by id for update`.list(trx)
}

const lockedAccount = row({ name: text })

/** Locks the two house accounts of a transfer, in the order of ids. */
export async function lockHouseAccounts(trx: PlatformDatabase, transfer: HouseTransfer): Promise<void> {
  const names = buildTransferEntries(transfer).map(({ account: name }) => name)
  await query(lockedAccount)`
    select name from ledger_accounts where name = any(${names}::text[]) order by id for update`.list(trx)
}

/** Runs the CTEs of `buildMovementSteps` as a statement of their own. */
export async function insertMovements(trx: PlatformDatabase, steps: RawBuilder<unknown>): Promise<void> {
  await command`with ${steps} select`.run(trx)
}

export async function hasTransaction(trx: PlatformDatabase, scope: string, key: string): Promise<boolean> {
  const found = await trx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether anything was ever booked, under a scope or under any. */
export async function hasTransactions(db: PlatformDatabase, scope?: string): Promise<boolean> {
  const all = db.selectFrom('ledger_transactions').select('id').limit(1)
  const found = await (scope === undefined ? all : all.where('scope', '=', scope)).executeTakeFirst()
  return found !== undefined
}

export function toBalances(rows: readonly Pick<RowOf<typeof account>, 'kind' | 'balance'>[]): Balances {
  const balances: Balances = { real: 0, bonus: 0, compoints: 0, winback: 0 }
  for (const { kind, balance } of rows) balances[kind] = balance
  return balances
}
