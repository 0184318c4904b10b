import {
  bool,
  command,
  date,
  integer,
  json,
  neverNull,
  query,
  row,
  type RowOf,
} from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

/** Who gives a five: a player, or the browser of a guest. */
export type Giver =
  | { userId: number; visitor: null; addressHash: null }
  | { userId: null; visitor: string; addressHash: string }

interface NewFive {
  contestId: number
  giver: Giver
  toUserId: number
  day: string
  /** Null: waits for the registration of its visitor. */
  countedAt: Date | null
}

const inserted = row({ id: integer })

export async function insertFive(
  trx: PlatformDatabase,
  now: Date,
  { contestId, giver, toUserId, day, countedAt }: NewFive,
): Promise<number> {
  const { userId, visitor, addressHash } = giver
  return (
    await query(inserted)`
      insert into high_fives (contest_id, from_user_id, visitor, address_hash, to_user_id, day, at, counted_at)
      values (${contestId}, ${userId}, ${visitor}, ${addressHash}, ${toUserId}, ${day}, ${now}, ${countedAt})
      returning id`.get(trx)
  ).id
}

const counts = row({ sent: integer, sentCounted: integer, received: integer, isRepeated: bool })

/** Of a day: fives that the giver has given, counted ones of both sides, and whether one has given the other five. */
export function countPair(
  trx: PlatformDatabase,
  { contestId, from, to, day }: { contestId: number; from: number; to: number; day: string },
): Promise<RowOf<typeof counts>> {
  return query(counts)`
    select
      (select count(*) from high_fives where contest_id = ${contestId} and from_user_id = ${from} and day = ${day}
        and void_at is null) as sent,
      (select count(*) from high_fives where contest_id = ${contestId} and from_user_id = ${from} and day = ${day}
        and counted_at is not null) as "sentCounted",
      ${countReceived({ contestId, to, day })} as received,
      exists (select from high_fives where contest_id = ${contestId} and from_user_id = ${from} and to_user_id = ${to}
        and day = ${day}) as "isRepeated"`.get(trx)
}

const guestCounts = row({ sent: integer, ofNetwork: integer, received: integer, isRepeated: bool })

/** `countPair` of a guest's browser; its fives and those of its network are counted over all promotions. */
export function countPairOfGuest(
  trx: PlatformDatabase,
  {
    contestId,
    visitor,
    addressHash,
    to,
    day,
  }: { contestId: number; visitor: string; addressHash: string; to: number; day: string },
): Promise<RowOf<typeof guestCounts>> {
  return query(guestCounts)`
    select
      (select count(*) from high_fives where visitor = ${visitor} and day = ${day}) as sent,
      (select count(*) from high_fives where address_hash = ${addressHash} and day = ${day}) as "ofNetwork",
      ${countReceived({ contestId, to, day })} as received,
      exists (select from high_fives where contest_id = ${contestId} and visitor = ${visitor} and to_user_id = ${to}
        and day = ${day}) as "isRepeated"`.get(trx)
}

function countReceived({
  contestId,
  to,
  day,
}: {
  contestId: number
  to: number
  day: string
}): RawBuilder<number> {
  return sql`(select count(*) from high_fives where contest_id = ${contestId} and to_user_id = ${to} and day = ${day}
    and counted_at is not null)`
}

const locked = row({})

/** Lets one transaction at a time count the fives of a browser and of its network. Taken before members are locked. */
export async function lockGuest(
  trx: PlatformDatabase,
  { visitor, addressHash }: { visitor: string; addressHash: string },
): Promise<void> {
  // The network first, for all: a browser may change its network, so that two of its fives would else wait for each other.
  for (const key of [`network ${addressHash}`, `visitor ${visitor}`])
    await query(locked)`select from pg_advisory_xact_lock(hashtextextended(${key}, 0))`.get(trx)
}

const claimed = row({ id: integer })

/** Gives a visitor's fives since `since` to the player it has registered as; how many. */
export async function claimFives(
  trx: PlatformDatabase,
  { visitor, userId, since }: { visitor: string; userId: number; since: Date },
): Promise<number> {
  return (
    await query(claimed)`
      update high_fives set from_user_id = ${userId} where visitor = ${visitor} and from_user_id is null and at > ${since}
      returning id`.list(trx)
  ).length
}

const waiting = row({
  id: integer,
  contestId: integer,
  fromUserId: neverNull(integer),
  toUserId: integer,
  day: date,
})
export type WaitingFive = RowOf<typeof waiting>

/** Fives of guests who have registered, that are neither counted nor void; the oldest first, with ids above `after`. */
export function selectWaitingFives(
  db: PlatformDatabase,
  { after, limit }: { after: number; limit: number },
): Promise<WaitingFive[]> {
  return query(waiting)`
    select id, contest_id as "contestId", from_user_id as "fromUserId", to_user_id as "toUserId", day from high_fives
    where from_user_id is not null and counted_at is null and void_at is null and id > ${after}::bigint
    order by id limit ${limit}`.list(db)
}

/** Decides on one that waits; false when another process has. */
export async function settleFive(
  trx: PlatformDatabase,
  now: Date,
  { id, isCounted }: { id: number; isCounted: boolean },
): Promise<boolean> {
  const settled = await query(claimed)`
    update high_fives set counted_at = case when ${isCounted}::boolean then ${now}::timestamptz end,
      void_at = case when not ${isCounted}::boolean then ${now}::timestamptz end
    where id = ${id} and counted_at is null and void_at is null returning id`.find(trx)
  return settled !== undefined
}

/** Networks are known for as long as their fives are limited by them. */
export async function forgetNetworks(db: PlatformDatabase, before: Date): Promise<void> {
  await command`update high_fives set address_hash = null where address_hash is not null and at < ${before}`.run(
    db,
  )
}

const page = row({
  totalItems: integer,
  items: json<
    {
      id: number
      /** ISO 8601. */
      at: string
      userId: number | null
      nickName: string | null
      avatar: number | null
      isAnswered: boolean
    }[]
  >(),
})

interface WantedPage {
  contestId: number
  userId: number
  type: 'sent' | 'received'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** A page of a player's fives, without those that turned out not to count. */
export function selectFives(
  db: PlatformDatabase,
  { contestId, userId, type, order, limit, offset }: WantedPage,
): Promise<RowOf<typeof page>> {
  const own = sql.ref(type === 'sent' ? 'f.from_user_id' : 'f.to_user_id')
  const other = sql.ref(type === 'sent' ? 'f.to_user_id' : 'f.from_user_id')
  const direction = sql.raw(order)
  return query(page)`
    select (select count(*) from high_fives f where f.contest_id = ${contestId} and ${own} = ${userId} and f.void_at is null)
        as "totalItems",
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'userId', u.id, 'nickName', u.nick_name,
          'avatar', u.avatar, 'isAnswered', ${type === 'received'}::boolean and exists (
            select from high_fives a where a.contest_id = ${contestId} and a.from_user_id = ${userId} and a.to_user_id = u.id
              and a.day >= l.day and a.void_at is null)) order by l.at ${direction}, l.id ${direction})
        from (
          select f.id, f.at, f.day, ${other} as "other" from high_fives f
          where f.contest_id = ${contestId} and ${own} = ${userId} and f.void_at is null
          order by f.at ${direction}, f.id ${direction} limit ${limit} offset ${offset}
        ) l left join users u on u.id = l.other), '[]') as items`.get(db)
}

const dayCounts = row({ day: date, sent: integer, received: integer })

/** A player's fives by day, the latest first: those given, and those received that count. Days without any are left out. */
export function countByDay(
  db: PlatformDatabase,
  { contestId, userId, limit }: { contestId: number; userId: number; limit: number },
): Promise<RowOf<typeof dayCounts>[]> {
  return query(dayCounts)`
    select day, count(*) filter (where side = 'sent') as sent, count(*) filter (where side = 'received') as received
    from (
      select day, 'sent' as side from high_fives
      where contest_id = ${contestId} and from_user_id = ${userId} and void_at is null
      union all
      select day, 'received' from high_fives
      where contest_id = ${contestId} and to_user_id = ${userId} and counted_at is not null
    ) each group by day order by day desc limit ${limit}`.list(db)
}

const fived = row({ id: integer })

/** Those of the players whom the giver has given five on a day. */
export async function selectFived(
  db: PlatformDatabase,
  {
    contestId,
    from,
    to,
    day,
  }: {
    contestId: number
    from: { userId: number } | { visitor: string }
    to: readonly number[]
    day: string
  },
): Promise<number[]> {
  const isFrom = 'userId' in from ? sql`from_user_id = ${from.userId}` : sql`visitor = ${from.visitor}`
  const rows = await query(fived)`
    select to_user_id as id from high_fives
    where contest_id = ${contestId} and ${isFrom} and day = ${day} and to_user_id = any(${to}::bigint[])`.list(
    db,
  )
  return rows.map(({ id }) => id)
}
