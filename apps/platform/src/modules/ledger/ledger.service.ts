// The only way money moves. Promises: every movement sums to zero, has one effect per scope and key, lies inside the caller's
// transaction, and leaves no player account below zero. Locks are taken in one order: players by account, then one house account.
import type { Currency } from '@yanta/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  buildMovementSteps,
  hasTransaction,
  insertPlayerAccounts,
  selectPlayerAccounts,
  selectPlayerAccountsForUpdate,
  toBalances,
} from './ledger.repository.ts'
import { applyMovements, type Balances, type Movement } from './ledger.rules.ts'

export type { Balances, Movement } from './ledger.rules.ts'
export { checkLedger, type LedgerFault, type LedgerReport } from './ledger.check.ts'
export { largestAmount, largestBalance } from './ledger.rules.ts'

/** A player's accounts, held by the current transaction until it ends. */
export interface Wallet {
  userId: number
  currency: Currency
  balances: Balances
}

/** Makes the accounts of a player; harmless when they exist. */
export async function openWallet(db: Kysely<any>, userId: number, currency: Currency): Promise<void> {
  await insertPlayerAccounts(db, userId, currency)
}

/** Takes hold of a player's accounts. What is read after this stays true until the transaction ends. Throws when there are none. */
export async function lockWallet(trx: Kysely<any>, userId: number): Promise<Wallet> {
  const [wallet] = await lockWallets(trx, [userId])
  return wallet!
}

/** Takes hold of several players' accounts at once, the only safe way to hold more than one wallet. */
export async function lockWallets(trx: Kysely<any>, userIds: readonly number[]): Promise<Wallet[]> {
  const rows = await selectPlayerAccountsForUpdate(trx, userIds)
  return userIds.map((userId) => {
    const own = rows.filter((row) => row.userId === userId)
    const real = own.find(({ kind }) => kind === 'real')
    if (!real) throw new Error(`player ${userId} has no accounts`)
    return { userId, currency: real.unit as Currency, balances: toBalances(own) }
  })
}

/**
 * Books movements of one player against one account of the house, inside the caller's transaction.
 * @returns the balances after it. Throws RangeError when one would fall below zero: ask before you move.
 */
export async function postMovements(
  trx: Kysely<any>,
  wallet: Wallet,
  movements: readonly Movement[],
): Promise<Balances> {
  const steps = bookMovements(wallet, movements)
  if (steps) await sql`with ${steps} select`.execute(trx)
  return wallet.balances
}

/**
 * What `postMovements` writes, as the steps of a `with` in the caller's own statement, which must be run. Null for no movements.
 * The steps are named posted, booked and balanced.
 */
export function bookMovements(wallet: Wallet, movements: readonly Movement[]): RawBuilder<unknown> | null {
  if (movements.length === 0) return null
  if (new Set(movements.map(({ house }) => house)).size > 1)
    throw new Error('movements of one call stand against one house account')
  wallet.balances = applyMovements(wallet.balances, movements)
  return buildMovementSteps(wallet.userId, wallet.currency, movements)
}

export interface Credit {
  userId: number
  currency: Currency
  /** Minor units, at least 1. */
  amount: number
  scope: string
  key: string
  note?: string
}

/** Gives a player real money from the house's grants: seeds and the desk. The same scope and key credit once. Bonus money has terms: `grantBonus`. */
export async function credit(
  trx: Kysely<any>,
  { userId, currency, amount, scope, key, note }: Credit,
): Promise<Balances> {
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  if (wallet.currency !== currency)
    throw new Error(`player ${userId} has a wallet in ${wallet.currency}, not ${currency}`)
  if (await hasTransaction(trx, scope, key)) return wallet.balances
  return postMovements(trx, wallet, [
    { kind: 'credit', scope, key, house: 'grants', gains: { real: amount }, note },
  ])
}

/** What a player has; zeros before the first movement. */
export async function getPlayerBalances(db: Kysely<any>, userId: number): Promise<Balances> {
  return toBalances(await selectPlayerAccounts(db, userId))
}
