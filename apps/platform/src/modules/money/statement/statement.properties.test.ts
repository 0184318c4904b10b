import type { Statement } from '@yanta/contract'
import type { Database } from '@yanta/database'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import type { PlatformTables } from '../../../database/schema.ts'
import { createDates } from '../../../plugins/calendar.ts'
import { cancelBonus, expireBonuses, grantBonus } from '../bonuses/bonuses.service.ts'
import {
  checkLedger,
  credit,
  getPlayerBalances,
  lockWallet,
  postMovements,
} from '../ledger/ledger.service.ts'
import { readReport } from '../report/report.service.ts'
import { bonusHistories } from '../wallet/testing/bonus-histories.ts'
import type { BonusOperation } from '../wallet/testing/bonus-model.ts'
import { slot } from '../wallet/testing/provider-desk.ts'
import {
  clock,
  createPlayer,
  createRun,
  createWalletDatabase,
  walletContext,
} from '../wallet/testing/wallet-database.ts'
import { answerOperation, sendOperation } from '../wallet/testing/wallet-operations.ts'
import { readStatement } from './statement.service.ts'

let database: Database<PlatformTables>
let histories = 0
beforeAll(async () => {
  database = await createWalletDatabase()
  await sql`update games set wager_contribution = 60 where slug = ${slot}`.execute(database.db)
})
afterAll(() => database.close())

const timeZone = 'Europe/Moscow'
const dates = createDates(timeZone)
const amount = fc.integer({ min: 1, max: 90 })
/** Money that does not come from play, between the operations of a history. */
const treasury = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'payment' as const,
      'taken' as const,
      'payout' as const,
      'gift' as const,
      'desk' as const,
    ),
    amount,
  }),
  fc.record({ kind: fc.constant('return' as const), amount }),
)
type Treasury = typeof treasury extends fc.Arbitrary<infer Operation> ? Operation : never
const mixed = fc
  .tuple(bonusHistories, fc.array(fc.tuple(fc.nat(60), treasury), { minLength: 4, maxLength: 14 }))
  .map(([play, money]) => {
    const history: (BonusOperation | Treasury)[] = [...play]
    for (const [place, operation] of money) history.splice(place % (history.length + 1), 0, operation)
    return history
  })

interface Totals {
  deposits: number
  payouts: number
  gifts: number
  corrections: number
}

async function openHistory() {
  const { db } = database
  histories += 1
  const [prefix, currency] = [`statement-${histories}`, 'RUB' as const]
  const userId = await createPlayer(db)
  await db
    .transaction()
    .execute((trx) => credit(trx, { userId, currency, amount: 20, scope: 'registration', key: prefix }))
  const sessionId = await createRun(db, userId)
  const context = walletContext(database)
  const totals: Totals = { deposits: 0, payouts: 0, gifts: 20, corrections: 0 }
  let moves = 0

  async function move(
    kind: 'deposit' | 'deposit_reversal' | 'payout' | 'payout_return',
    real: number,
  ): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const wallet = await lockWallet(trx, userId)
      if (wallet.balances.real + real < 0) return false
      const house = kind.startsWith('deposit') ? 'payments' : 'payouts'
      moves += 1
      await postMovements(trx, wallet, [
        { kind, scope: 'test', key: `${prefix} ${moves}`, house, gains: { real } },
      ])
      return true
    })
  }
  async function give(scope: string, given: number): Promise<void> {
    moves += 1
    await db
      .transaction()
      .execute((trx) => credit(trx, { userId, currency, amount: given, scope, key: `${prefix} ${moves}` }))
  }
  async function perform(operation: BonusOperation | Treasury): Promise<void> {
    switch (operation.kind) {
      case 'payment':
        if (await move('deposit', operation.amount)) totals.deposits += operation.amount
        return
      case 'taken':
        if (await move('deposit_reversal', -operation.amount)) totals.deposits -= operation.amount
        return
      case 'payout':
        if (await move('payout', -operation.amount)) totals.payouts += operation.amount
        return
      case 'return':
        if (await move('payout_return', operation.amount)) totals.payouts -= operation.amount
        return
      case 'gift':
        await give('gift', operation.amount)
        totals.gifts += operation.amount
        return
      case 'desk':
        await give('desk', operation.amount)
        totals.corrections += operation.amount
        return
      case 'deposit': {
        // The histories' own word for money from outside; a repeated one is without effect.
        const before = (await getPlayerBalances(db, userId)).real
        await db.transaction().execute((trx) =>
          credit(trx, {
            userId,
            currency,
            amount: operation.amount,
            scope: 'test',
            key: `${prefix} ${operation.id}`,
          }),
        )
        totals.corrections += (await getPlayerBalances(db, userId)).real - before
        return
      }
      case 'grant':
        await db.transaction().execute((trx) =>
          grantBonus(trx, clock.now(), {
            userId,
            currency,
            amount: operation.amount,
            wagerTimes: operation.times,
            mostWager: null,
            cap: operation.cap,
            maxStake: operation.max,
            days: 7,
            scope: 'test',
            key: `${prefix} ${operation.id}`,
          }),
        )
        return
      case 'cancel':
        await db
          .transaction()
          .execute((trx) =>
            cancelBonus(trx, clock.now(), { id: userId, currency }, { isForced: operation.isForced }),
          )
        return
      case 'overtime':
        await sql`update bonuses set expires_at = now() - interval '1 day' where user_id = ${userId} and status = 'active'`.execute(
          db,
        )
        return
      case 'sweep':
        await expireBonuses(db, clock, () => {})
        return
      case 'settle':
        await sendOperation(context, { sessionId, prefix }, { ...operation, winId: `${operation.id}:win` })
        return
      default:
        await sendOperation(context, { sessionId, prefix }, operation)
    }
  }
  return {
    userId,
    totals,
    perform: (operation: BonusOperation | Treasury) =>
      answerOperation({ kind: 'done' }, () => perform(operation)),
  }
}

test('whatever is bet, won, rolled back, converted, paid in and out, given and returned, a statement adds up to the kopeck', async () => {
  const { db } = database
  const day = dates.dateOf(new Date())
  const statements: Statement[] = []
  await fc.assert(
    fc.asyncProperty(mixed, async (history) => {
      const player = await openHistory()
      for (const operation of history) await player.perform(operation)
      const { summary, lines, days } = await readStatement({ db, dates }, clock.now(), {
        player: { id: player.userId, currency: 'RUB' },
        from: dates.dateOf(new Date(Date.now() - 86_400_000)),
        to: dates.dateOf(new Date(Date.now() + 86_400_000)),
      })
      const { opening, deposits, payouts, staked, won, converted, gifts, corrections, closing, net } = summary
      expect(opening).toBe(0)
      expect(closing).toBe((await getPlayerBalances(db, player.userId)).real)
      expect(opening + deposits - payouts - staked + won + converted + gifts + corrections).toBe(closing)
      expect({ deposits, payouts, gifts, corrections }).toEqual(player.totals)
      expect(net).toBe(won - staked)
      // The lines are the sums: nothing is counted that no line shows.
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(closing - opening - net)
      expect(days.reduce((sum, each) => sum + each.won - each.staked, 0)).toBe(net)
      // Independently, by the rounds.
      const { rows } = await sql<{ staked: string; won: string; converted: string }>`
        select (select coalesce(sum(stake_real), 0) from rounds where user_id = ${player.userId}) as staked,
          (select coalesce(sum(win_real), 0) from rounds where user_id = ${player.userId}) as won,
          (select coalesce(sum(converted), 0) from bonuses where user_id = ${player.userId}) as converted`.execute(
        db,
      )
      expect({ staked, won, converted }).toEqual({
        staked: Number(rows[0]!.staked),
        won: Number(rows[0]!.won),
        converted: Number(rows[0]!.converted),
      })
      statements.push(summary)
    }),
    { numRuns: runsOf(10), endOnFailure: true },
  )
  expect((await checkLedger(db)).faults).toEqual([])
  await checkReport(day, statements)
})

/** The report of the house says of all players together what their statements say. */
async function checkReport(day: string, statements: readonly Statement[]): Promise<void> {
  const { db } = database
  const days = await readReport(
    { db, dates, timeZone },
    {
      from: dates.dateOf(new Date(Date.now() - 86_400_000)),
      to: dates.dateOf(new Date(Date.now() + 86_400_000)),
    },
  )
  const sumOf = (
    key: 'deposits' | 'payouts' | 'ggr' | 'bonusCost' | 'ngr' | 'fees' | 'stakes' | 'wins' | 'balanceChange',
  ) => days.reduce((sum, each) => sum + each[key], 0)
  expect(days.map(({ currency }) => currency)).toContain('RUB')
  expect(days.map((each) => each.day)).toContain(day)
  const all = (key: 'deposits' | 'payouts') => statements.reduce((sum, each) => sum + each[key], 0)
  expect([sumOf('deposits'), sumOf('payouts')]).toEqual([all('deposits'), all('payouts')])
  for (const each of days) {
    expect(each.ggr).toBe(each.stakes - each.wins)
    expect(each.ngr).toBe(each.ggr - each.bonusCost - each.fees)
    expect(each.balanceChange).toBe(each.deposits - each.payouts - each.ggr + each.bonusCost)
  }
  const { rows } = await sql<{ held: string; games: string; grants: string }>`
    select (select sum(balance) from ledger_accounts where user_id is not null and unit = 'RUB') as held,
      (select sum(balance) from ledger_accounts where kind = 'games' and unit = 'RUB') as games,
      (select sum(balance) from ledger_accounts where kind = 'grants' and unit = 'RUB') as grants`.execute(db)
  expect(sumOf('balanceChange')).toBe(Number(rows[0]!.held))
  expect(days.filter(({ currency }) => currency === 'RUB').at(-1)!.balances).toBe(Number(rows[0]!.held))
  expect(sumOf('ggr')).toBe(Number(rows[0]!.games))
  expect(sumOf('bonusCost')).toBe(-Number(rows[0]!.grants))
}
