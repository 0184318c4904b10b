// The only way money moves. Promises: every movement sums to zero, has one effect per scope and key, lies inside the caller's
// transaction, and leaves no player account below zero. Locks are taken in one order: players by account, then house accounts by id,
// of which a movement of a player has one.
import type { Currency } from '@yanta/contract'
import type { RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  hasTransaction,
  insertMovements,
  insertPlayerAccounts,
  lockHouseAccounts,
  selectPlayerAccounts,
  selectPlayerAccountsForUpdate,
  toBalances,
} from './ledger.repository.ts'
import { buildMovementSteps, buildTransferSteps } from './ledger.sql.ts'
import { applyMovements, type Balances, type HouseTransfer, type Movement } from './ledger.rules.ts'

export { hasTransactions } from './ledger.repository.ts'
export { publishRealBalance } from './ledger.present.ts'
export type { Balances, Movement } from './ledger.rules.ts'
export { checkLedger, type LedgerFault, type LedgerReport } from './ledger-check.repository.ts'
export { largestAmount, largestBalance } from './ledger.rules.ts'

/** A player's accounts, locked until the current transaction ends. */
export interface Wallet {
  userId: number
  currency: Currency
  balances: Balances
}

/** Creates the accounts of a player; a no-op when they exist. */
export async function openWallet(db: PlatformDatabase, userId: number, currency: Currency): Promise<void> {
  await insertPlayerAccounts(db, userId, currency)
}

/** Locks a player's accounts, so that the balances read stay true until the transaction ends. Throws when there are none. */
export async function lockWallet(trx: PlatformDatabase, userId: number): Promise<Wallet> {
  const [wallet] = await lockWallets(trx, [userId])
  return wallet!
}

/** Locks several players' accounts at once, the only safe way to hold more than one wallet. */
export async function lockWallets(trx: PlatformDatabase, userIds: readonly number[]): Promise<Wallet[]> {
  const rows = await selectPlayerAccountsForUpdate(trx, userIds)
  return userIds.map((userId) => {
    const own = rows.filter((row) => row.userId === userId)
    const real = own.find(({ kind }) => kind === 'real')
    if (!real) throw new Error(`player ${userId} has no accounts`)
    return { userId, currency: real.unit as Currency, balances: toBalances(own) }
  })
}

/**
 * Books movements of one player against one house account, inside the caller's transaction.
 * @returns the balances after it. Throws RangeError when one would fall below zero: check before calling.
 */
export async function postMovements(
  trx: PlatformDatabase,
  wallet: Wallet,
  movements: readonly Movement[],
): Promise<Balances> {
  const steps = bookMovements(wallet, movements)
  if (steps) await insertMovements(trx, steps)
  return wallet.balances
}

/**
 * The writes of `postMovements` as CTEs for the caller's own statement, which must be run. Null for no movements.
 * The CTEs are named posted, booked and balanced.
 */
export function bookMovements(wallet: Wallet, movements: readonly Movement[]): RawBuilder<unknown> | null {
  if (movements.length === 0) return null
  if (new Set(movements.map(({ house }) => house)).size > 1)
    throw new Error('movements of one call stand against one house account')
  wallet.balances = applyMovements(wallet.balances, movements)
  return buildMovementSteps(wallet.userId, wallet.currency, movements)
}

/** Moves money between two house accounts, inside the caller's transaction. @throws an error with the code 23505 for a scope and key that were used */
export async function postHouseTransfer(trx: PlatformDatabase, transfer: HouseTransfer): Promise<void> {
  await lockHouseAccounts(trx, transfer)
  await insertMovements(trx, buildTransferSteps(transfer))
}

export interface Credit {
  userId: number
  currency: Currency
  /** Minor units, at least 1. */
  amount: number
  scope: string
  key: string
  note?: string
  /** See `Movement`. */
  at?: Date
}

/** Credits real money from the house account `grants`, for seeds and the desk. The same scope and key credit once. Bonus money has terms: `grantBonus`. */
export async function credit(
  trx: PlatformDatabase,
  { userId, currency, amount, scope, key, note, at }: Credit,
): Promise<Balances> {
  const { wallet, isDone } = await lockForGrant(trx, { userId, currency, scope, key })
  if (isDone) return wallet.balances
  return postMovements(trx, wallet, [
    { kind: 'credit', scope, key, house: 'grants', gains: { real: amount }, note, ...(at && { at }) },
  ])
}

/** `credit` the other way round, for the desk: real money goes back to `grants`. @throws RangeError when the player has less */
export async function debit(
  trx: PlatformDatabase,
  { userId, currency, amount, scope, key, note }: Omit<Credit, 'at'>,
): Promise<Balances> {
  const { wallet, isDone } = await lockForGrant(trx, { userId, currency, scope, key })
  if (isDone) return wallet.balances
  return postMovements(trx, wallet, [
    { kind: 'debit', scope, key, house: 'grants', gains: { real: -amount }, note },
  ])
}

async function lockForGrant(
  trx: PlatformDatabase,
  { userId, currency, scope, key }: Pick<Credit, 'userId' | 'currency' | 'scope' | 'key'>,
): Promise<{ wallet: Wallet; isDone: boolean }> {
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  if (wallet.currency !== currency)
    throw new Error(`player ${userId} has a wallet in ${wallet.currency}, not ${currency}`)
  return { wallet, isDone: await hasTransaction(trx, scope, key) }
}

/** The balances of the column of `selectBalances`. */
export function completeBalances(found: Partial<Balances> | null): Balances {
  return { real: 0, bonus: 0, compoints: 0, winback: 0, ...found }
}

/** The player's balances; zeros before the first movement. */
export async function getPlayerBalances(db: PlatformDatabase, userId: number): Promise<Balances> {
  return toBalances(await selectPlayerAccounts(db, userId))
}
