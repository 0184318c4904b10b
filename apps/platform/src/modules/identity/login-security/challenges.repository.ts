// Challenges that may be answered once, or a few times. Expired rows are deleted whenever another challenge is tried.
import { sql, type Kysely } from 'kysely'

interface Challenge {
  id: string
  expiresAt: Date
}

/** Counts a try before its answer is checked; null when there were too many, or when it was answered correctly already. */
export async function countTry(
  db: Kysely<any>,
  { id, expiresAt }: Challenge,
  mostTries: number,
): Promise<number | null> {
  await sql`delete from used_challenges where id in (select id from used_challenges where expires_at <= now() limit 100 for update skip locked)`.execute(
    db,
  )
  const { rows } = await sql<{ tries: number }>`
    insert into used_challenges (id, expires_at) values (${id}, ${expiresAt})
    on conflict (id) do update set tries = used_challenges.tries + 1 where used_challenges.tries < ${mostTries} and used_challenges.answered_at is null
    returning tries`.execute(db)
  return rows[0]?.tries ?? null
}

/** Closes a challenge after its right answer; false when a concurrent request closed it first. Locks it until the transaction ends. */
export async function closeChallenge(trx: Kysely<any>, id: string): Promise<boolean> {
  const { rows } =
    await sql`update used_challenges set answered_at = now() where id = ${id} and answered_at is null returning id`.execute(
      trx,
    )
  return rows.length > 0
}
