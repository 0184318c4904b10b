import { sql, type RawBuilder } from 'kysely'
import { jsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'
import { selectNewCount } from '../../site/notifications/new-count.sql.ts'
import type { LevelFacts } from '../levels/levels.service.ts'
import { selectLevelFacts } from '../levels/player-level.sql.ts'

export interface SummaryFacts {
  giftCount: number
  newCount: number
  level: LevelFacts | null
}

/** What the frame of every page shows of the player's rewards. */
export function selectSummary(userId: number, now: Date): RawBuilder<JsonRow<SummaryFacts>> {
  return jsonRow(
    sql<SummaryFacts>`select ${countWaitingGifts(userId, now)} as "giftCount", ${selectNewCount(userId)} as "newCount", ${selectLevelFacts(userId)} as level`,
  )
}

/** Received gifts that have not expired; those of reason compoints stay out of it [4.40]. */
function countWaitingGifts(userId: number, now: Date): RawBuilder<number> {
  return sql`(
    select count(*) from user_gifts
    where user_id = ${userId} and state = 'received' and reason <> 'compoints' and (expires_at is null or expires_at > ${now}))`
}
