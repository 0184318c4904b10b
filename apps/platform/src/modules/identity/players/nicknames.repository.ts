import { sql, type Kysely } from 'kysely'

/** Returns those of these names that are taken, in lower case; case makes no difference. */
export async function listTakenNicknames(
  db: Kysely<any>,
  names: readonly string[],
  exceptUserId: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select lower(nick_name) as name from users where lower(nick_name) = any(${names.map((name) => name.toLowerCase())}) and id <> ${exceptUserId}`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

export async function hasChosenNickname(db: Kysely<any>, userId: number): Promise<boolean> {
  const { rows } = await sql<{
    hasChosen: boolean
  }>`select has_chosen_nickname as "hasChosen" from users where id = ${userId}`.execute(db)
  return rows[0]!.hasChosen
}

/** Returns whether the player could still choose. The unique index of nicknames refuses the second of two concurrent choices. */
export async function updateUnchosenNickname(
  db: Kysely<any>,
  userId: number,
  nickname: string,
): Promise<boolean> {
  const { rows } = await sql`
    update users set nick_name = ${nickname}, has_chosen_nickname = true where id = ${userId} and not has_chosen_nickname returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Overwrites a name even when the player has chosen it. */
export async function overwriteNickname(trx: Kysely<any>, userId: number, nickname: string): Promise<void> {
  await sql`update users set nick_name = ${nickname}, has_chosen_nickname = true where id = ${userId}`.execute(
    trx,
  )
}
