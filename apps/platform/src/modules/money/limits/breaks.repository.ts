import { query, row, timestamptz } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const longer = row({ until: timestamptz })

/** A running break only grows: a shorter one leaves it unchanged. Returns its end. */
export async function extendBreak(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  wanted: Date,
): Promise<Date> {
  const { until } = await query(longer)`
    insert into player_breaks (user_id, until, taken_at) values (${userId}, ${wanted}, ${now})
    on conflict (user_id) do update set
      until = greatest(player_breaks.until, excluded.until),
      taken_at = case when excluded.until > player_breaks.until then excluded.taken_at else player_breaks.taken_at end
    returning until`.get(trx)
  return until
}

export async function removeBreak(trx: PlatformDatabase, userId: number): Promise<void> {
  await trx.deleteFrom('player_breaks').where('user_id', '=', userId).execute()
}
