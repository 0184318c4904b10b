import { bool, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const obstacles = row({ hasOpenPayout: bool, hasOpenRound: bool })

/** What may still bring a player money. */
export function selectObstacles(
  trx: PlatformDatabase,
  userId: number,
): Promise<{ hasOpenPayout: boolean; hasOpenRound: boolean }> {
  return query(obstacles)`
    select exists (select from payouts where user_id = ${userId} and status in ('new', 'approved', 'sent')) as "hasOpenPayout",
      exists (select from rounds where user_id = ${userId} and status = 'open' and stake_real > 0) as "hasOpenRound"`.get(
    trx,
  )
}

/** Closes an account; false when it is closed already. */
export async function markClosed(trx: PlatformDatabase, now: Date, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ closed_at: now, wants_news: false })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
