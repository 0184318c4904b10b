import { sql, type Kysely } from 'kysely'

/** Replaces all codes of a player. */
export async function replaceRecoveryCodes(
  trx: Kysely<any>,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(trx)
  for (const hash of hashes)
    await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hash})`.execute(trx)
}

/** Uses a code up; false when it is unknown or used already. */
export async function spendRecoveryCode(trx: Kysely<any>, userId: number, hash: string): Promise<boolean> {
  const { rows } =
    await sql`update recovery_codes set used_at = now() where user_id = ${userId} and code_hash = ${hash} and used_at is null returning user_id`.execute(
      trx,
    )
  return rows.length > 0
}

export async function countRecoveryCodes(db: Kysely<any>, userId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from recovery_codes where user_id = ${userId} and used_at is null`.execute(
    db,
  )
  return rows[0]!.count
}
