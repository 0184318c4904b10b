import { command, integer, neverNull, query, row, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

const paidSeat = row({ contestId: integer, userId: integer })
/** A seat that was paid for. */
export type PaidSeat = RowOf<typeof paidSeat>

/** Seats of cancelled contests that are not given back yet; the disqualified keep none. */
export function selectOwedSeats(db: PlatformDatabase): Promise<PaidSeat[]> {
  return query(paidSeat)`
    select m.contest_id as "contestId", m.user_id as "userId"
    from contest_members m join contests c on c.id = m.contest_id
    where m.seat_price > 0 and m.seat_refunded_at is null and m.disqualified_at is null and c.state = 'cancelled'
    order by m.contest_id, m.number`.list(db)
}

const owedSeat = row({ price: neverNull(integer) })

/** The price of a seat that is not given back yet, locked. */
export async function lockOwedSeat(
  trx: PlatformDatabase,
  { contestId, userId }: PaidSeat,
): Promise<number | undefined> {
  const owed = await query(owedSeat)`
    select seat_price as price from contest_members
    where contest_id = ${contestId} and user_id = ${userId} and seat_price > 0 and seat_refunded_at is null
      and disqualified_at is null
    for no key update`.find(trx)
  return owed?.price
}

export async function updateRefunded(
  trx: PlatformDatabase,
  now: Date,
  { contestId, userId }: PaidSeat,
): Promise<void> {
  await command`
    update contest_members set seat_refunded_at = ${now} where contest_id = ${contestId} and user_id = ${userId}`.run(
    trx,
  )
}
