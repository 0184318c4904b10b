import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Counts one more of a network on a day; false when there are as many as there may be. */
export async function countPicture(
  db: PlatformDatabase,
  { day, network, most }: { day: string; network: string; most: number },
): Promise<boolean> {
  const counted = await db
    .insertInto('support_guest_pictures')
    .values({ day, network, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'network'])
        .doUpdateSet({ sent: sql<number>`support_guest_pictures.sent + 1` })
        .where('support_guest_pictures.sent', '<', most),
    )
    .returning('sent')
    .executeTakeFirst()
  return counted !== undefined
}

export async function deletePictureCounts(db: PlatformDatabase, before: string): Promise<void> {
  await db.deleteFrom('support_guest_pictures').where('day', '<', before).execute()
}
