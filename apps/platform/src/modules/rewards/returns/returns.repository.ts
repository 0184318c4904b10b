import type { Winback } from '@yanta/contract'
import {
  bool,
  command,
  integer,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Returns } from './returns.rules.ts'

const weekRow = row({
  startsAt: timestamptz,
  endsAt: timestamptz,
  stakes: integer,
  wins: integer,
  rounds: integer,
  winback: integer,
  status: text<Winback['past'][number]['status']>(),
  until: nullable(timestamptz),
  isSettled: bool,
})
export type StoredWeek = RowOf<typeof weekRow>

/** The latest weeks of a player. */
export function selectWeeks(db: PlatformDatabase, userId: number, limit: number): Promise<StoredWeek[]> {
  return query(weekRow)`
    select starts_at as "startsAt", ends_at as "endsAt", stakes, wins, rounds, winback, winback_status as status, winback_until as until,
      settled_at is not null as "isSettled"
    from player_weeks where user_id = ${userId} order by starts_at desc limit ${limit}`.list(db)
}

const unread = row({ isBehind: bool })

/** Whether the consumer of settled rounds has still to read one from before `moment`. */
export async function isConsumerBehind(
  db: PlatformDatabase,
  consumer: string,
  moment: Date,
): Promise<boolean> {
  const { isBehind } = await query(unread)`
    select exists (
      select from event_outbox e, event_cursors c
      where c.consumer = ${consumer} and (e.xid, e.id) > (c.xid, c.event_id) and e.happened_at < ${moment}
    ) as "isBehind"`.get(db)
  return isBehind
}

const ended = row({ userId: integer, startsAt: timestamptz })

/** Weeks that ended before `moment` and are not settled. */
export function selectUnsettledWeeks(
  db: PlatformDatabase,
  moment: Date,
  limit: number,
): Promise<RowOf<typeof ended>[]> {
  return query(ended)`
    select user_id as "userId", starts_at as "startsAt" from player_weeks
    where settled_at is null and ends_at <= ${moment} order by ends_at, user_id limit ${limit}`.list(db)
}

const played = row({ endsAt: timestamptz, stakes: integer, wins: integer, rounds: integer })

/** Locks a week that is not settled. */
export function lockUnsettledWeek(
  trx: PlatformDatabase,
  userId: number,
  startsAt: Date,
): Promise<RowOf<typeof played> | undefined> {
  return query(played)`
    select ends_at as "endsAt", stakes, wins, rounds from player_weeks
    where user_id = ${userId} and starts_at = ${startsAt} and settled_at is null for update`.find(trx)
}

/** `until` is null without winback. */
export async function settleWeek(
  trx: PlatformDatabase,
  now: Date,
  {
    userId,
    startsAt,
    cashback,
    winback,
    until,
  }: Returns & { userId: number; startsAt: Date; until: Date | null },
): Promise<void> {
  await trx
    .updateTable('player_weeks')
    .set({
      settled_at: now,
      cashback,
      winback,
      winback_status: until ? 'offered' : 'none',
      winback_until: until,
    })
    .where('user_id', '=', userId)
    .where('starts_at', '=', startsAt)
    .execute()
}

const offer = row({ startsAt: timestamptz, winback: integer, until: timestamptz })
export type Offer = RowOf<typeof offer>

/** Offered winbacks of a player, the one that ends first first. */
export async function selectOffers(db: PlatformDatabase, userId: number): Promise<Offer[]> {
  const rows = await db
    .selectFrom('player_weeks')
    .select(['starts_at as startsAt', 'winback', 'winback_until as until'])
    .where('user_id', '=', userId)
    .where('winback_status', '=', 'offered')
    .orderBy('winback_until')
    .execute()
  return rows.map((each) => ({ ...each, until: each.until! }))
}

export async function updateOffers(
  trx: PlatformDatabase,
  userId: number,
  offers: readonly Offer[],
  status: 'claimed' | 'lapsed',
): Promise<void> {
  await trx
    .updateTable('player_weeks')
    .set({ winback_status: status })
    .where('user_id', '=', userId)
    .where(
      'starts_at',
      'in',
      offers.map(({ startsAt }) => startsAt),
    )
    .where('winback_status', '=', 'offered')
    .execute()
}

/** Moves the end of a player's offers that can be claimed at `now` by the length of a break, in the caller's transaction, under the wallet lock. */
export async function postponeOffers(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  seconds: number,
): Promise<void> {
  await command`
    update player_weeks set winback_until = winback_until + make_interval(secs => ${seconds}::float8)
    where user_id = ${userId} and winback_status = 'offered' and winback_until > ${now}`.run(trx)
}

/** Players with an offered winback whose time is over. */
export async function selectLapsedPlayers(db: PlatformDatabase, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('player_weeks')
    .select('user_id')
    .distinct()
    .where('winback_status', '=', 'offered')
    .where('winback_until', '<=', now)
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
