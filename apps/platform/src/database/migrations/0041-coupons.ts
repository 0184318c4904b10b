import { sql, type Kysely } from 'kysely'

/** Coupon codes, of content and of the desk, and their uses. Codes are in upper case, without spaces and hyphens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      code text primary key,
      gift text,
      source text not null check (source in ('content', 'desk')),
      for_registration boolean not null default false,
      is_listed boolean not null default true,
      starts_at timestamptz,
      ends_at timestamptz,
      most_uses integer check (most_uses > 0),
      most_per_player integer not null default 1 check (most_per_player > 0),
      created_at timestamptz not null default now()
    );
    create table coupon_uses (
      code text not null references coupons (code),
      user_id bigint not null references users (id),
      number integer not null check (number > 0),
      gift_id bigint references user_gifts (id),
      used_at timestamptz not null default now(),
      primary key (code, user_id, number)
    );`.execute(db)
}
