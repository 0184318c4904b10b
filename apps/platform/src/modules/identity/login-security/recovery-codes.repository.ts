import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Replaces all codes of a player. */
export async function replaceRecoveryCodes(
  trx: PlatformDatabase,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length > 0)
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute()
}

/** Uses a code up; false when it is unknown or used already. */
export async function spendRecoveryCode(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many codes of a player are unused. */
export async function countRecoveryCodes(db: PlatformDatabase, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
