import { sql, type Kysely } from 'kysely'

/** Which of these names somebody has, in small letters; capitals make no difference. */
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

/** Returns whether it was the player's to choose. The index of nicknames refuses the second of two at the same moment. */
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

/** Whoever chose the name that stands. */
export async function overwriteNickname(trx: Kysely<any>, userId: number, nickname: string): Promise<void> {
  await sql`update users set nick_name = ${nickname}, has_chosen_nickname = true where id = ${userId}`.execute(
    trx,
  )
}
