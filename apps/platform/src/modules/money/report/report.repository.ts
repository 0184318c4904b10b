import type { Currency } from '@yanta/contract'
import { date, integer, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const day = row({
  day: date,
  currency: text<Currency>(),
  deposits: integer,
  payouts: integer,
  stakes: integer,
  wins: integer,
  ggr: integer,
  bonusCost: integer,
  fees: integer,
  /** Of players' money of all kinds. */
  balanceChange: integer,
})
export type StoredDay = RowOf<typeof day>

interface Wanted {
  after: number
  upTo: number
  from: Date
  to: Date
  timeZone: string
}

/**
 * Days with movements of money, by date and currency. Every amount is read from an account of its own, so that the sums prove each
 * other: deposits, payouts, gain of the games and loss of the grants from the house's, the rest from the players'.
 */
export function selectDays(
  db: PlatformDatabase,
  { after, upTo, from, to, timeZone }: Wanted,
): Promise<StoredDay[]> {
  return query(day)`
    with booked as (
      select (t.created_at at time zone ${timeZone})::date as day, e.unit as currency, t.kind, a.kind as account, a.user_id is not null as "isOfPlayer",
        sum(e.amount)::int8 as amount
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.id > ${after} and t.id <= ${upTo} and t.created_at >= ${from} and t.created_at < ${to} and e.unit <> 'COMPOINT'
      group by 1, 2, 3, 4, 5
    ), paid as (
      select (s.at at time zone ${timeZone})::date as day, p.currency, sum(p.fee)::int8 as fees
      from payout_steps s join payouts p on p.id = s.payout_id
      where s.status = 'done' and s.at >= ${from} and s.at < ${to} group by 1, 2
    ), summed as (
      select day, currency,
        -coalesce(sum(amount) filter (where account = 'payments' and kind <> 'payout_done'), 0)::int8 as deposits,
        coalesce(sum(amount) filter (where account = 'payouts' and kind <> 'payout_done'), 0)::int8 as payouts,
        -coalesce(sum(amount) filter (where "isOfPlayer" and kind in ('bet', 'rollback')), 0)::int8 as stakes,
        coalesce(sum(amount) filter (where "isOfPlayer" and kind = 'win'), 0)::int8 as wins,
        coalesce(sum(amount) filter (where account = 'games'), 0)::int8 as ggr,
        -coalesce(sum(amount) filter (where account = 'grants'), 0)::int8 as "bonusCost",
        coalesce(sum(amount) filter (where "isOfPlayer"), 0)::int8 as "balanceChange"
      from booked group by 1, 2
    )
    select coalesce(summed.day, paid.day) as day, coalesce(summed.currency, paid.currency) as currency,
      coalesce(deposits, 0) as deposits, coalesce(payouts, 0) as payouts, coalesce(stakes, 0) as stakes, coalesce(wins, 0) as wins,
      coalesce(ggr, 0) as ggr, coalesce("bonusCost", 0) as "bonusCost", coalesce(fees, 0) as fees,
      coalesce("balanceChange", 0) as "balanceChange"
    from summed full join paid using (day, currency) order by 1, 2`.list(db)
}

const held = row({ currency: text<Currency>(), amount: integer })

/** Players' money by currency after a transaction: now, less what was booked since. */
export function selectBalancesAfter(
  db: PlatformDatabase,
  { upTo, to }: Pick<Wanted, 'upTo' | 'to'>,
): Promise<RowOf<typeof held>[]> {
  return query(held)`
    select a.unit as currency, (sum(a.balance) - coalesce(sum(later.amount), 0))::int8 as amount
    from ledger_accounts a
    left join (
      select e.account_id, sum(e.amount)::int8 as amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.id > ${upTo} and t.created_at >= ${to} group by 1
    ) later on later.account_id = a.id
    where a.user_id is not null and a.unit <> 'COMPOINT' group by a.unit`.list(db)
}
