import {
  bool,
  command,
  integer,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const couponRow = row({
  code: text,
  spelling: text,
  gift: nullable(text),
  isListed: bool,
  forRegistration: bool,
  startsAt: nullable(timestamptz),
  endsAt: nullable(timestamptz),
  mostUses: nullable(integer),
  mostPerPlayer: integer,
  uses: integer,
  ownUses: integer,
})
export type CouponRecord = RowOf<typeof couponRow>

/**
 * A coupon and its uses so far, by all (not counted where nothing limits them) and by the player. Without a gift also when content no
 * longer has the gift of the code.
 */
export function selectCoupon(
  db: PlatformDatabase,
  code: string,
  userId: number | null,
): Promise<CouponRecord | undefined> {
  return query(couponRow)`
    select c.code, c.spelling, o.slug as gift, c.is_listed as "isListed", c.for_registration as "forRegistration", c.starts_at as "startsAt",
      c.ends_at as "endsAt", c.most_uses as "mostUses", c.most_per_player as "mostPerPlayer",
      case when c.most_uses is null then 0 else (select count(*)::int from coupon_uses u where u.code = c.code) end as uses,
      (select count(*)::int from coupon_uses u where u.code = c.code and u.user_id = ${userId}::bigint) as "ownUses"
    from coupons c left join gift_offers o on o.slug = c.gift and o.is_listed
    where c.code = ${code}`.find(db)
}

/** Locks a coupon until the transaction ends, so that its uses are counted one after another. */
export async function lockCoupon(trx: PlatformDatabase, code: string): Promise<void> {
  await trx.selectFrom('coupons').select('code').where('code', '=', code).forUpdate().execute()
}

export async function insertUse(
  trx: PlatformDatabase,
  now: Date,
  use: { code: string; userId: number; number: number; giftId: number | null },
): Promise<void> {
  await trx
    .insertInto('coupon_uses')
    .values({
      code: use.code,
      user_id: use.userId,
      number: use.number,
      gift_id: use.giftId,
      used_at: now,
    })
    .execute()
}

export interface ContentCoupon {
  code: string
  spelling: string
  gift: string | null
  forRegistration: boolean
  startsAt: string | null
  endsAt: string | null
  mostUses: number | null
  mostPerPlayer: number
}

/** Replaces the coupons of content; one that it no longer has stays with its uses, and can't be used. Writes only what differs. */
export async function saveCoupons(trx: PlatformDatabase, coupons: readonly ContentCoupon[]): Promise<void> {
  await command`
    insert into coupons (code, spelling, gift, source, for_registration, starts_at, ends_at, most_uses, most_per_player)
    select code, spelling, gift, 'content', "forRegistration", "startsAt", "endsAt", "mostUses", "mostPerPlayer"
    from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as given (code text, spelling text, gift text, "forRegistration" boolean,
      "startsAt" timestamptz, "endsAt" timestamptz, "mostUses" integer, "mostPerPlayer" integer) order by code
    on conflict (code) do update set spelling = excluded.spelling, gift = excluded.gift, source = 'content', is_listed = true,
      for_registration = excluded.for_registration, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      most_uses = excluded.most_uses, most_per_player = excluded.most_per_player
    where (coupons.spelling, coupons.gift, coupons.source, coupons.is_listed, coupons.for_registration, coupons.starts_at, coupons.ends_at,
        coupons.most_uses, coupons.most_per_player)
      is distinct from (excluded.spelling, excluded.gift, 'content', true, excluded.for_registration, excluded.starts_at, excluded.ends_at,
        excluded.most_uses, excluded.most_per_player)`.run(trx)
  await command`
    update coupons set is_listed = false
    where source = 'content' and is_listed and code <> all(${coupons.map(({ code }) => code)}::text[])`.run(
    trx,
  )
}

/** False when the code exists. */
export async function insertDeskCoupon(
  trx: PlatformDatabase,
  coupon: { code: string; spelling: string; gift: string; endsAt: Date; mostUses: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('coupons')
    .values({
      code: coupon.code,
      spelling: coupon.spelling,
      gift: coupon.gift,
      source: 'desk',
      ends_at: coupon.endsAt,
      most_uses: coupon.mostUses,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
