import { sql, type Kysely } from 'kysely'

/** What was bought for compoints. A product without a limited stock has no row in `product_sales`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_sales (
      slug text primary key,
      sold integer not null check (sold >= 0)
    );

    create table compoint_purchases (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      key text not null,
      product text not null,
      quantity integer not null check (quantity >= 1),
      price bigint not null check (price >= 0),
      gift_ids jsonb not null,
      balance bigint not null check (balance >= 0),
      created_at timestamptz not null,
      unique (user_id, key)
    );`.execute(db)
}
