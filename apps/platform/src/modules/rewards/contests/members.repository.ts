import {
  command,
  integer,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { ContestKind } from './contests.repository.ts'

const memberRow = row({
  contestId: integer,
  userId: integer,
  number: integer,
  joinedAt: timestamptz,
  points: integer,
  earned: integer,
  additional: integer,
  flaskAchievements: integer,
  flaskDeposits: integer,
  flaskBets: integer,
  betsRemainder: integer,
  depositsRemainder: integer,
  scoredAt: timestamptz,
  tie: integer,
  scoreRemainder: integer,
  seatPrice: nullable(integer),
  disqualifiedAt: nullable(timestamptz),
})

/**
 * One who takes part in a contest. Remainders in minor units of the player's currency. Of a tournament `earned` is the score in
 * ten-thousandths of a point, `scoreRemainder` in millionths of one of these, `tie` the round that brought it; `seatPrice` in hundredths
 * of compoints.
 */
export type Member = RowOf<typeof memberRow>

const columns = sql`
  m.contest_id as "contestId", m.user_id as "userId", number, joined_at as "joinedAt", points, earned, additional,
  flask_achievements as "flaskAchievements", flask_deposits as "flaskDeposits", flask_bets as "flaskBets",
  bets_remainder as "betsRemainder", deposits_remainder as "depositsRemainder", scored_at as "scoredAt", tie,
  score_remainder as "scoreRemainder", seat_price as "seatPrice", disqualified_at as "disqualifiedAt"`

/** A player of a contest. */
export interface MemberKey {
  contestId: number
  userId: number
}

export const keyOf = ({ contestId, userId }: MemberKey): string => `${contestId} ${userId}`

const those = (keys: readonly MemberKey[]) => sql`
  contest_members m join unnest(${keys.map(({ contestId }) => contestId)}::bigint[], ${keys.map(({ userId }) => userId)}::bigint[])
    as wanted (contest_id, user_id) on m.contest_id = wanted.contest_id and m.user_id = wanted.user_id`

export function selectMembers(db: PlatformDatabase, keys: readonly MemberKey[]): Promise<Member[]> {
  return query(memberRow)`select ${columns} from ${those(keys)}`.list(db)
}

/** In one order for all transactions, after the contests. */
export function selectMembersForUpdate(trx: PlatformDatabase, keys: readonly MemberKey[]): Promise<Member[]> {
  return query(memberRow)`
    select ${columns} from ${those(keys)} order by m.contest_id, m.user_id for no key update of m`.list(trx)
}

export async function insertMembers(
  trx: PlatformDatabase,
  members: readonly (MemberKey & { number: number; at: Date })[],
): Promise<void> {
  await command`
    insert into contest_members (contest_id, user_id, number, joined_at, scored_at, tie)
    select contest_id, user_id, number, at, at, user_id
    from unnest(${members.map(({ contestId }) => contestId)}::bigint[], ${members.map(({ userId }) => userId)}::bigint[],
      ${members.map(({ number }) => number)}::int[], ${members.map(({ at }) => at)}::timestamptz[])
      as joined (contest_id, user_id, number, at)`.run(trx)
}

/** What is added to a member; remainders are replaced, where they are given. */
export interface MemberGain extends MemberKey {
  points: number
  earned: number
  additional: number
  flaskAchievements: number
  flaskDeposits: number
  flaskBets: number
  betsRemainder: number | null
  depositsRemainder: number | null
  /** When the last points were earned; null: none were. */
  scoredAt: Date | null
}

/** Of locked members, all by one statement, which returns them as they are then. */
export function updateMembers(trx: PlatformDatabase, gains: readonly MemberGain[]): Promise<Member[]> {
  const column = <Key extends keyof MemberGain>(key: Key) => gains.map((gain) => gain[key])
  return query(memberRow)`
    update contest_members m set points = m.points + g.points, earned = m.earned + g.earned,
      additional = m.additional + g.additional, flask_achievements = m.flask_achievements + g.flask_achievements,
      flask_deposits = m.flask_deposits + g.flask_deposits, flask_bets = m.flask_bets + g.flask_bets,
      bets_remainder = coalesce(g.bets_remainder, m.bets_remainder),
      deposits_remainder = coalesce(g.deposits_remainder, m.deposits_remainder),
      scored_at = greatest(m.scored_at, g.scored_at)
    from unnest(${column('contestId')}::bigint[], ${column('userId')}::bigint[], ${column('points')}::bigint[],
      ${column('earned')}::bigint[], ${column('additional')}::bigint[], ${column('flaskAchievements')}::int[],
      ${column('flaskDeposits')}::int[], ${column('flaskBets')}::int[], ${column('betsRemainder')}::bigint[],
      ${column('depositsRemainder')}::bigint[], ${column('scoredAt')}::timestamptz[])
      as g (contest_id, user_id, points, earned, additional, flask_achievements, flask_deposits, flask_bets, bets_remainder,
        deposits_remainder, scored_at)
    where m.contest_id = g.contest_id and m.user_id = g.user_id
    returning m.contest_id as "contestId", m.user_id as "userId", m.number, m.joined_at as "joinedAt", m.points, m.earned,
      m.additional, m.flask_achievements as "flaskAchievements", m.flask_deposits as "flaskDeposits",
      m.flask_bets as "flaskBets", m.bets_remainder as "betsRemainder", m.deposits_remainder as "depositsRemainder",
      m.scored_at as "scoredAt", m.tie, m.score_remainder as "scoreRemainder", m.seat_price as "seatPrice",
      m.disqualified_at as "disqualifiedAt"`.list(trx)
}

const contestOfMember = row({ id: integer })

/** The latest contests of a kind in which a player is a member, `limit` at most. */
export async function selectContestsOf(
  db: PlatformDatabase,
  kind: ContestKind,
  { userId, limit }: { userId: number; limit: number },
): Promise<number[]> {
  const rows = await query(contestOfMember)`
    select c.id from contest_members m join contests c on c.id = m.contest_id
    where m.user_id = ${userId} and c.kind = ${kind} order by m.contest_id desc limit ${limit}`.list(db)
  return rows.map(({ id }) => id)
}

const joinedEntry = row({ entry: text, joinedAt: timestamptz })

/** Of these entries, those whose running instance has the player as a member. */
export function selectRunningEntriesOf(
  db: PlatformDatabase,
  now: Date,
  kind: ContestKind,
  { userId, entries }: { userId: number; entries: readonly string[] },
): Promise<RowOf<typeof joinedEntry>[]> {
  return query(joinedEntry)`
    select c.entry, m.joined_at as "joinedAt"
    from contests c join contest_members m on m.contest_id = c.id and m.user_id = ${userId}
    where c.state not in ('finished', 'cancelled') and c.kind = ${kind} and c.entry = any(${entries}::text[])
      and c.starts_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})`.list(db)
}
