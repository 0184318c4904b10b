import { sql, type Kysely } from 'kysely'

/**
 * A bonus and its terms; the player's bonus account holds its money. A round belongs to the bonus active at its first bet:
 * only that bonus's money is staked in it, and only that bonus's wager counts it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonuses (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      currency text not null,
      scope text not null,
      key text not null,
      note text,
      amount bigint not null check (amount > 0),
      wager_needed bigint not null check (wager_needed > 0),
      wager_done bigint not null default 0 check (wager_done >= 0),
      conversion_cap bigint not null check (conversion_cap > 0),
      converted bigint not null default 0 check (converted between 0 and conversion_cap),
      status text not null default 'active' check (status in ('active', 'completed', 'lost', 'expired', 'cancelled')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      unique (scope, key),
      check ((status = 'active') = (ended_at is null)),
      check (status = 'completed' or converted = 0)
    );
    create unique index one_active_bonus_per_player on bonuses (user_id) where status = 'active';
    create index active_bonuses_by_end on bonuses (expires_at) where status = 'active';
    create index bonuses_of_player on bonuses (user_id, id desc);

    alter table users add column bonuses_disabled_at timestamptz;
    alter table rounds add column bonus_id bigint references bonuses (id);
    create index open_rounds_of_bonus on rounds (bonus_id) where status = 'open' and stake_bonus > 0;`.execute(
    db,
  )
  await giveTerms(db)
}

/** Gives terms to older bonus money: it has to be staked once, within a month. */
async function giveTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into bonuses (user_id, currency, scope, key, amount, wager_needed, conversion_cap, expires_at)
    select user_id, currency, 'migration', user_id::text, amount, amount, amount, now() + interval '30 days'
    from (
      select account.user_id, account.unit as currency, account.balance + coalesce(
        (select sum(stake_bonus) from rounds where rounds.user_id = account.user_id and rounds.status = 'open'), 0)::bigint as amount
      from ledger_accounts account where account.kind = 'bonus'
    ) held where amount > 0`.execute(db)
  await sql`
    update rounds set bonus_id = bonuses.id from bonuses
    where bonuses.user_id = rounds.user_id and rounds.status = 'open' and rounds.stake_bonus > 0`.execute(db)
}
