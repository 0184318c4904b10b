import { sql, type RawBuilder } from 'kysely'
import { jsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'
import { selectNewCount } from '../../site/notifications/new-count.sql.ts'
import type { LevelFacts } from '../levels/levels.service.ts'
import { selectLevelFacts } from '../levels/player-level.sql.ts'

export interface SummaryFacts {
  giftCount: number
  newCount: number
  /** Minor units of the player's currency. */
  welcomeLeft: number | null
  level: LevelFacts | null
}

/** What the frame of every page shows of the player's rewards. */
export function selectSummary(userId: number, now: Date): RawBuilder<JsonRow<SummaryFacts>> {
  return jsonRow(
    sql<SummaryFacts>`select ${countWaitingGifts(userId, now)} as "giftCount", ${selectNewCount(userId)} as "newCount", ${selectWelcomeLeft(userId, now)} as "welcomeLeft", ${selectLevelFacts(userId)} as level`,
  )
}

/** Received gifts that have not expired; those of reason compoints stay out of it [4.40]. */
function countWaitingGifts(userId: number, now: Date): RawBuilder<number> {
  return sql`(
    select count(*) from user_gifts
    where user_id = ${userId} and state = 'received' and reason <> 'compoints' and (expires_at is null or expires_at > ${now}))`
}

/** What the deposit bonus of the registration still adds to deposits at most: a part of what is left of its limit. Nothing to those who get no bonuses. */
function selectWelcomeLeft(userId: number, now: Date): RawBuilder<number | null> {
  return sql`(
    select (deposit_limit - deposit_progress) * (terms ->> 'percent')::bigint / 100 from user_gifts
    where user_id = ${userId} and reason = 'registration' and type = 'deposit_bonus' and state in ('received', 'activated')
      and deposit_limit > deposit_progress and (expires_at is null or expires_at > ${now})
      and not exists (select from users where id = ${userId} and (multi_account or bonuses_disabled_at is not null))
    order by id limit 1)`
}
