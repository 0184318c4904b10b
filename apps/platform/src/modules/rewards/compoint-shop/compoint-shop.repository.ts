import { integer, json, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** How many of each product were sold, by slug; those that none was sold of are left out. */
export async function selectSales(db: PlatformDatabase): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('product_sales').select(['slug', 'sold']).execute()
  return new Map(rows.map(({ slug, sold }) => [slug, sold]))
}

const sale = row({ sold: integer })

/** Takes `quantity` of a limited product, as one statement that waits for others; false when less is left. */
export async function takeFromStock(
  trx: PlatformDatabase,
  { slug, quantity, stock }: { slug: string; quantity: number; stock: number },
): Promise<boolean> {
  const taken = await query(sale)`
    insert into product_sales (slug, sold) select ${slug}::text, ${quantity}::int where ${quantity}::int <= ${stock}::int
    on conflict (slug) do update set sold = product_sales.sold + excluded.sold where product_sales.sold + excluded.sold <= ${stock}::int
    returning sold`.find(trx)
  return taken !== undefined
}

const purchase = row({
  product: text,
  quantity: integer,
  price: integer,
  giftIds: json<number[]>(),
  balance: integer,
})
export type Purchase = RowOf<typeof purchase>

export function selectPurchase(
  trx: PlatformDatabase,
  userId: number,
  key: string,
): Promise<Purchase | undefined> {
  return query(purchase)`
    select product, quantity, price, gift_ids as "giftIds", balance
    from compoint_purchases where user_id = ${userId} and key = ${key}`.find(trx)
}

export async function insertPurchase(
  trx: PlatformDatabase,
  now: Date,
  { userId, key, giftIds, ...bought }: Purchase & { userId: number; key: string },
): Promise<void> {
  await trx
    .insertInto('compoint_purchases')
    .values({ user_id: userId, key, gift_ids: JSON.stringify(giftIds), created_at: now, ...bought })
    .execute()
}
