import { sql, type Expression, type RawBuilder } from 'kysely'
import type { GateFacts } from './gate.rules.ts'

/** The gate's facts as a column of a bigger query for callers that read everything at once. Null without a player. */
export function selectGateFacts(
  userId: Expression<unknown> | number,
  now: Date,
): RawBuilder<GateFacts | null> {
  return sql<GateFacts | null>`(
    select jsonb_build_object('isClosed', u.closed_at is not null, 'isExcluded', x.id is not null,
      'isTakingABreak', coalesce(b.until > ${now}, false))
    from users u left join player_breaks b on b.user_id = u.id
      left join self_exclusions x on x.user_id = u.id and x.ended_at is null
    where u.id = ${userId})`
}
