import { integer, query, row, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const bestRow = row({ userId: integer, number: integer })

/** The ranked of a contest in their order, `most` of them. */
export function selectBest(
  db: PlatformDatabase,
  contestId: number,
  most: number,
): Promise<RowOf<typeof bestRow>[]> {
  return query(bestRow)`
    select user_id as "userId", number from contest_members m
    where contest_id = ${contestId} and -m.earned < 0 and m.disqualified_at is null
    order by -m.earned, m.scored_at, m.tie limit ${most}`.list(db)
}
