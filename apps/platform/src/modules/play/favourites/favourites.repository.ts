import { sql, type Kysely } from 'kysely'
import { buildFavouriteSlugs } from './favourite-slugs.sql.ts'

export async function selectFavouriteSlugs(
  db: Kysely<any>,
  userId: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await buildFavouriteSlugs(userId, limit).execute(db)
  return rows.map(({ slug }) => slug)
}

/** Locks the player's favourites until the transaction ends. Rows that reference the player are not blocked. */
export async function lockFavourites(trx: Kysely<any>, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx)
}

/** Null for the slug of an unlisted or unknown game. */
export async function findListedGameId(db: Kysely<any>, slug: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from games where slug = ${slug} and is_listed`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

export async function insertFavourite(trx: Kysely<any>, userId: number, gameId: number): Promise<void> {
  await sql`insert into user_favourites (user_id, game_id) values (${userId}, ${gameId}) on conflict do nothing`.execute(
    trx,
  )
}

/** Inserts the listed games of `slugs` after all existing favourites, in the order of `slugs`, at most `room` of them. */
export async function insertFavouritesBehind(
  trx: Kysely<any>,
  userId: number,
  slugs: readonly string[],
  room: number,
): Promise<number> {
  const { rows } = await sql`
    insert into user_favourites (user_id, game_id, place) overriding system value
    select ${userId}::bigint, added.id, (select least(min(place), 0) from user_favourites where user_id = ${userId}) - row_number() over (order by added.nth)
    from (
      select g.id, min(w.nth) as nth from unnest(${slugs}::text[]) with ordinality as w (slug, nth) join games g on g.slug = w.slug and g.is_listed
      where not exists (select from user_favourites f where f.user_id = ${userId} and f.game_id = g.id)
      group by g.id order by min(w.nth) limit ${room}
    ) added
    returning game_id`.execute(trx)
  return rows.length
}

/** Returns whether it was liked. */
export async function deleteFavourite(trx: Kysely<any>, userId: number, slug: string): Promise<boolean> {
  const { rows } = await sql`
    delete from user_favourites f using games g where f.user_id = ${userId} and g.id = f.game_id and g.slug = ${slug} returning f.game_id`.execute(
    trx,
  )
  return rows.length > 0
}
