import { query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const takenName = row({ name: text })

/** Returns those of these names that are taken, in lower case; case makes no difference. */
export async function listTakenNicknames(
  db: PlatformDatabase,
  names: readonly string[],
  exceptUserId: number,
): Promise<Set<string>> {
  const taken = await query(takenName)`
    select lower(nick_name) as name from users where lower(nick_name) = any(${names.map((name) => name.toLowerCase())}) and id <> ${exceptUserId}`.list(
    db,
  )
  return new Set(taken.map(({ name }) => name))
}

export async function hasChosenNickname(db: PlatformDatabase, userId: number): Promise<boolean> {
  const { hasChosen } = await db
    .selectFrom('users')
    .select('has_chosen_nickname as hasChosen')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return hasChosen
}

/** Returns whether the player could still choose. The unique index of nicknames refuses the second of two concurrent choices. */
export async function updateUnchosenNickname(
  db: PlatformDatabase,
  userId: number,
  nickname: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ nick_name: nickname, has_chosen_nickname: true })
    .where('id', '=', userId)
    .where('has_chosen_nickname', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Overwrites a name even when the player has chosen it. */
export async function overwriteNickname(
  trx: PlatformDatabase,
  userId: number,
  nickname: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ nick_name: nickname, has_chosen_nickname: true })
    .where('id', '=', userId)
    .execute()
}
