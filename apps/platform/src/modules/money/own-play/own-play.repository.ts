import type { Locale } from '@yanta/contract'
import {
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { addSeconds } from '@yanta/config/clock'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { playGapMinutes, sessionPauseMinutes, type CheckMinutes, type Interval } from './own-play.rules.ts'

const longestSessionSeconds = 86_400

/** Days of a player, by the moments where each begins and the last one ends. */
export interface OwnDays {
  userId: number
  days: readonly Date[]
}

const ownSums = row({
  /** 1 for the first day; null: the sums of a game. */
  place: nullable(integer),
  slug: nullable(text),
  staked: integer,
  won: integer,
  rounds: integer,
  seconds: integer,
})
export type OwnSums = RowOf<typeof ownSums>

/**
 * Settled rounds by day, and by game. Read from `settled_rounds_of_player` alone, from just before the first day, because the first gap
 * of a day belongs to it; by day and game together first, so that each round is added once. The wins of free rounds lie apart.
 */
export function sumRounds(db: PlatformDatabase, { userId, days }: OwnDays): Promise<OwnSums[]> {
  const [from, to] = [days[0]!, days.at(-1)!]
  return query(ownSums)`
    with near as (
      select ended_at, game_slug as slug, stake_real + stake_bonus as staked, win_real + win_bonus as won,
        ended_at - lag(ended_at) over (order by ended_at) as gap
      from rounds
      where user_id = ${userId} and status = 'settled' and ended_at >= ${addSeconds(from, -playGapMinutes * 60)} and ended_at < ${to}
    ), own as (
      select width_bucket(ended_at, ${days}::timestamptz[]) as place, slug, sum(staked) as staked, sum(won) as won, count(*) as rounds,
        sum(gap) filter (where gap <= make_interval(mins => ${playGapMinutes})) as gap
      from near where ended_at >= ${from} group by 1, 2
      union all
      select width_bucket(r.ended_at, ${days}::timestamptz[]), r.game_slug, 0, p.win, 0, null
      from free_rounds f
        join played_free_rounds p on p.free_rounds_id = f.id
        join rounds r on r.provider = p.provider and r.ref = p.round_ref
      where f.user_id = ${userId} and f.created_at < ${to} and (f.ended_at is null or f.ended_at >= ${from})
        and r.status = 'settled' and r.ended_at >= ${from} and r.ended_at < ${to}
    )
    select place, slug, sum(staked)::int8 as staked, sum(won)::int8 as won, sum(rounds)::int8 as rounds,
      coalesce(extract(epoch from sum(gap)), 0)::int8 as seconds
    from own group by grouping sets ((place), (slug))`.list(db)
}

const time = row({ seconds: integer })

/** Seconds of play between two moments. */
export async function sumSeconds(
  db: PlatformDatabase,
  { userId, from, to }: { userId: number; from: Date; to: Date },
): Promise<number> {
  const { seconds } = await query(time)`
    select coalesce(extract(epoch from sum(gap) filter (where gap <= make_interval(mins => ${playGapMinutes}))), 0)::int8 as seconds
    from (
      select ended_at, ended_at - lag(ended_at) over (order by ended_at) as gap from rounds
      where user_id = ${userId} and status = 'settled' and ended_at >= ${addSeconds(from, -playGapMinutes * 60)} and ended_at < ${to}
    ) near where ended_at >= ${from}`.get(db)
  return seconds
}

const payments = row({ place: integer, deposits: integer, payouts: integer })
export type DayPayments = RowOf<typeof payments>

/** What was credited and not taken back by the provider, and what was asked to be paid out and has not come back, by day. */
export function sumPayments(db: PlatformDatabase, { userId, days }: OwnDays): Promise<DayPayments[]> {
  const [from, to] = [days[0]!, days.at(-1)!]
  return query(payments)`
    select width_bucket(at, ${days}::timestamptz[]) as place, sum(paid_in)::int8 as deposits, sum(paid_out)::int8 as payouts
    from (
      select d.ended_at as at, d.amount - coalesce(r.amount, 0) as paid_in, 0 as paid_out
      from deposits d left join deposit_reversals r on r.deposit_id = d.id
      where d.user_id = ${userId} and d.status = 'success' and d.ended_at >= ${from} and d.ended_at < ${to}
      union all
      select created_at, 0, amount from payouts
      where user_id = ${userId} and status not in ('refused', 'failed', 'cancelled') and created_at >= ${from} and created_at < ${to}
    ) paid group by 1`.list(db)
}

const game = row({ slug: text, names: json<Record<Locale, string>>(), image: nullable(text) })
export type PlayedGame = RowOf<typeof game>

export function selectGames(db: PlatformDatabase, slugs: readonly string[]): Promise<PlayedGame[]> {
  return query(game)`
    select slug, json_build_object('ru', name_ru, 'en', name_en) as names, nullif(preview, '') as image
    from games where slug = any(${slugs}::text[])`.list(db)
}

const session = row({ startedAt: timestamptz, lastAt: timestamptz, staked: integer, won: integer })
export type SessionSums = RowOf<typeof session>

/**
 * The rounds since the player's last long pause, of the last day at most; undefined when that pause goes on. The start is searched for
 * from the latest round back, one look at the index a round, so that earlier ones are not read.
 */
export function findSession(
  db: PlatformDatabase,
  now: Date,
  userId: number,
): Promise<SessionSums | undefined> {
  const pause = sql`make_interval(mins => ${sessionPauseMinutes})`
  const first = addSeconds(now, -longestSessionSeconds)
  return query(session)`
    with start as (
      select r.ended_at as at
      from rounds r
        left join lateral (
          select p.ended_at from rounds p
          where p.user_id = ${userId} and p.status = 'settled' and p.ended_at < r.ended_at order by p.ended_at desc limit 1
        ) before on true
      where r.user_id = ${userId} and r.status = 'settled' and r.ended_at >= ${first}
        and (before.ended_at is null or before.ended_at < greatest(${first}::timestamptz, r.ended_at - ${pause}))
      order by r.ended_at desc limit 1
    ), own as (
      select min(ended_at) as first, max(ended_at) as last, sum(stake_real + stake_bonus)::int8 as staked,
        sum(win_real + win_bonus)::int8 as won
      from rounds where user_id = ${userId} and status = 'settled' and ended_at >= (select at from start)
    )
    select own.first as "startedAt", own.last as "lastAt", own.staked, (own.won + coalesce((
        select sum(p.win) from free_rounds f
          join played_free_rounds p on p.free_rounds_id = f.id
          join rounds r on r.provider = p.provider and r.ref = p.round_ref
        where f.user_id = ${userId} and (f.ended_at is null or f.ended_at >= own.first)
          and r.status = 'settled' and r.ended_at >= own.first), 0))::int8 as won
    from own where own.last >= ${now}::timestamptz - ${pause}`.find(db)
}

const interval = row({ minutes: nullable(integer), answeredAt: timestamptz })

export async function findInterval(db: PlatformDatabase, userId: number): Promise<Interval | undefined> {
  const found = await query(interval)`
    select minutes, answered_at as "answeredAt" from reality_checks where user_id = ${userId}`.find(db)
  return found && { ...found, minutes: found.minutes as CheckMinutes | null }
}

export async function putInterval(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  minutes: CheckMinutes | null,
): Promise<void> {
  const chosen = { minutes, answered_at: now }
  await db
    .insertInto('reality_checks')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}
