import { command, integer, neverNull, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

const earned = row({
  number: integer,
  userId: integer,
  earned: integer,
  flaskAchievements: integer,
  flaskDeposits: integer,
  flaskBets: integer,
})

/** Members by number, with `eligibleAt` only those who qualify at that moment [5.25]. */
export function selectEarned(
  db: PlatformDatabase,
  contestId: number,
  eligibleAt: Date | null,
): Promise<RowOf<typeof earned>[]> {
  return query(earned)`
    select number, user_id as "userId", earned, flask_achievements as "flaskAchievements",
      flask_deposits as "flaskDeposits", flask_bets as "flaskBets"
    from contest_members
    where contest_id = ${contestId} and (${eligibleAt}::timestamptz is null or eligible_until > ${eligibleAt})
    order by number`.list(db)
}

const ticketRow = row({ number: integer, userId: integer, tickets: integer, first: integer })

/** Tickets of a member: so many from `first`, which is counted from 0 over all. */
export type MemberTickets = RowOf<typeof ticketRow>

/** The frozen list, by number. */
export function selectTickets(db: PlatformDatabase, contestId: number): Promise<MemberTickets[]> {
  return query(ticketRow)`
    select number, user_id as "userId", tickets, first from contest_tickets where contest_id = ${contestId} order by number`.list(
    db,
  )
}

export function selectOwnTickets(
  db: PlatformDatabase,
  contestId: number,
  userId: number,
): Promise<MemberTickets | undefined> {
  return query(ticketRow)`
    select number, user_id as "userId", tickets, first from contest_tickets
    where contest_id = ${contestId} and user_id = ${userId}`.find(db)
}

export async function insertTickets(
  trx: PlatformDatabase,
  contestId: number,
  list: readonly MemberTickets[],
): Promise<void> {
  const column = <Key extends keyof MemberTickets>(key: Key) => list.map((each) => each[key])
  await command`
    insert into contest_tickets (contest_id, number, user_id, tickets, first)
    select ${contestId}::bigint, * from unnest(${column('number')}::int[], ${column('userId')}::bigint[],
      ${column('tickets')}::bigint[], ${column('first')}::bigint[])`.run(trx)
}

/** Of a contest that the caller has locked. */
export async function updateFrozen(
  trx: PlatformDatabase,
  now: Date,
  { id, listHash, ticketCount }: { id: number; listHash: string; ticketCount: number },
): Promise<void> {
  await command`
    update contests set state = 'frozen', list_hash = ${listHash}, ticket_count = ${ticketCount}, frozen_at = ${now}
    where id = ${id}`.run(trx)
}

const winnerRow = row({
  prize: text,
  place: integer,
  userId: integer,
  number: integer,
  ticket: neverNull(integer),
})
export type DrawnRow = RowOf<typeof winnerRow>

/** Winners by place, the main prize first. */
export function selectDrawn(db: PlatformDatabase, contestId: number): Promise<DrawnRow[]> {
  return query(winnerRow)`
    select prize, place, user_id as "userId", number, ticket from contest_winners
    where contest_id = ${contestId} and ticket is not null order by place`.list(db)
}
