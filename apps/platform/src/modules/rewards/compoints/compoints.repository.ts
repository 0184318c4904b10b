import type { PlatformDatabase } from '../../../database/platform-database.ts'

export async function selectRemainders(
  trx: PlatformDatabase,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('compoint_remainders')
    .select(['user_id as userId', 'remainder'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ userId, remainder }) => [userId, remainder]))
}

export async function upsertRemainder(
  trx: PlatformDatabase,
  userId: number,
  remainder: number,
): Promise<void> {
  await trx
    .insertInto('compoint_remainders')
    .values({ user_id: userId, remainder })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ remainder }))
    .execute()
}
