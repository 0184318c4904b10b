import { integer, neverNull, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** How many of each limited prize were taken. */
export async function selectTaken(
  db: PlatformDatabase,
  contestId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('contest_stocks')
    .select(['prize', 'taken'])
    .where('contest_id', '=', contestId)
    .execute()
  return new Map(rows.map(({ prize, taken }) => [prize, taken]))
}

const winnerRow = row({
  prize: text,
  place: integer,
  userId: integer,
  nickName: text,
  avatar: integer,
  ticket: neverNull(integer),
  number: integer,
})

/** By place, the main prize first; at most `limit`. */
export function selectWinners(db: PlatformDatabase, contestId: number, limit: number) {
  return query(winnerRow)`
    select w.prize, w.place, w.user_id as "userId", u.nick_name as "nickName", u.avatar, w.ticket, w.number
    from contest_winners w join users u on u.id = w.user_id
    where w.contest_id = ${contestId} and w.ticket is not null order by w.place limit ${limit}`.list(db)
}

const counted = row({ count: integer })

/** Gifts that a promotion has given: those exchanged for, and those drawn. */
export async function countSentGifts(db: PlatformDatabase, contestId: number): Promise<number> {
  const { count } = await query(counted)`
    select (select count(*) from contest_exchanges where contest_id = ${contestId})
      + (select count(*) from contest_winners where contest_id = ${contestId} and granted_at is not null) as count`.get(
    db,
  )
  return count
}

/** Players in the frozen list of tickets. */
export async function countTicketHolders(db: PlatformDatabase, contestId: number): Promise<number> {
  const { count } = await query(counted)`
    select count(*) as count from contest_tickets where contest_id = ${contestId}`.get(db)
  return count
}
