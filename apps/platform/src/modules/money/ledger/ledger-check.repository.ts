// Checks the whole ledger. Every statement here must find nothing; the first finding of each is reported.
import { command, integer, query, row, text, type Query } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface LedgerFault {
  law:
    | 'transaction sums to zero'
    | 'balance equals its entries'
    | 'player account is not below zero'
    | 'unit of entry and account agree'
  /** Name of the account, or id, scope and key of the transaction. */
  subject: string
  /** Minor units by which the law is broken, as text: a broken ledger may hold any number. */
  difference: string
}

export interface LedgerReport {
  accounts: number
  transactions: number
  entries: number
  faults: LedgerFault[]
}

const fault = row({ subject: text, difference: text })
const counts = row({ accounts: integer, transactions: integer, entries: integer })

const laws: Record<LedgerFault['law'], Query<Omit<LedgerFault, 'law'>>> = {
  'transaction sums to zero': query(fault)`
    select t.id || ' ' || t.scope || ' ' || t.key as subject, coalesce(sum(e.amount), 0)::text as difference
    from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
    group by t.id, e.unit having coalesce(sum(e.amount), 0) <> 0 or count(e.amount) < 2 order by t.id limit 1`,
  'balance equals its entries': query(fault)`
    select a.name as subject, (a.balance - coalesce(sum(e.amount), 0))::text as difference
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) order by a.id limit 1`,
  'player account is not below zero': query(fault)`
    select name as subject, balance::text as difference from ledger_accounts
    where user_id is not null and balance < 0 order by id limit 1`,
  'unit of entry and account agree': query(fault)`
    select a.name as subject, e.amount::text as difference
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.unit <> e.unit order by e.transaction_id limit 1`,
}

/** Sums every account and every transaction in one consistent snapshot. An empty `faults` means a consistent ledger. */
export async function checkLedger(db: PlatformDatabase): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // A sum over a year of rounds takes longer than any other statement may.
      await command`set local statement_timeout = 0`.run(trx)
      const counted = await query(counts)`
        select (select count(*) from ledger_accounts) as accounts, (select count(*) from ledger_transactions) as transactions,
          (select count(*) from ledger_entries) as entries`.get(trx)
      const faults: LedgerFault[] = []
      for (const law of Object.keys(laws) as LedgerFault['law'][]) {
        const found = await laws[law].find(trx)
        if (found) faults.push({ law, ...found })
      }
      return { ...counted, faults }
    })
}
