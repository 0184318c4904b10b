import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Marks an answer as used; false when it was used before. Deletes expired ones. */
export async function spendAnswer(
  db: PlatformDatabase,
  now: Date,
  id: string,
  expiresAt: Date,
): Promise<boolean> {
  await db.deleteFrom('used_challenges').where('expires_at', '<', addSeconds(now, -60)).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows! > 0n
}
