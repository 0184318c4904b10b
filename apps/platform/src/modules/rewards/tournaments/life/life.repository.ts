import { command, integer, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

/** Ends a contest that the caller has locked at a moment. */
export async function updateEnded(trx: PlatformDatabase, now: Date, id: number): Promise<void> {
  await command`update contests set state = 'ended', ends_at = ${now} where id = ${id}`.run(trx)
}

/** Of one that the caller has locked and that begins by the next run of the job: it ends by it, too. */
export async function updateEnd(trx: PlatformDatabase, now: Date, id: number): Promise<void> {
  await command`update contests set ends_at = ${now} where id = ${id}`.run(trx)
}

/** Of members of contests that the caller has locked. Returns of how many. */
export function updateDisqualified(
  trx: PlatformDatabase,
  now: Date,
  { contestIds, userId }: { contestIds: readonly number[]; userId: number },
): Promise<number> {
  return command`
    update contest_members set disqualified_at = coalesce(disqualified_at, ${now}), score_order = nextval('contest_score_order')
    where contest_id = any(${contestIds}::bigint[]) and user_id = ${userId}`.run(trx)
}

const counted = row({ count: integer })

/** Stages of a series whose scores may still change. */
export async function countOpenStages(db: PlatformDatabase, seriesId: number): Promise<number> {
  const { count } = await query(counted)`
    select count(*) as count from contests
    where series_id = ${seriesId} and state not in ('drawn', 'finished', 'cancelled')`.get(db)
  return count
}

const playerRow = row({ userId: integer })

/** Members of final stages, who are no members of the series yet. */
export async function selectMissingMembers(db: PlatformDatabase, seriesId: number): Promise<number[]> {
  const rows = await query(playerRow)`
    select m.user_id as "userId" from contests c join contest_members m on m.contest_id = c.id
    where c.series_id = ${seriesId} and c.state in ('drawn', 'finished')
      and not exists (select from contest_members own where own.contest_id = ${seriesId} and own.user_id = m.user_id)
    group by m.user_id order by min(m.joined_at), m.user_id`.list(db)
  return rows.map(({ userId }) => userId)
}

/**
 * Scores of a locked series: the sum of each member's best final stages, as of the latest round that brought one of them. Of stages
 * with the same score the one that was reached first is taken. `most`: no sum is more.
 */
export async function updateSeriesScores(
  trx: PlatformDatabase,
  { seriesId, bestStages, most }: { seriesId: number; bestStages: number; most: number },
): Promise<void> {
  await command`
    with scored as (
      select m.user_id, m.earned, m.score_remainder, m.scored_at, m.tie,
        row_number() over (partition by m.user_id order by m.earned desc, m.scored_at, m.tie) as position
      from contests c join contest_members m on m.contest_id = c.id
      where c.series_id = ${seriesId} and c.state in ('drawn', 'finished') and m.earned > 0 and m.disqualified_at is null
    ), latest as (
      select distinct on (user_id) user_id, scored_at, tie from scored where position <= ${bestStages}::int
      order by user_id, scored_at desc, tie desc
    ), summed as (
      select user_id, least(sum(earned), ${most}::bigint)::bigint as earned from scored where position <= ${bestStages}::int group by user_id
    )
    update contest_members m set earned = summed.earned, scored_at = latest.scored_at, tie = latest.tie,
      score_order = nextval('contest_score_order')
    from summed join latest on latest.user_id = summed.user_id
    where m.contest_id = ${seriesId} and m.user_id = summed.user_id
      and (m.earned, m.scored_at, m.tie) is distinct from (summed.earned, latest.scored_at, latest.tie)`.run(
    trx,
  )
}
