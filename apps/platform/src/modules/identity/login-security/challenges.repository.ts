// Challenges that may be answered once, or a few times. Expired rows are deleted whenever another challenge is tried.
import { command, integer, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

interface Challenge {
  id: string
  expiresAt: Date
}

const triedChallenge = row({ tries: integer })

/** Counts a try before its answer is checked; null when there were too many, or when it was answered correctly already. */
export async function countTry(
  db: PlatformDatabase,
  now: Date,
  { id, expiresAt }: Challenge,
  mostTries: number,
): Promise<number | null> {
  await command`delete from used_challenges where id in (select id from used_challenges where expires_at <= ${now} limit 100 for update skip locked)`.run(
    db,
  )
  const tried = await query(triedChallenge)`
    insert into used_challenges (id, expires_at) values (${id}, ${expiresAt})
    on conflict (id) do update set tries = used_challenges.tries + 1 where used_challenges.tries < ${mostTries} and used_challenges.answered_at is null
    returning tries`.find(db)
  return tried?.tries ?? null
}

/** Closes a challenge after its right answer; false when a concurrent request closed it first. Locks it until the transaction ends. */
export async function closeChallenge(trx: PlatformDatabase, now: Date, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('used_challenges')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
