import { sql, type Kysely } from 'kysely'

/** Replaces the hash that was checked by a new one; false when a concurrent change was first. */
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
