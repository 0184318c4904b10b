import { command, date, integer, query, row, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

const depositDay = row({ contestId: integer, userId: integer, day: date, amount: integer })

/** What a player has deposited on one of the site's days, in minor units of their currency. */
export type DepositDay = RowOf<typeof depositDay>

/** Those of these days that have deposits. */
export function selectDepositDays(
  db: PlatformDatabase,
  days: readonly Omit<DepositDay, 'amount'>[],
): Promise<DepositDay[]> {
  return query(depositDay)`
    select d.contest_id as "contestId", d.user_id as "userId", d.day, d.amount
    from contest_deposit_days d
    join unnest(${days.map(({ contestId }) => contestId)}::bigint[], ${days.map(({ userId }) => userId)}::bigint[],
      ${days.map(({ day }) => day)}::date[]) as wanted (contest_id, user_id, day)
      on d.contest_id = wanted.contest_id and d.user_id = wanted.user_id and d.day = wanted.day`.list(db)
}

/** Of locked members, all by one statement. */
export async function upsertDepositDays(trx: PlatformDatabase, days: readonly DepositDay[]): Promise<void> {
  if (days.length === 0) return
  await command`
    insert into contest_deposit_days (contest_id, user_id, day, amount)
    select * from unnest(${days.map(({ contestId }) => contestId)}::bigint[], ${days.map(({ userId }) => userId)}::bigint[],
      ${days.map(({ day }) => day)}::date[], ${days.map(({ amount }) => amount)}::bigint[])
    on conflict (contest_id, user_id, day) do update set amount = excluded.amount`.run(trx)
}
