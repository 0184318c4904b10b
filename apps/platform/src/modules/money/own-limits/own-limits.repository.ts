import type { LimitKind, LimitPeriod } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import {
  bool,
  command,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
} from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { findLastIdBefore, transactionSeconds } from '../../../plugins/last-id-before.repository.ts'
import type { SetLimit } from './limit-changes.rules.ts'
import type { CrossedLimit, LimitInForce, ToldPercent } from './limits.rules.ts'
import { copyPlayLimits, saveTold, selectPlayLimits, storeUsage, type PlayLimitFacts } from './limits.sql.ts'
import { limitPeriods, longestPauseMs, type PeriodUsage, type PlayUsage } from './play-usage.rules.ts'

export interface LimitName {
  kind: LimitKind
  period: LimitPeriod
}

/** A limit as stored. */
export interface LimitRecord extends LimitName {
  value: number
  change: SetLimit['change']
  /** Of the period that begins at `toldOf`. */
  told: ToldPercent
  toldOf: Date | null
}

const limitRow = row({
  kind: text<LimitKind>(),
  period: text<LimitPeriod>(),
  value: integer,
  changeAskedAt: nullable(timestamptz),
  changeValue: nullable(integer),
  toldOf: nullable(timestamptz),
  told: integer,
})

export async function selectLimits(db: PlatformDatabase, userId: number): Promise<LimitRecord[]> {
  const rows = await query(limitRow)`
    select kind, period, value, change_asked_at as "changeAskedAt", change_value as "changeValue", told_of as "toldOf", told_percent as told
    from player_limits where user_id = ${userId}`.list(db)
  return rows.map(({ changeAskedAt, changeValue, told, ...limit }) => ({
    ...limit,
    change: changeAskedAt && { value: changeValue, askedAt: changeAskedAt },
    told: told as ToldPercent,
  }))
}

/** Without a value the limit is none any more. */
export async function saveLimit(
  trx: PlatformDatabase,
  userId: number,
  { kind, period }: LimitName,
  { value, change }: SetLimit,
): Promise<void> {
  if (value === null) {
    await trx
      .deleteFrom('player_limits')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute()
    return
  }
  const columns = {
    value,
    change_asked_at: change?.askedAt ?? null,
    change_value: change?.value ?? null,
  }
  await trx
    .insertInto('player_limits')
    .values({ user_id: userId, kind, period, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'period']).doUpdateSet(columns))
    .execute()
}

/** Writes what a player is told of limits; the beginning of each limit's period is `findStart`. */
export async function updateTold(
  trx: PlatformDatabase,
  userId: number,
  crossed: readonly CrossedLimit[],
  findStart: (limit: LimitInForce) => Date,
): Promise<void> {
  if (crossed.length > 0) await command`${saveTold(userId, crossed, findStart)}`.run(trx)
}

/** A limit that is another now tells of its shares anew, but for the one that is used already. */
export async function updateToldOf(
  trx: PlatformDatabase,
  userId: number,
  { kind, period }: LimitName,
  { percent, of }: { percent: ToldPercent; of: Date },
): Promise<void> {
  await trx
    .updateTable('player_limits')
    .set({ told_percent: percent, told_of: of })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

const playFacts = row({ facts: nullable(json<PlayLimitFacts>()) })

/** Null while nothing is counted. */
export async function selectPlayFacts(db: PlatformDatabase, userId: number): Promise<PlayLimitFacts | null> {
  return (await query(playFacts)`select ${selectPlayLimits(sql`${userId}::bigint`)} as facts`.get(db)).facts
}

const wanted = row({ isWanted: bool, isKept: bool })

/** Whether the player limits their play, and whether its use is counted. */
export function selectCounting(
  trx: PlatformDatabase,
  userId: number,
): Promise<{ isWanted: boolean; isKept: boolean }> {
  return query(wanted)`
    select exists (select from player_limits where user_id = ${userId} and kind <> 'deposit') as "isWanted",
      exists (select from player_limit_usage where user_id = ${userId}) as "isKept"`.get(trx)
}

export async function insertUsage(trx: PlatformDatabase, userId: number, usage: PlayUsage): Promise<void> {
  await command`insert into player_limit_usage (user_id, usage) values (${userId}, ${storeUsage(usage)}::jsonb)`.run(
    trx,
  )
}

/** The wallet reads the copy of a player's limits: after each change of one. Without a row of sums it does nothing. */
export async function updateCopiedLimits(trx: PlatformDatabase, userId: number): Promise<void> {
  await command`${copyPlayLimits(userId)}`.run(trx)
}

export async function deleteUsage(trx: PlatformDatabase, userId: number): Promise<void> {
  await trx.deleteFrom('player_limit_usage').where('user_id', '=', userId).execute()
}

type Starts = Record<LimitPeriod, Date>
const findFirst = (starts: Starts) =>
  new Date(Math.min(...limitPeriods.map((period) => starts[period].getTime())))

const usageRow = row({
  period: text<LimitPeriod>(),
  staked: integer,
  lost: integer,
  playedMs: integer,
  playedAt: nullable(timestamptz),
})

/** The use of periods, read from the rounds themselves: what counting has come to, had it begun with them. */
export async function sumUsage(db: PlatformDatabase, userId: number, starts: Starts): Promise<PlayUsage> {
  const first = findFirst(starts)
  const after = await findLastIdBefore(db, 'rounds', addSeconds(first, -transactionSeconds))
  const pause = sql`make_interval(secs => ${longestPauseMs / 1_000}::int)`
  // A free round is a settled one without a stake of the player.
  const rows = await query(usageRow)`
    with played as materialized (
      select started_at, ended_at, status, stake_real, win_real from rounds
      where user_id = ${userId} and id > ${after} and started_at >= ${first}::timestamptz - ${pause}
        and (status <> 'settled' or stake_real + stake_bonus > 0)
    ), moments as materialized (
      select at, lag(at) over (order by at) as before from (
        select started_at as at from played
        union all
        select ended_at from played where status = 'settled' and ended_at - started_at <= ${pause}
      ) moments
    )
    select span.period, money.staked, money.lost, time.ms as "playedMs", (select max(at) from moments) as "playedAt"
    from unnest(${limitPeriods}::text[], ${limitPeriods.map((period) => starts[period])}::timestamptz[]) as span (period, starts_at)
    cross join lateral (
      select coalesce(sum(stake_real), 0)::int8 as staked, coalesce(sum(stake_real - win_real), 0)::int8 as lost
      from played where started_at >= span.starts_at
    ) money
    cross join lateral (
      select coalesce(sum(extract(epoch from at - greatest(before, span.starts_at)) * 1000), 0)::int8 as ms
      from moments where at > span.starts_at and at - before <= ${pause}
    ) time`.list(db)
  const read = (wantedPeriod: LimitPeriod): PeriodUsage => {
    const { staked, lost, playedMs } = rows.find(({ period }) => period === wantedPeriod)!
    return { startsAt: starts[wantedPeriod], staked, lost, playedMs }
  }
  return { playedAt: rows[0]!.playedAt, day: read('day'), week: read('week'), month: read('month') }
}

const depositUse = row({ day: integer, week: integer, month: integer })

/**
 * What was credited in each period, and what is being paid in: it may be credited any moment. An order of which nobody knows the end
 * counts in the periods that it began in, so that a silent provider closes no later one.
 */
export function sumDeposits(
  db: PlatformDatabase,
  userId: number,
  starts: Starts,
): Promise<Record<LimitPeriod, number>> {
  const sumFrom = (start: Date) => sql`
    coalesce(sum(amount) filter (where status in ('created', 'pending') or coalesce(ended_at, created_at) >= ${start}), 0)::int8`
  const first = findFirst(starts)
  return query(depositUse)`
    select ${sumFrom(starts.day)} as day, ${sumFrom(starts.week)} as week, ${sumFrom(starts.month)} as month
    from deposits where user_id = ${userId} and (
      status in ('created', 'pending') or status = 'success' and ended_at >= ${first} or status = 'unknown' and created_at >= ${first})`.get(
    db,
  )
}
