import { sql, type RawBuilder } from 'kysely'

/** Received gifts that expire by `until`, as a table of a bigger statement: id, user_id, titles, image (its name), expires_at. */
export function selectExpiringGifts(now: Date, until: Date): RawBuilder<unknown> {
  return sql`(
    select id, user_id, titles, image, expires_at from user_gifts
    where state = 'received' and expires_at > ${now} and expires_at <= ${until} and reason <> 'compoints')`
}
