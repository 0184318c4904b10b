// Limits on play as the wallet reads and writes them, in its own statements.
import type { LimitPeriod } from '@yanta/contract'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Periods } from '../../../plugins/calendar.ts'
import type { CrossedLimit, LimitInForce, PlayLimits, ToldPercent } from './limits.rules.ts'
import { rollOver, type PeriodUsage, type PlayKind, type PlayUsage } from './play-usage.rules.ts'

type StoredLimit = [
  kind: PlayKind,
  period: LimitPeriod,
  value: number,
  changeAskedAt: string | null,
  changeValue: number | null,
  toldOf: string | null,
  toldPercent: ToldPercent,
]
type StoredPeriod = [startsAt: number, staked: number, lost: number, playedMs: number]

/** One column, because every bet writes it. Moments are milliseconds since 1970. */
type StoredUsage = [
  playedAt: number | null,
  ...day: StoredPeriod,
  ...week: StoredPeriod,
  ...month: StoredPeriod,
]

/** As the database sends it. */
export type PlayLimitFacts = [usage: StoredUsage, limits: StoredLimit[]]

/** A player's limits on play with what they have used, as a column of a bigger query: one row is read. Null without one: nobody counts then. */
export function selectPlayLimits(userId: Expression<unknown>): RawBuilder<PlayLimitFacts | null> {
  return sql<PlayLimitFacts | null>`(select json_build_array(u.usage, u.limits) from player_limit_usage u where u.user_id = ${userId})`
}

/** What `player_limit_usage` stores of it. */
export function storeUsage({ playedAt, day, week, month }: PlayUsage): string {
  const stored: StoredUsage = [
    playedAt?.getTime() ?? null,
    ...storePeriod(day),
    ...storePeriod(week),
    ...storePeriod(month),
  ]
  return JSON.stringify(stored)
}

function storePeriod({ startsAt, staked, lost, playedMs }: PeriodUsage): StoredPeriod {
  return [startsAt.getTime(), staked, lost, playedMs]
}

const storedLimits = sql`
  coalesce(jsonb_agg(jsonb_build_array(l.kind, l.period, l.value, l.change_asked_at, l.change_value, l.told_of, l.told_percent)
    order by l.kind, l.period), '[]')`

/** Copies a player's limits on play to their row of sums, which alone is read by the wallet. Whoever changes one does it in the same transaction. */
export function copyPlayLimits(userId: number): RawBuilder<unknown> {
  return sql`
    update player_limit_usage set limits = (select ${storedLimits} from player_limits l where l.user_id = ${userId} and l.kind <> 'deposit')
    where user_id = ${userId}`
}

/** What a step of the wallet changes about the limits of its player. */
export interface PlayLimitsUpdate {
  userId: number
  usage: PlayUsage
  crossed: readonly CrossedLimit[]
}

/** The CTEs of a statement that write it. */
export function savePlayLimits({ userId, usage, crossed }: PlayLimitsUpdate): RawBuilder<unknown> {
  if (crossed.length === 0) return sql`counted as (${saveUsage(userId, usage, sql``)})`
  const limits = sql`, limits = (
    select ${storedLimits} from (
      select * from told union all
      select * from player_limits known where user_id = ${userId} and kind <> 'deposit'
        and not exists (select from told where told.kind = known.kind and told.period = known.period)
    ) l)`
  return sql`
    told as (${saveTold(userId, crossed, ({ period }) => usage[period].startsAt)} returning l.*),
    counted as (${saveUsage(userId, usage, limits)})`
}

function saveUsage(userId: number, usage: PlayUsage, limits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update player_limit_usage set usage = ${storeUsage(usage)}::jsonb${limits} where user_id = ${userId}`
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
export function readPlayLimits([stored, limits]: PlayLimitFacts, now: Date, periods: Periods): PlayLimits {
  const usage = rollOver(readUsage(stored), now, periods)
  return {
    now,
    usage,
    limits: limits.map(([kind, period, value, changeAskedAt, changeValue, toldOf, toldPercent]) => ({
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

function readUsage([playedAt, ...sums]: StoredUsage): PlayUsage {
  const read = (first: 0 | 4 | 8): PeriodUsage => {
    const [startsAt, staked, lost, playedMs] = sums.slice(first, first + 4) as StoredPeriod
    return { startsAt: new Date(startsAt), staked, lost, playedMs }
  }
  return {
    playedAt: playedAt === null ? null : new Date(playedAt),
    day: read(0),
    week: read(4),
    month: read(8),
  }
}
