import { sql, type Kysely } from 'kysely'

/** A running break only grows: a shorter one leaves it unchanged. Returns its end. */
export async function extendBreak(trx: Kysely<any>, userId: number, hours: number): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into player_breaks (user_id, until) values (${userId}, now() + make_interval(hours => ${hours}))
    on conflict (user_id) do update set
      until = greatest(player_breaks.until, excluded.until),
      taken_at = case when excluded.until > player_breaks.until then now() else player_breaks.taken_at end
    returning until`.execute(trx)
  return rows[0]!.until
}

export async function removeBreak(trx: Kysely<any>, userId: number): Promise<void> {
  await sql`delete from player_breaks where user_id = ${userId}`.execute(trx)
}

/** The end of the running break, or null. */
export async function findBreakEnd(db: Kysely<any>, userId: number): Promise<Date | null> {
  const { rows } = await sql<{
    until: Date
  }>`select until from player_breaks where user_id = ${userId} and until > now()`.execute(db)
  return rows[0]?.until ?? null
}
