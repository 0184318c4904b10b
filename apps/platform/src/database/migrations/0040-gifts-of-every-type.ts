import { sql, type Kysely } from 'kysely'

/**
 * Gifts of every type. A granted gift copies the terms of its entry in the player's currency: later edits of content change nothing
 * given. `gift_offers` holds the entries of content. Expiry follows from the clock; `expired` is stored a little later, by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_offers (
      slug text primary key,
      entry jsonb not null
    );

    alter table user_gifts
      drop constraint user_gifts_type_check,
      drop constraint user_gifts_state_check,
      add check (type in ('cashback', 'deposit_bonus', 'cash', 'giftspin', 'feature', 'group', 'custom', 'xp', 'compoint', 'bonus_offer', 'nondeposit')),
      add check (state in ('received', 'activated', 'used', 'expired', 'revoked')),
      add column slug text,
      add column image text not null default 'deposit',
      add column terms jsonb not null default '{}',
      add column scope text not null default 'earlier',
      add column key text not null default gen_random_uuid()::text,
      add column needs_phone boolean not null default false,
      add column needs_email boolean not null default false,
      add column platform text check (platform in ('mobile', 'desktop')),
      add column level integer not null default 1 check (level >= 1),
      add column price bigint check (price >= 0),
      add column product_id text,
      add column deposit_count integer not null default 0 check (deposit_count >= 0),
      add column rounds_left integer check (rounds_left >= 0),
      add column won bigint not null default 0 check (won >= 0),
      add column due_until timestamptz,
      add column prize integer,
      add column result_gift_id bigint references user_gifts (id),
      add column activated_at timestamptz,
      add column ended_at timestamptz;
    comment on column user_gifts.due_until is 'Wins of ended free rounds wait until then for another bonus to end.';
    comment on column user_gifts.prize is 'Place of the drawn prize in its terms.';`.execute(db)
  await sql`
    update user_gifts set slug = 'welcome', ended_at = case when state = 'used' then created_at end, terms = jsonb_build_object(
      'type', 'deposit_bonus', 'percent', coalesce(percent, 0), 'leastDeposit', 0, 'deposits', null,
      'bonus', jsonb_build_object('wagerTimes', 25, 'days', 7, 'capTimes', 5, 'maxStake', 50000))`.execute(db)
  await sql`
    alter table user_gifts
      drop column percent,
      alter column image drop default,
      alter column terms drop default,
      alter column scope drop default,
      alter column key drop default,
      add unique (scope, key);
    create index live_gifts_by_end on user_gifts (expires_at) where state in ('received', 'activated');
    create index due_gifts on user_gifts (due_until) where due_until is not null;`.execute(db)
}
