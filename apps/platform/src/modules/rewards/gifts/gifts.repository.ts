import type { Currency, GiftReason, GiftType, Locale, Platform } from '@yanta/contract'
import {
  bool,
  command,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { StoredTerms } from './gift-offers.rules.ts'
import type { StoredState } from './gifts.rules.ts'

const giftRow = row({
  id: integer,
  userId: integer,
  type: text<GiftType>(),
  reason: text<GiftReason>(),
  state: text<StoredState>(),
  titles: json<Record<Locale, string>>(),
  image: text,
  terms: json<StoredTerms>(),
  currency: text<Currency>(),
  depositLimit: nullable(integer),
  depositProgress: integer,
  depositCount: integer,
  needsPhone: bool,
  needsEmail: bool,
  platform: nullable(text<Platform>()),
  level: integer,
  price: nullable(integer),
  productId: nullable(text),
  roundsLeft: nullable(integer),
  won: integer,
  dueUntil: nullable(timestamptz),
  prize: nullable(integer),
  resultGiftId: nullable(integer),
  receivedAt: timestamptz,
  expiresAt: nullable(timestamptz),
  activatedAt: nullable(timestamptz),
  endedAt: nullable(timestamptz),
  isSelected: bool,
  gameNameRu: nullable(text),
  gameNameEn: nullable(text),
  gamePreview: nullable(text),
})
export type GiftRecord = RowOf<typeof giftRow>

const columns = sql`
  g.id, g.user_id as "userId", g.type, g.reason, g.state, g.titles, g.image, g.terms, u.currency, g.deposit_limit as "depositLimit",
  g.deposit_progress as "depositProgress", g.deposit_count as "depositCount", g.needs_phone as "needsPhone", g.needs_email as "needsEmail",
  g.platform, g.level, g.price, g.product_id as "productId", g.rounds_left as "roundsLeft", g.won, g.due_until as "dueUntil", g.prize,
  g.result_gift_id as "resultGiftId", g.created_at as "receivedAt", g.expires_at as "expiresAt", g.activated_at as "activatedAt",
  g.ended_at as "endedAt", g.selected_at is not null as "isSelected", game.name_ru as "gameNameRu", game.name_en as "gameNameEn",
  game.preview as "gamePreview"`

const source = (gifts: RawBuilder<unknown>) => sql`
  ${gifts} g join users u on u.id = g.user_id left join games game on game.slug = g.terms->>'game'`

/** Newest first: all that are not ended, and the latest `most` of the others. */
export function selectGifts(db: PlatformDatabase, userId: number, most: number): Promise<GiftRecord[]> {
  const listed = sql`(
    select * from user_gifts where user_id = ${userId} and state in ('received', 'activated')
    union all
    (select * from user_gifts where user_id = ${userId} and state not in ('received', 'activated') order by id desc limit ${most}))`
  return query(giftRow)`select ${columns} from ${source(listed)} order by g.id desc`.list(db)
}

/** The gifts of a player with these ids. */
export function selectGiftsByIds(
  db: PlatformDatabase,
  userId: number,
  ids: readonly number[],
): Promise<GiftRecord[]> {
  return query(giftRow)`
    select ${columns} from ${source(sql`user_gifts`)} where g.user_id = ${userId} and g.id = any(${ids}::bigint[]) order by g.id`.list(
    db,
  )
}

/** Locks a player's gifts that are not ended until the transaction ends. */
export function lockOpenGifts(trx: PlatformDatabase, userId: number): Promise<GiftRecord[]> {
  return query(giftRow)`
    select ${columns} from ${source(sql`user_gifts`)}
    where g.user_id = ${userId} and g.state in ('received', 'activated') order by g.id for update of g`.list(
    trx,
  )
}

/** Locks one gift of a player until the transaction ends, after the wallet. Undefined also for another's. */
export function lockGift(
  trx: PlatformDatabase,
  { userId, giftId }: { userId: number; giftId: number },
): Promise<GiftRecord | undefined> {
  return query(giftRow)`
    select ${columns} from ${source(sql`user_gifts`)} where g.id = ${giftId} and g.user_id = ${userId} for update of g`.find(
    trx,
  )
}

export interface NewGift {
  userId: number
  slug: string
  type: GiftType
  reason: GiftReason
  scope: string
  key: string
  titles: Record<Locale, string>
  image: string
  terms: StoredTerms
  depositLimit: number | null
  needsPhone: boolean
  needsEmail: boolean
  platform: Platform | null
  level: number
  price: number | null
  productId: string | null
  receivedAt: Date
  expiresAt: Date | null
}

/** The id of the new gift; undefined when this scope and key have granted one before. */
export async function insertGift(trx: PlatformDatabase, gift: NewGift): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('user_gifts')
    .values({
      user_id: gift.userId,
      slug: gift.slug,
      type: gift.type,
      reason: gift.reason,
      scope: gift.scope,
      key: gift.key,
      titles: JSON.stringify(gift.titles),
      image: gift.image,
      terms: JSON.stringify(gift.terms),
      deposit_limit: gift.depositLimit,
      needs_phone: gift.needsPhone,
      needs_email: gift.needsEmail,
      platform: gift.platform,
      level: gift.level,
      price: gift.price,
      product_id: gift.productId,
      created_at: gift.receivedAt,
      expires_at: gift.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export function selectGiftIdByKey(
  db: PlatformDatabase,
  scope: string,
  key: string,
): Promise<{ id: number; userId: number } | undefined> {
  return db
    .selectFrom('user_gifts')
    .select(['id', 'user_id as userId'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Also unselects the previous gift. */
export async function markSelected(
  trx: PlatformDatabase,
  now: Date,
  { userId, giftId }: { userId: number; giftId: number },
): Promise<void> {
  await command`
    update user_gifts set selected_at = null where user_id = ${userId} and selected_at is not null and id <> ${giftId}`.run(
    trx,
  )
  await command`update user_gifts set selected_at = ${now} where id = ${giftId} and selected_at is null`.run(
    trx,
  )
}
