import {
  integer,
  nullable,
  neverNull,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { PointsKind, PointsUnit } from '../../contests/points.service.ts'

const received = row({
  prize: neverNull(text),
  at: neverNull(timestamptz),
  giftId: nullable(integer),
  place: nullable(integer),
  ticket: nullable(integer),
})
export type ReceivedRow = RowOf<typeof received>

/** What a player has won or taken in a contest, the latest first; `most` of them. */
export function selectReceived(
  db: PlatformDatabase,
  { contestId, userId, most }: { contestId: number; userId: number; most: number },
): Promise<ReceivedRow[]> {
  return query(received)`
    select prize, at, gift_id as "giftId", place, ticket from (
      select w.prize, coalesce(w.granted_at, c.drawn_at) as at, w.gift_id, w.place, w.ticket
      from contest_winners w join contests c on c.id = w.contest_id
      where w.user_id = ${userId} and w.contest_id = ${contestId}
      union all
      (select prize, at, (gift_ids->>0)::bigint, null, null from contest_exchanges
        where user_id = ${userId} and contest_id = ${contestId} order by contest_exchanges.id desc limit ${most})
    ) own order by at desc limit ${most}`.list(db)
}

const logged = row({
  id: integer,
  at: timestamptz,
  kind: text<PointsKind>(),
  unit: text<PointsUnit>(),
  amount: integer,
  note: nullable(text),
})
export type LoggedRow = RowOf<typeof logged>

/** Latest first, with ids below `before`. */
export function selectLog(
  db: PlatformDatabase,
  { contestId, userId, before, limit }: { contestId: number; userId: number; before: number; limit: number },
): Promise<LoggedRow[]> {
  return query(logged)`
    select id, at, kind, unit, amount, note from contest_entries
    where user_id = ${userId} and contest_id = ${contestId} and id < ${before}::bigint
    order by contest_entries.id desc limit ${limit}`.list(db)
}
