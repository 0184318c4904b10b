import type { Database } from '@yanta/database'
import { testServerUrl } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { createPlayer, createWalletDatabase } from '../wallet/testing/wallet-database.ts'
import {
  checkLedger,
  credit,
  getPlayerBalances,
  lockWallet,
  lockWallets,
  openWallet,
  postHouseTransfer,
  postMovements,
  type Movement,
} from './ledger.service.ts'

let database: Database<PlatformTables>
let playerId: number
beforeAll(async () => {
  database = await createWalletDatabase()
})
beforeEach(async () => {
  playerId = await createPlayer(database.db, { balance: 500 })
})
afterAll(() => database.close())

const bet = (real: number, key = `bet ${playerId}`): Movement => ({
  kind: 'bet',
  scope: 'test',
  key,
  house: 'games',
  gains: { real },
})
const post = (...movements: Movement[]) =>
  database.db
    .transaction()
    .execute(async (trx) => postMovements(trx, await lockWallet(trx, playerId), movements))

test('a credit counts once per scope and key', async () => {
  const wanted = {
    userId: playerId,
    currency: 'RUB' as const,
    amount: 70,
    scope: 'desk',
    key: `once ${playerId}`,
  }
  const first = await database.db.transaction().execute((trx) => credit(trx, wanted))
  expect(first.real).toBe(570)
  expect(await database.db.transaction().execute((trx) => credit(trx, wanted))).toEqual(first)
})

test("a credit in another currency than the wallet's is an error", async () => {
  const wanted = {
    userId: playerId,
    currency: 'EUR' as const,
    amount: 70,
    scope: 'desk',
    key: `euro ${playerId}`,
  }
  await expect(database.db.transaction().execute((trx) => credit(trx, wanted))).rejects.toThrow(
    'wallet in RUB',
  )
})

test('movements belong to their transaction: an error thrown after them rolls them back', async () => {
  await expect(
    database.db.transaction().execute(async (trx) => {
      await postMovements(trx, await lockWallet(trx, playerId), [bet(-100)])
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 500 })
})

test('the same scope and key never move money twice', async () => {
  await post(bet(-100))
  await expect(post(bet(-100))).rejects.toMatchObject({ code: '23505' })
  expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 400 })
})

test('a player without accounts has zero balances, and can not be locked', async () => {
  expect(await getPlayerBalances(database.db, 999_999)).toEqual({
    real: 0,
    bonus: 0,
    compoints: 0,
    winback: 0,
  })
  await expect(database.db.transaction().execute((trx) => lockWallet(trx, 999_999))).rejects.toThrow(
    'has no accounts',
  )
})

test('several wallets are locked at once and returned in the order of the request', async () => {
  const other = await createPlayer(database.db, { balance: 30 })
  const wallets = await database.db.transaction().execute((trx) => lockWallets(trx, [other, playerId]))
  expect(wallets.map(({ userId, balances }) => [userId, balances.real])).toEqual([
    [other, 30],
    [playerId, 500],
  ])
})

describe('the constraints of the database', () => {
  const one = (statement: string) => sql.raw(statement).execute(database.db)
  const account = (name: string) => `(select id from ledger_accounts where name = '${name}')`

  test('refuses a player account below zero', async () => {
    await expect(
      one(`update ledger_accounts set balance = -1 where name = 'player/${playerId}/real'`),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('refuses a transaction that does not sum to zero', async () => {
    await expect(
      one(`
      with posted as (insert into ledger_transactions (kind, scope, key) values ('bet', 'test', 'half') returning id)
      insert into ledger_entries (transaction_id, account_id, unit, amount) select id, ${account(`player/${playerId}/real`)}, 'RUB', -5 from posted`),
    ).rejects.toThrow('sum to zero')
  })

  test("refuses entries in another unit than their account's", async () => {
    await expect(
      one(`
      with posted as (insert into ledger_transactions (kind, scope, key) values ('bet', 'test', 'mixed') returning id)
      insert into ledger_entries (transaction_id, account_id, unit, amount)
      select id, account, 'EUR', amount from posted, (values (${account(`player/${playerId}/real`)}, -5), (${account('grants/EUR')}, 5)) as entry (account, amount)`),
    ).rejects.toMatchObject({ code: '23503' })
  })

  test.each([
    'update ledger_entries set amount = amount',
    'delete from ledger_entries',
    'delete from ledger_transactions',
    "update ledger_transactions set note = 'another'",
    "update ledger_transactions set note = null, kind = 'credit'",
    'truncate ledger_entries',
  ])('refuses: %s', async (statement) => {
    await expect(one(statement)).rejects.toThrow('written once')
  })
})

describe('the check', () => {
  /** A change possible only with direct access to the database. */
  async function tamper(statement: string) {
    await sql.raw('alter table ledger_entries disable trigger user').execute(database.db)
    await sql.raw(statement).execute(database.db)
    await sql.raw('alter table ledger_entries enable trigger user').execute(database.db)
  }

  test('finds nothing in a consistent ledger and counts accounts, transactions and entries', async () => {
    await openWallet(database.db, playerId, 'RUB')
    const { faults, accounts, transactions, entries } = await checkLedger(database.db)
    expect(faults).toEqual([])
    expect(accounts).toBeGreaterThan(100)
    expect(entries).toBe(2 * transactions)
  })

  test('names the account whose balance is not the sum of its entries', async () => {
    await tamper(`update ledger_accounts set balance = balance + 7 where name = 'player/${playerId}/real'`)
    expect((await checkLedger(database.db)).faults).toEqual([
      { law: 'balance equals its entries', subject: `player/${playerId}/real`, difference: '7' },
    ])
    await tamper(`update ledger_accounts set balance = balance - 7 where name = 'player/${playerId}/real'`)
  })

  test('names the transaction that does not sum to zero', async () => {
    await post(bet(-100))
    const entry = `where transaction_id = (select id from ledger_transactions where key = 'bet ${playerId}') and amount > 0`
    await tamper(`update ledger_entries set amount = amount + 3 ${entry}`)
    const { faults } = await checkLedger(database.db)
    expect(faults).toContainEqual({
      law: 'transaction sums to zero',
      subject: expect.stringContaining(`test bet ${playerId}`),
      difference: '3',
    })
    await tamper(`update ledger_entries set amount = amount - 3 ${entry}`)
    expect((await checkLedger(database.db)).faults).toEqual([])
  })
})

test.runIf(testServerUrl)('the check may last longer than any other statement', async () => {
  const server = await createWalletDatabase('server')
  await server.db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 100`.execute(connection)
    const check = Promise.withResolvers<unknown>()
    await server.db.transaction().execute(async (trx) => {
      await sql`lock table ledger_entries in access exclusive mode`.execute(trx)
      check.resolve(checkLedger(connection))
      await sql`select pg_sleep(0.5)`.execute(trx)
    })
    expect(await check.promise).toMatchObject({ faults: [] })
    expect((await sql`show statement_timeout`.execute(connection)).rows).toEqual([
      { statement_timeout: '100ms' },
    ])
  })
  await server.close()
})

test('a transfer of the house moves its own money once, and the ledger stays consistent', async () => {
  const transfer = {
    kind: 'payout_done',
    scope: 'test',
    key: `transfer ${playerId}`,
    from: 'payouts',
    to: 'payments',
    currency: 'CAD',
    amount: 70,
  } as const
  const move = () => database.db.transaction().execute((trx) => postHouseTransfer(trx, transfer))
  await move()
  await expect(move()).rejects.toMatchObject({ code: '23505' })
  const { rows } = await sql<{ name: string; balance: number }>`
    select name, balance::int from ledger_accounts where name in ('payouts/CAD', 'payments/CAD') order by name`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { name: 'payments/CAD', balance: 70 },
    { name: 'payouts/CAD', balance: -70 },
  ])
  expect((await checkLedger(database.db)).faults).toEqual([])
})
