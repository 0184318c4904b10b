import { bool, integer, query, row, text, timestamptz, type RowOf } from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Who is in a table. Null: everybody is. */
export interface StandingsFilter {
  /** Ranked are those who qualify at this moment. */
  eligibleAt: Date | null
  /** Listed are those whose membership is shown at this moment. */
  listedAt: Date | null
  /** Of tournaments: ranked are those who have scored, and who is disqualified stands nowhere. Then the other two are null. */
  isScored?: boolean
}

/** `unranked` are listed and do not qualify. */
export type Segment = 'ranked' | 'unranked' | 'listed'
export type Order = 'earned' | 'additional'

export interface Slice {
  contestId: number
  segment: Segment
  order: Order
  filter: StandingsFilter
}

/** Where a member stands in both orders. */
export interface Place {
  userId: number
  earned: number
  scoredAt: Date
  /** Decides between those with the same points at the same time. */
  tie: number
  additional: number
}

const placeColumns = {
  userId: integer,
  earned: integer,
  scoredAt: timestamptz,
  tie: integer,
  additional: integer,
}
const standing = row({ ...placeColumns, isEligible: bool, nickName: text, avatar: integer })
/** A row of the table. */
export type Standing = RowOf<typeof standing>

const orders: Record<Order, RawBuilder<unknown>> = {
  earned: sql`-m.earned, m.scored_at, m.tie`,
  additional: sql`-m.additional, m.user_id`,
}

// Not by the column of the index: a second bound on it would be taken for where to begin.
const hasScored = sql`m.earned > 0 and m.disqualified_at is null`

function isIn(
  segment: Segment,
  { eligibleAt, listedAt, isScored = false }: StandingsFilter,
): RawBuilder<unknown> {
  if (isScored) return segment === 'ranked' ? hasScored : sql`m.disqualified_at is null`
  const isEligible = eligibleAt === null ? sql`true` : sql`m.eligible_until > ${eligibleAt}`
  const isListed = listedAt === null ? sql`true` : sql`m.listed_until > ${listedAt}`
  if (segment === 'ranked') return isEligible
  if (segment === 'listed') return isListed
  return eligibleAt === null
    ? sql`false`
    : sql`(m.eligible_until is null or m.eligible_until <= ${eligibleAt}) and ${isListed}`
}

function isEligibleColumn({ eligibleAt, isScored = false }: StandingsFilter): RawBuilder<unknown> {
  if (isScored) return hasScored
  return eligibleAt === null ? sql`true` : sql`coalesce(m.eligible_until > ${eligibleAt}, false)`
}

const placeOf = ({ earned, scoredAt, tie }: Place) =>
  sql`(${-earned}::bigint, ${scoredAt}::timestamptz, ${tie}::bigint)`

const isAfter = (order: Order, place: Place) =>
  order === 'earned'
    ? sql`(-m.earned, m.scored_at, m.tie) > ${placeOf(place)}`
    : sql`(-m.additional, m.user_id) > (${-place.additional}::bigint, ${place.userId}::bigint)`

const standingColumns = (filter: StandingsFilter) => sql`
  m.user_id as "userId", m.earned, m.scored_at as "scoredAt", m.tie, m.additional, ${isEligibleColumn(filter)} as "isEligible",
  u.nick_name as "nickName", u.avatar`

/** As for `selectAround`, the limit of the leaders is part of the text. Longer pages are not, so that a visitor can't ask for many texts. */
const rangeOf = (offset: number, limit: number) =>
  offset === 0 && limit <= 10 ? sql`limit ${sql.lit(limit)}` : sql`offset ${offset} limit ${limit}`

/** Rows of a slice in its order, so many after a place, or after the beginning. */
export function selectStandings(
  db: PlatformDatabase,
  { contestId, segment, order, filter }: Slice,
  { after, offset, limit }: { after: Place | null; offset: number; limit: number },
): Promise<Standing[]> {
  return query(standing)`
    select ${standingColumns(filter)}
    from (
      select m.* from contest_members m
      where m.contest_id = ${contestId} and ${isIn(segment, filter)} and ${after === null ? sql`true` : isAfter(order, after)}
      order by ${orders[order]} ${rangeOf(offset, limit)}
    ) m join users u on u.id = m.user_id
    order by ${orders[order]}`.list(db)
}

const counted = row({ count: integer })

export async function countSegment(
  db: PlatformDatabase,
  { contestId, segment, filter }: Omit<Slice, 'order'>,
): Promise<number> {
  const { count } = await query(counted)`
    select count(*) as count from contest_members m where m.contest_id = ${contestId} and ${isIn(segment, filter)}`.get(
    db,
  )
  return count
}

/** Members of a contest whom nobody is ranked with. */
export async function countDisqualified(db: PlatformDatabase, contestId: number): Promise<number> {
  const { count } = await query(counted)`
    select count(*) as count from contest_members where contest_id = ${contestId} and disqualified_at is not null`.get(
    db,
  )
  return count
}

/**
 * A member, and the ranked before and after, `each` of both at most, in no order; empty for who is no member.
 * `each` is part of the text: with a limit as a parameter the statement would be planned anew every time, which takes longer than it runs.
 */
export function selectAround(
  db: PlatformDatabase,
  { contestId, filter }: Pick<Slice, 'contestId' | 'filter'>,
  { userId, each }: { userId: number; each: number },
): Promise<Standing[]> {
  const { isScored = false } = filter
  // All without a score are behind the last one with it.
  const since = isScored
    ? sql`case when own.earned > 0 then own.scored_at else '-infinity' end`
    : sql`own.scored_at`
  const isRanked = isIn('ranked', filter)
  const columns = sql`m.user_id, m.earned, m.scored_at, m.tie, m.additional, m.eligible_until, m.disqualified_at`
  return query(standing)`
    select ${standingColumns(filter)}
    from contest_members own cross join lateral (
      (select ${columns} from contest_members m
        where m.contest_id = ${contestId} and ${isRanked} and (-m.earned, m.scored_at, m.tie) < (-own.earned, ${since}, own.tie)
        order by -m.earned desc, m.scored_at desc, m.tie desc limit ${sql.lit(each)})
      union all
      (select own.user_id, own.earned, own.scored_at, own.tie, own.additional, own.eligible_until, own.disqualified_at)
      union all
      (select ${columns} from contest_members m
        where m.contest_id = ${contestId} and ${isRanked} and ${isScored ? sql`own.earned > 0` : sql`true`}
          and (-m.earned, m.scored_at, m.tie) > (-own.earned, own.scored_at, own.tie)
        order by ${orders.earned} limit ${sql.lit(each)})
    ) m join users u on u.id = m.user_id
    where own.contest_id = ${contestId} and own.user_id = ${userId}`.list(db)
}

const rung = row({ ...placeColumns, position: integer })

/** Every `step`th row of a slice, from 1, with its position; reads all of its index. */
export function selectRungs(
  db: PlatformDatabase,
  { contestId, segment, order, filter }: Slice,
  step: number,
): Promise<RowOf<typeof rung>[]> {
  return query(rung)`
    select user_id as "userId", earned, scored_at as "scoredAt", tie, additional, position
    from (
      select m.user_id, m.earned, m.scored_at, m.tie, m.additional, row_number() over (order by ${orders[order]}) as position
      from contest_members m where m.contest_id = ${contestId} and ${isIn(segment, filter)}) numbered
    where position % ${step}::int = 0 order by position`.list(db)
}

const before = row({ userId: integer, count: integer })

interface Counted {
  place: Place
  from: Place | null
}

const boundsOf = ({ place, from }: Counted) => [
  place.userId,
  -place.earned,
  place.scoredAt,
  place.tie,
  from ? -from.earned : Number.MIN_SAFE_INTEGER,
  from?.scoredAt ?? new Date(0),
  from?.tie ?? 0,
]
const boundTypes = ['bigint', 'bigint', 'timestamptz', 'bigint', 'bigint', 'timestamptz', 'bigint']

/** As rows. One alone is no list: the length of a list changes what the planner expects, so that it would plan anew every time. */
function listBounds(places: readonly Counted[]): RawBuilder<unknown> {
  const rows = places.map(boundsOf)
  if (rows.length === 1)
    return sql`(select ${sql.join(boundTypes.map((type, index) => sql`${rows[0]![index]}::${sql.raw(type)}`))} offset 0)`
  const columns = boundTypes.map(
    (type, index) => sql`${rows.map((bounds) => bounds[index])}::${sql.raw(`${type}[]`)}`,
  )
  return sql`unnest(${sql.join(columns)})`
}

/** How many ranked members stand before each of these places, and after the place it is counted from. */
export async function countBefore(
  db: PlatformDatabase,
  { contestId, filter }: Pick<Slice, 'contestId' | 'filter'>,
  places: readonly Counted[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await query(before)`
    select wanted.user_id as "userId", (
        select count(*) from contest_members m
        where m.contest_id = ${contestId} and ${isIn('ranked', filter)}
          and (-m.earned, m.scored_at, m.tie) < (wanted.place, wanted.scored_at, wanted.tie)
          and (-m.earned, m.scored_at, m.tie) > (wanted.from_place, wanted.from_scored_at, wanted.from_tie)) as count
    from ${listBounds(places)}
      as wanted (user_id, place, scored_at, tie, from_place, from_scored_at, from_tie)`.list(db)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}

/** One member's row, whether listed or not. */
export function selectStanding(
  db: PlatformDatabase,
  { contestId, filter }: Pick<Slice, 'contestId' | 'filter'>,
  userId: number,
): Promise<Standing | undefined> {
  return query(standing)`
    select ${standingColumns(filter)}
    from contest_members m join users u on u.id = m.user_id
    where m.contest_id = ${contestId} and m.user_id = ${userId}`.find(db)
}

const found = row({ id: integer })

/** Players with a part in their nickname, `most` of them. */
export async function selectNamed(db: PlatformDatabase, part: string, most: number): Promise<number[]> {
  const rows = await query(found)`
    select id from users
    where nickname_parts(nick_name) @> (
        select case when length(part) < 3 then array[part]
          else (select array_agg(substr(part, at, 3)) from generate_series(1, length(part) - 2) at) end
        from (select lower(${part}::text) as part) wanted)
      and position(lower(${part}::text) in lower(nick_name)) > 0
    limit ${most}`.list(db)
  return rows.map(({ id }) => id)
}

/** The first `most` of a slice who have a part in their nickname, or, where the players with it are known, are one of them. */
export function searchStandings(
  db: PlatformDatabase,
  { contestId, segment, order, filter }: Slice,
  { part, userIds, most }: { part: string; userIds: readonly number[] | null; most: number },
): Promise<Standing[]> {
  const isNamed =
    userIds === null
      ? sql`position(lower(${part}::text) in lower(u.nick_name)) > 0`
      : sql`m.user_id = any(${userIds}::bigint[])`
  return query(standing)`
    select ${standingColumns(filter)}
    from contest_members m join users u on u.id = m.user_id
    where m.contest_id = ${contestId} and ${isIn(segment, filter)} and ${isNamed}
    order by ${orders[order]} limit ${most}`.list(db)
}
