import { sql, type Expression, type RawBuilder } from 'kysely'

/** Whether more of a player's deposits was taken back than the balance had, as a column of a bigger query. */
export function owes(userId: Expression<unknown> | number): RawBuilder<boolean> {
  return sql`exists (select 1 from deposit_reversals r where r.user_id = ${userId} and r.taken < r.amount)`
}
