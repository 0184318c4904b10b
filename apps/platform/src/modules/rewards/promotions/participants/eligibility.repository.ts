import { command, integer, query, row } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { listing, ranking } from './eligibility.rules.ts'

/** When the latest but so many cocktails came: each counted five brings one to both sides, and the desk gives some. */
const momentOf = (contestId: number, cocktails: number) => sql`(
  select at from (
    (select at from high_fives where from_user_id = wanted.user_id and contest_id = ${contestId} and counted_at is not null
      order by at desc limit ${cocktails})
    union all
    (select at from high_fives where to_user_id = wanted.user_id and contest_id = ${contestId} and counted_at is not null
      order by at desc limit ${cocktails})
    union all
    (select at from contest_entries cross join generate_series(1, least(amount, ${cocktails}))
      where user_id = wanted.user_id and contest_id = ${contestId} and kind = 'desk' and unit = 'additional'
      order by at desc limit ${cocktails})
  ) gained order by at desc offset ${cocktails - 1} limit 1)`

/** After these members have got cocktails: until when they rank and are listed. As long as the 20th latest cocktail is not 48 hours old. */
export async function updateEligibility(
  trx: PlatformDatabase,
  contestId: number,
  userIds: readonly number[],
): Promise<void> {
  await command`
    update contest_members m set
      eligible_until = ${momentOf(contestId, ranking.cocktails)} + make_interval(secs => ${ranking.seconds}),
      listed_until = ${momentOf(contestId, listing.cocktails)} + make_interval(secs => ${listing.seconds})
    from unnest(${userIds}::bigint[]) as wanted (user_id)
    where m.contest_id = ${contestId} and m.user_id = wanted.user_id`.run(trx)
}

const counted = row({ count: integer })

/** A member's cocktails from a moment on. */
export async function countCocktails(
  db: PlatformDatabase,
  { contestId, userId, since }: { contestId: number; userId: number; since: Date },
): Promise<number> {
  const { count } = await query(counted)`
    select (select count(*) from high_fives
        where from_user_id = ${userId} and contest_id = ${contestId} and at > ${since} and counted_at is not null)
      + (select count(*) from high_fives
        where to_user_id = ${userId} and contest_id = ${contestId} and at > ${since} and counted_at is not null)
      + (select coalesce(sum(amount), 0)::int8 from contest_entries
        where user_id = ${userId} and contest_id = ${contestId} and at > ${since} and kind = 'desk' and unit = 'additional') as count`.get(
    db,
  )
  return count
}
