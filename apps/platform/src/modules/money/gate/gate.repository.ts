import { json, nullable, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { GateFacts } from './gate.rules.ts'
import { selectGateFacts } from './gate.sql.ts'

const found = row({ facts: nullable(json<GateFacts>()) })

/** The gate's facts, by a query of its own. @throws Error for a player that does not exist */
export async function readGateFacts(trx: PlatformDatabase, now: Date, userId: number): Promise<GateFacts> {
  const { facts } = await query(found)`select ${selectGateFacts(userId, now)} as facts`.get(trx)
  if (!facts) throw new Error(`player ${userId} does not exist`)
  return facts
}

/** The end of the running break, or null; with `since`, of one that began or was made longer after that moment. */
export async function findBreakEnd(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  since?: Date,
): Promise<Date | null> {
  const found = await db
    .selectFrom('player_breaks')
    .select('until')
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .$if(since !== undefined, (breaks) => breaks.where('taken_at', '>', since!))
    .executeTakeFirst()
  return found?.until ?? null
}
