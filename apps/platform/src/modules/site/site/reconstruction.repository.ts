import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Returns whether it changed. */
export async function switchReconstruction(
  trx: PlatformDatabase,
  now: Date,
  isOn: boolean,
): Promise<boolean> {
  await trx
    .insertInto('site_switches')
    .values({ name: 'reconstruction', is_on: false })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { numUpdatedRows } = await trx
    .updateTable('site_switches')
    .set({ is_on: isOn, switched_at: now })
    .where('name', '=', 'reconstruction')
    .where('is_on', '<>', isOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
