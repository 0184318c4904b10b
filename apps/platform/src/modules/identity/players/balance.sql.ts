import { sql, type RawBuilder } from 'kysely'
import { jsonRow, type JsonRow } from '../../../plugins/json-column.ts'
import { selectRunningBonus, type ActiveBonus } from '../../money/bonuses/bonuses.service.ts'
import { selectBalances, type Balances } from '../../money/ledger/ledger.service.ts'

export interface BalanceFacts {
  balances: Partial<Balances> | null
  bonus: JsonRow<ActiveBonus> | null
}

export function buildBalanceColumn(userId: number): RawBuilder<BalanceFacts> {
  return jsonRow(
    sql<BalanceFacts>`select ${selectBalances(userId)} as balances, ${selectRunningBonus(userId)} as bonus`,
  )
}
