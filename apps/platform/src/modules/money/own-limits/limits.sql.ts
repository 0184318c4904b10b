// Limits on play as the wallet reads and writes them, in its own statements.
import type { LimitPeriod } from '@yanta/contract'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Periods } from '../../../plugins/calendar.ts'
import type { CrossedLimit, LimitInForce, PlayLimits, ToldPercent } from './limits.rules.ts'
import {
  limitPeriods,
  rollOver,
  type PeriodUsage,
  type PlayKind,
  type PlayUsage,
} from './play-usage.rules.ts'

type StoredPeriod = [startsAt: string, staked: number, lost: number, playedMs: number]
type StoredLimit = [
  kind: PlayKind,
  period: LimitPeriod,
  value: number,
  changeAskedAt: string | null,
  changeValue: number | null,
  toldOf: string | null,
  toldPercent: ToldPercent,
]

/** As the database sends it. */
export interface PlayLimitFacts extends Record<LimitPeriod, StoredPeriod> {
  playedAt: string | null
  limits: StoredLimit[]
}

/** A player's limits on play with what they have used, as a column of a bigger query. Null without one: nobody counts then. */
export function selectPlayLimits(userId: Expression<unknown>): RawBuilder<PlayLimitFacts | null> {
  return sql<PlayLimitFacts | null>`(
    select jsonb_build_object('playedAt', u.played_at,
      'day', jsonb_build_array(u.day_starts_at, u.day_staked, u.day_lost, u.day_played_ms),
      'week', jsonb_build_array(u.week_starts_at, u.week_staked, u.week_lost, u.week_played_ms),
      'month', jsonb_build_array(u.month_starts_at, u.month_staked, u.month_lost, u.month_played_ms),
      'limits', (
        select coalesce(jsonb_agg(jsonb_build_array(l.kind, l.period, l.value, l.change_asked_at, l.change_value, l.told_of, l.told_percent)), '[]')
        from player_limits l where l.user_id = u.user_id and l.kind <> 'deposit'))
    from player_limit_usage u where u.user_id = ${userId})`
}

/** What a step of the wallet changes about the limits of its player. */
export interface PlayLimitsUpdate {
  userId: number
  usage: PlayUsage
  crossed: readonly CrossedLimit[]
}

/** The CTEs of a statement that write it. */
export function savePlayLimits({ userId, usage, crossed }: PlayLimitsUpdate): RawBuilder<unknown> {
  const counted = sql`counted as (${saveUsage(userId, usage)})`
  return crossed.length === 0
    ? counted
    : sql`${counted}, told as (${saveTold(userId, crossed, ({ period }) => usage[period].startsAt)})`
}

function saveUsage(userId: number, { playedAt, day, week, month }: PlayUsage): RawBuilder<unknown> {
  return sql`
    update player_limit_usage set played_at = ${playedAt},
      day_starts_at = ${day.startsAt}, day_staked = ${day.staked}, day_lost = ${day.lost}, day_played_ms = ${day.playedMs},
      week_starts_at = ${week.startsAt}, week_staked = ${week.staked}, week_lost = ${week.lost}, week_played_ms = ${week.playedMs},
      month_starts_at = ${month.startsAt}, month_staked = ${month.staked}, month_lost = ${month.lost}, month_played_ms = ${month.playedMs}
    where user_id = ${userId}`
}

/** The statement that writes what a player is told. */
export function saveTold(
  userId: number,
  crossed: readonly CrossedLimit[],
  findStart: (limit: LimitInForce) => Date,
): RawBuilder<unknown> {
  return sql`
    update player_limits l set told_percent = told.percent, told_of = told.of
    from unnest(
      ${crossed.map(({ limit }) => limit.kind)}::text[], ${crossed.map(({ limit }) => limit.period)}::text[],
      ${crossed.map(({ percent }) => percent)}::int[], ${crossed.map(({ limit }) => findStart(limit))}::timestamptz[]
    ) as told (kind, period, percent, of)
    where l.user_id = ${userId} and l.kind = told.kind and l.period = told.period`
}

/** The facts as the rules take them, in the periods that run now. */
export function readPlayLimits(facts: PlayLimitFacts, now: Date, periods: Periods): PlayLimits {
  const usage = rollOver(readUsage(facts), now, periods)
  return {
    now,
    usage,
    limits: facts.limits.map(([kind, period, value, changeAskedAt, changeValue, toldOf, toldPercent]) => ({
      kind,
      period,
      value,
      change: changeAskedAt === null ? null : { value: changeValue, askedAt: new Date(changeAskedAt) },
      told: toldOf !== null && new Date(toldOf) >= usage[period].startsAt ? toldPercent : 0,
    })),
    resetsAt: findEnds(now, periods),
  }
}

/** The ends of the periods that run now. */
export function findEnds(now: Date, periods: Periods): Record<LimitPeriod, Date> {
  return {
    day: periods.day(now).endsAt,
    week: periods.week(now).endsAt,
    month: periods.month(now).endsAt,
  }
}

function readUsage(facts: PlayLimitFacts): PlayUsage {
  const read = (period: (typeof limitPeriods)[number]): PeriodUsage => {
    const [startsAt, staked, lost, playedMs] = facts[period]
    return { startsAt: new Date(startsAt), staked, lost, playedMs }
  }
  return {
    playedAt: facts.playedAt === null ? null : new Date(facts.playedAt),
    day: read('day'),
    week: read('week'),
    month: read('month'),
  }
}
