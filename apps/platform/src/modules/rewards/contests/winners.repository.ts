import type { Currency } from '@yanta/contract'
import { command, integer, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface NewWinner {
  /** Of the contest's terms. */
  prize: string
  place: number
  userId: number
  /** The member's. */
  number: number
  /** Null: by rank, not drawn. */
  ticket: number | null
}

export async function insertWinners(
  trx: PlatformDatabase,
  contestId: number,
  winners: readonly NewWinner[],
): Promise<void> {
  const column = <Key extends keyof NewWinner>(key: Key) => winners.map((winner) => winner[key])
  await command`
    insert into contest_winners (contest_id, prize, place, user_id, number, ticket)
    select ${contestId}::bigint, * from unnest(${column('prize')}::text[], ${column('place')}::int[],
      ${column('userId')}::bigint[], ${column('number')}::int[], ${column('ticket')}::bigint[])`.run(trx)
}

/** Winners are known, of a contest that the caller has locked. */
export async function updateDrawn(trx: PlatformDatabase, now: Date, id: number): Promise<void> {
  await command`update contests set state = 'drawn', drawn_at = ${now} where id = ${id}`.run(trx)
}

const owed = row({ place: integer })

/** Places whose prizes are not granted yet, the best first. */
export async function selectOwedPlaces(db: PlatformDatabase, contestId: number): Promise<number[]> {
  const rows = await query(owed)`
    select place from contest_winners where contest_id = ${contestId} and granted_at is null order by place`.list(
    db,
  )
  return rows.map(({ place }) => place)
}

const owedWinner = row({ prize: text, userId: integer, currency: text<Currency>(), sharers: integer })
/** `sharers` have won the same prize. */
export type OwedWinner = RowOf<typeof owedWinner>

/** A winner whose prize is not granted yet, locked. */
export function lockOwedWinner(
  trx: PlatformDatabase,
  contestId: number,
  place: number,
): Promise<OwedWinner | undefined> {
  return query(owedWinner)`
    select w.prize, w.user_id as "userId", u.currency, (
      select count(*) from contest_winners s where s.contest_id = w.contest_id and s.prize = w.prize) as sharers
    from contest_winners w join users u on u.id = w.user_id
    where w.contest_id = ${contestId} and w.place = ${place} and w.granted_at is null for no key update of w`.find(
    trx,
  )
}

export async function updateGranted(
  trx: PlatformDatabase,
  now: Date,
  { contestId, place, giftId }: { contestId: number; place: number; giftId: number | null },
): Promise<void> {
  await command`
    update contest_winners set gift_id = ${giftId}, granted_at = ${now}
    where contest_id = ${contestId} and place = ${place}`.run(trx)
}
