import { sql, type RawBuilder } from 'kysely'

/** Slugs of the liked games that are listed, the latest liked first; `limit` at most. */
export function buildFavouriteSlugs(userId: number, limit: number): RawBuilder<{ slug: string }> {
  return sql`
    select g.slug from user_favourites f join games g on g.id = f.game_id
    where f.user_id = ${userId} and g.is_listed order by f.place desc limit ${limit}`
}

/** The slugs of at most `limit` favourites as a column of a bigger query. */
export function selectFavouriteColumn(userId: number, limit: number): RawBuilder<string[]> {
  return sql`array(${buildFavouriteSlugs(userId, limit)})`
}
