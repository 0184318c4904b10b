import type { PlatformDatabase } from '../database/platform-database.ts'

export async function isUnderReconstruction(db: PlatformDatabase): Promise<boolean> {
  const found = await db
    .selectFrom('site_switches')
    .select('is_on')
    .where('name', '=', 'reconstruction')
    .executeTakeFirst()
  return found?.is_on ?? false
}
