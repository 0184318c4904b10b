import { sql, type RawBuilder } from 'kysely'
import { jsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'
import { selectRunningBonus, type ActiveBonus } from '../../money/bonuses/active-bonus.sql.ts'
import { selectBalances } from '../../money/ledger/balances.sql.ts'
import type { Balances } from '../../money/ledger/ledger.service.ts'

export interface BalanceFacts {
  balances: Partial<Balances> | null
  bonus: JsonRow<ActiveBonus> | null
}

export function buildBalanceColumn(userId: number, now: Date): RawBuilder<BalanceFacts> {
  return jsonRow(
    sql<BalanceFacts>`select ${selectBalances(userId)} as balances, ${selectRunningBonus(userId, now)} as bonus`,
  )
}
