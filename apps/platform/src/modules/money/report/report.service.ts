// The operator's money by day and currency, from the ledger. Amounts in minor units of the currency.
import type { Currency } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Dates } from '../../../plugins/calendar.ts'
import { findLastIdBefore, transactionSeconds } from '../../../plugins/last-id-before.repository.ts'
import { selectBalancesAfter, selectDays, type StoredDay } from './report.repository.ts'

/**
 * `ggr` is what the games gained, `bonusCost` what the house gave away (gifts, bonuses, credits, winback), `fees` what systems keep
 * of payouts done that day, `ngr = ggr - bonusCost - fees`. `balanceChange = deposits - payouts - ggr + bonusCost`.
 */
export interface ReportDay extends StoredDay {
  ngr: number
  /** Players' money at the end of the day, real, bonus and winback. */
  balances: number
}

export interface ReportContext {
  db: PlatformDatabase
  dates: Dates
  timeZone: string
}

/** Days on which money moved, by date, then currency. @param period first and last day, in the site's time zone */
export async function readReport(
  { db, dates, timeZone }: ReportContext,
  period: { from: string; to: string },
): Promise<ReportDay[]> {
  const [from, to] = [dates.startOf(period.from), dates.startOf(period.to, 1)]
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const after = await findLastIdBefore(trx, 'ledger_transactions', addSeconds(from, -transactionSeconds))
      const upTo = await findLastIdBefore(trx, 'ledger_transactions', addSeconds(to, transactionSeconds))
      const days = await selectDays(trx, { after, upTo, from, to, timeZone })
      const early = await findLastIdBefore(trx, 'ledger_transactions', addSeconds(to, -transactionSeconds))
      const held = new Map<Currency, number>()
      for (const { currency, amount } of await selectBalancesAfter(trx, { upTo: early, to }))
        held.set(currency, amount)
      // Backwards from the end of the period.
      return days
        .toReversed()
        .map((day) => {
          const balances = held.get(day.currency) ?? 0
          held.set(day.currency, balances - day.balanceChange)
          return { ...day, balances, ngr: day.ggr - day.bonusCost - day.fees }
        })
        .toReversed()
    })
}
