import { sql, type Kysely } from 'kysely'

/** Counts one more within the time that the first of them began. */
export async function upsertGuess(
  db: Kysely<any>,
  key: string,
  minutes: number,
): Promise<{ count: number; wait: number }> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into login_guesses as known (key, count, ends_at) values (${key}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key) do update set
      count = case when known.ends_at <= now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning count, greatest(1, ceil(extract(epoch from ends_at - now())))::int as wait`.execute(db)
  return rows[0]!
}

/** What nothing asks for any more. */
export async function deleteOldGuesses(db: Kysely<any>): Promise<void> {
  await sql`delete from login_guesses where ends_at <= now()`.execute(db)
}
