import { sql, type Kysely } from 'kysely'

/** Marks an answer as used; false when it was used before. Deletes expired ones. */
export async function spendAnswer(db: Kysely<any>, id: string, expiresAt: Date): Promise<boolean> {
  await sql`delete from used_challenges where expires_at < now() - interval '1 minute'`.execute(db)
  const { rows } =
    await sql`insert into used_challenges (id, expires_at) values (${id}, ${expiresAt}) on conflict do nothing returning id`.execute(
      db,
    )
  return rows.length > 0
}
