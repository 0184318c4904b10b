import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Replaces the hash that was checked by a new one; false when a concurrent change was first. */
export async function replacePasswordHash(
  trx: PlatformDatabase,
  userId: number,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
