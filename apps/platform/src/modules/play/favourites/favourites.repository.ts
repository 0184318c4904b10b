import { command, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { buildFavouriteSlugs } from './favourite-slugs.sql.ts'

const liked = row({ slug: text })

export async function selectFavouriteSlugs(
  db: PlatformDatabase,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await query(liked)`${buildFavouriteSlugs(userId, limit)}`.list(db)
  return rows.map(({ slug }) => slug)
}

/** Locks the player's favourites until the transaction ends. Rows that reference the player are not blocked. */
export async function lockFavourites(trx: PlatformDatabase, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Null for the slug of an unlisted or unknown game. */
export async function findListedGameId(db: PlatformDatabase, slug: string): Promise<number | null> {
  const game = await db
    .selectFrom('games')
    .select('id')
    .where('slug', '=', slug)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  return game?.id ?? null
}

export async function insertFavourite(trx: PlatformDatabase, userId: number, gameId: number): Promise<void> {
  await trx
    .insertInto('user_favourites')
    .values({ user_id: userId, game_id: gameId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Inserts the listed games of `slugs` after all existing favourites, in the order of `slugs`, at most `room` of them.
 * @returns how many
 */
export function insertFavouritesBehind(
  trx: PlatformDatabase,
  userId: number,
  slugs: readonly string[],
  room: number,
): Promise<number> {
  return command`
    insert into user_favourites (user_id, game_id, place) overriding system value
    select ${userId}::bigint, added.id, (select least(min(place), 0) from user_favourites where user_id = ${userId}) - row_number() over (order by added.nth)
    from (
      select g.id, min(w.nth) as nth from unnest(${slugs}::text[]) with ordinality as w (slug, nth) join games g on g.slug = w.slug and g.is_listed
      where not exists (select from user_favourites f where f.user_id = ${userId} and f.game_id = g.id)
      group by g.id order by min(w.nth) limit ${room}
    ) added`.run(trx)
}

/** Returns whether it was liked. */
export async function deleteFavourite(trx: PlatformDatabase, userId: number, slug: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('user_favourites')
    .where('user_id', '=', userId)
    .where('game_id', 'in', trx.selectFrom('games').select('id').where('slug', '=', slug))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
