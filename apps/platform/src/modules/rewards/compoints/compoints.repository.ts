import { sql, type Kysely } from 'kysely'

export async function selectRemainders(
  trx: Kysely<any>,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ userId: number; remainder: number }>`
    select user_id as "userId", remainder from compoint_remainders where user_id = any(${userIds}::bigint[])`.execute(
    trx,
  )
  return new Map(rows.map(({ userId, remainder }) => [userId, remainder]))
}

export async function upsertRemainder(trx: Kysely<any>, userId: number, remainder: number): Promise<void> {
  await sql`
    insert into compoint_remainders (user_id, remainder) values (${userId}, ${remainder})
    on conflict (user_id) do update set remainder = excluded.remainder`.execute(trx)
}
