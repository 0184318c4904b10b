import { command, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

export async function insertInvitation(
  trx: PlatformDatabase,
  now: Date,
  { code, entry, forUserId }: { code: string; entry: string; forUserId: number | null },
): Promise<void> {
  await command`
    insert into contest_invitations (code, entry, for_user_id, created_at)
    values (${code}, ${entry}, ${forUserId}, ${now})`.run(trx)
}

const used = row({ code: text })

/** Uses up an invitation, once, in an instance of its entry; false for one of another player, a used one, and an unknown one. */
export async function spendInvitation(
  trx: PlatformDatabase,
  now: Date,
  { code, entry, contestId, userId }: { code: string; entry: string; contestId: number; userId: number },
): Promise<boolean> {
  const found = await query(used)`
    update contest_invitations set used_by = ${userId}, used_at = ${now}, contest_id = ${contestId}
    where code = ${code} and entry = ${entry} and used_at is null
      and (for_user_id is null or for_user_id = ${userId})
    returning code`.find(trx)
  return found !== undefined
}
