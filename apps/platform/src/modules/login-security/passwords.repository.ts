import { sql, type Kysely } from 'kysely'

/** Puts a new hash in the place of the one that was checked; false when another one was quicker. */
export async function replacePasswordHash(
  trx: Kysely<any>,
  userId: number,
  from: string,
  to: string,
): Promise<boolean> {
  const { rows } =
    await sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from} returning id`.execute(
      trx,
    )
  return rows.length > 0
}
