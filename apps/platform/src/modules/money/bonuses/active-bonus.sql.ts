import { sql, type RawBuilder } from 'kysely'
import { optionalJsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'
import type { BonusRecord } from './bonuses.repository.ts'

export type ActiveBonus = Pick<
  BonusRecord,
  'id' | 'amount' | 'currency' | 'done' | 'needed' | 'cap' | 'maxStake' | 'giftId' | 'startedAt' | 'expiresAt'
>

/** The running bonus or null as a column of a bigger query, for `presentActiveBonus`. */
export function selectRunningBonus(userId: number, now: Date): RawBuilder<JsonRow<ActiveBonus> | null> {
  return optionalJsonRow(sql<ActiveBonus>`
    select id, amount, currency, wager_done as done, wager_needed as needed, conversion_cap as cap,
      max_stake as "maxStake", gift_id as "giftId", created_at as "startedAt", expires_at as "expiresAt"
    from bonuses where user_id = ${userId} and status = 'active' and expires_at > ${now}`)
}
