import { sql, type Kysely } from 'kysely'

/**
 * Payouts with what has happened to them and the gifts that burned with them, the latest code that confirms a request, whether
 * the desk holds a player's payouts, and the house's account of money that is on its way to players.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payouts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      key text not null,
      method text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      fields jsonb not null,
      target text not null,
      status text not null default 'new'
        check (status in ('new', 'approved', 'sent', 'done', 'refused', 'failed', 'cancelled')),
      reason text,
      created_at timestamptz not null,
      expected_at timestamptz not null,
      unique (user_id, key)
    );
    create index payouts_of_user on payouts (user_id, id desc);
    create index open_payouts on payouts (id) where status in ('new', 'approved', 'sent');

    create table payout_steps (
      payout_id bigint not null references payouts (id),
      status text not null
        check (status in ('new', 'approved', 'sent', 'done', 'refused', 'failed', 'cancelled')),
      at timestamptz not null,
      -- Approved by a rule, without a person.
      is_automatic boolean not null default false,
      primary key (payout_id, status)
    );

    create table payout_gifts (
      payout_id bigint not null references payouts (id),
      gift_id bigint not null references user_gifts (id),
      state text not null check (state in ('received', 'activated')),
      expires_at timestamptz,
      due_until timestamptz,
      primary key (payout_id, gift_id)
    );

    create table payout_codes (
      user_id bigint primary key references users (id),
      code_id text not null
    );

    alter table users add column payouts_held_at timestamptz;

    insert into ledger_accounts (name, kind, unit)
    select 'payouts/' || unit, 'payouts', unit from unnest(array['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD']) unit;`.execute(
    db,
  )
}
