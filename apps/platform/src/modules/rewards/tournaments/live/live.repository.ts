import { integer, neverNull, query, row, text, timestamptz, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { TournamentTerms } from '../tournament-terms.ts'

const headRow = row({
  id: integer,
  privacy: neverNull(text<TournamentTerms['privacy']>()),
  order: integer,
})
export type Head = RowOf<typeof headRow>

/** Whom contests are for, and the number of the last change of a score; 0: none has changed. */
export function selectHeads(db: PlatformDatabase, ids: readonly number[]): Promise<Head[]> {
  return query(headRow)`
    select id, terms ->> 'privacy' as privacy, coalesce((
      select score_order from contest_members m where m.contest_id = c.id and score_order is not null
      order by score_order desc limit 1), 0) as "order"
    from contests c where id = any(${ids}::bigint[])`.list(db)
}

const scoreRow = row({
  contestId: integer,
  userId: integer,
  earned: integer,
  scoredAt: timestamptz,
  tie: integer,
})

/** A member's score; that of the disqualified is 0. */
export type ScoreRow = RowOf<typeof scoreRow>

/** Scores that have changed after a number, by contest; after 0 those of all who have scored. */
export function selectScoresAfter(
  db: PlatformDatabase,
  wanted: readonly { id: number; after: number }[],
): Promise<ScoreRow[]> {
  return query(scoreRow)`
    select m.contest_id as "contestId", m.user_id as "userId",
      case when m.disqualified_at is null then m.earned else 0 end as earned, m.scored_at as "scoredAt", m.tie
    from unnest(${wanted.map(({ id }) => id)}::bigint[], ${wanted.map(({ after }) => after)}::bigint[]) as w (id, after)
    join contest_members m on m.contest_id = w.id and m.score_order > w.after`.list(db)
}

/** All who have scored. */
export function selectAllScores(db: PlatformDatabase, contestId: number): Promise<ScoreRow[]> {
  return query(scoreRow)`
    select contest_id as "contestId", user_id as "userId", earned, scored_at as "scoredAt", tie
    from contest_members m
    where contest_id = ${contestId} and -m.earned < 0 and disqualified_at is null
    order by -m.earned, scored_at, tie`.list(db)
}

const faceRow = row({ id: integer, nickName: text, avatar: integer })
export type Face = RowOf<typeof faceRow>

export function selectFaces(db: PlatformDatabase, userIds: readonly number[]): Promise<Face[]> {
  return query(
    faceRow,
  )`select id, nick_name as "nickName", avatar from users where id = any(${userIds}::bigint[])`.list(db)
}
