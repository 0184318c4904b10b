import type { Currency } from '@yanta/contract'
import { integer, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { MemberKey } from '../../contests/members.service.ts'

const today = row({ contestId: integer, userId: integer, currency: text<Currency>(), earnedToday: integer })

/** What players have earned in contests since a moment, and their currencies. */
export function selectEarnedSince(
  db: PlatformDatabase,
  since: Date,
  keys: readonly MemberKey[],
): Promise<RowOf<typeof today>[]> {
  return query(today)`
    select wanted.contest_id as "contestId", u.id as "userId", u.currency, coalesce((
      select sum(e.amount) from contest_entries e
      where e.user_id = u.id and e.contest_id = wanted.contest_id and e.unit = 'points' and e.amount > 0 and e.at >= ${since}
    ), 0)::int8 as "earnedToday"
    from unnest(${keys.map(({ contestId }) => contestId)}::bigint[], ${keys.map(({ userId }) => userId)}::bigint[])
      as wanted (contest_id, user_id) join users u on u.id = wanted.user_id`.list(db)
}
