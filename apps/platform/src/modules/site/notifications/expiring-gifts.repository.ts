import type { Locale } from '@yanta/contract'
import {
  integer,
  json,
  neverNull,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectExpiringGifts } from '../../rewards/gifts/expiring-gifts.sql.ts'

const expiringGift = row({
  giftId: integer,
  userId: integer,
  locale: text<Locale>(),
  titles: json<Record<Locale, string>>(),
  image: text,
  expiresAt: neverNull(timestamptz),
})
export type ExpiringGift = RowOf<typeof expiringGift>

/** Those that nobody was told of yet, by player, the first to expire first. */
export function selectUntold(
  db: PlatformDatabase,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ExpiringGift[]> {
  return query(expiringGift)`
    select g.id as "giftId", g.user_id as "userId", u.locale, g.titles, g.image, g.expires_at as "expiresAt"
    from ${selectExpiringGifts(now, until)} g join users u on u.id = g.user_id
    where not exists (
      select from user_notifications n
      where n.user_id = g.user_id and n.kind = 'giftExpires' and (n.data->>'giftId')::bigint = g.id)
    order by g.user_id, g.expires_at, g.id limit ${limit}`.list(db)
}
