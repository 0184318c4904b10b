// Tries counted in the database, over all processes together, in fixed windows. A key may contain a contact or an address: only its
// hash is stored.
import { createHash } from 'node:crypto'
import { integer, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../database/platform-database.ts'

export interface TryLimit {
  /** The subject of the count. */
  key: string
  limit: { max: number; windowMs: number }
}

const counted = row({ key: text, count: integer, wait: integer })

/** Counts one try for each key, or takes one back with `cost` -1; returns the seconds to wait of the keys over their limit. */
export async function countTries(
  db: PlatformDatabase,
  now: Date,
  tries: readonly TryLimit[],
  cost: 1 | -1 = 1,
): Promise<number[]> {
  const limits = new Map(tries.map(({ key, limit }) => [hash(key), limit]))
  // In one order, so that two requests never deadlock.
  const keys = [...limits.keys()].sort()
  const seconds = keys.map((key) => limits.get(key)!.windowMs / 1000)
  const rows = await query(counted)`
    insert into login_guesses as known (key, count, ends_at)
    select each.key, ${Math.max(0, cost)}::int, ${now}::timestamptz + make_interval(secs => each.seconds)
    from unnest(${keys}::text[], ${seconds}::int[]) as each (key, seconds)
    on conflict (key) do update set
      count = case when known.ends_at <= ${now} then excluded.count else greatest(0, known.count + ${cost}::int) end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning key, count, greatest(1, ceil(extract(epoch from ends_at - ${now}::timestamptz)))::int as wait`.list(
    db,
  )
  return rows.flatMap(({ key, count, wait }) => (count > limits.get(key)!.max ? [wait] : []))
}

/** Deletes counts whose window has ended. */
export async function deleteOldTries(db: PlatformDatabase, now: Date): Promise<void> {
  await db.deleteFrom('login_guesses').where('ends_at', '<=', now).execute()
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
