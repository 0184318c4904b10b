import { sql, type Kysely } from 'kysely'

/**
 * Gifts of players. Limit and progress are minor units of the player's currency: a deposit gift counts deposits until the limit is
 * reached. Expiry is not stored as a state: it follows from the clock. One gift of a player waits for their next deposit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_gifts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      type text not null check (type in ('cashback', 'deposit_bonus', 'cash', 'giftspin', 'xp', 'compoint')),
      reason text not null,
      state text not null default 'received' check (state in ('received', 'activated', 'used')),
      titles jsonb not null,
      percent integer check (percent > 0),
      deposit_limit bigint check (deposit_limit > 0),
      deposit_progress bigint not null default 0 check (deposit_progress >= 0),
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      selected_at timestamptz
    );
    create index gifts_of_user on user_gifts (user_id, id);
    create unique index selected_gifts on user_gifts (user_id) where selected_at is not null;`.execute(db)
}
