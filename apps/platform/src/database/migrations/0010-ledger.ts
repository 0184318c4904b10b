import { sql, type Kysely } from 'kysely'

/** Double entry. The database itself refuses a player account below zero, a movement that does not sum to zero, and any later change of an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id bigint generated always as identity primary key,
      name text not null unique,
      user_id bigint references users (id),
      kind text not null,
      unit text not null,
      balance bigint not null default 0,
      unique (id, unit),
      constraint a_player_account_is_never_below_zero check (user_id is null or balance >= 0)
    );
    create index ledger_accounts_of_user on ledger_accounts (user_id) where user_id is not null;

    create table ledger_transactions (
      id bigint generated always as identity primary key,
      kind text not null,
      scope text not null,
      key text not null,
      note text,
      created_at timestamptz not null default now(),
      unique (scope, key)
    );

    create table ledger_entries (
      transaction_id bigint not null references ledger_transactions (id),
      account_id bigint not null,
      unit text not null,
      amount bigint not null check (amount <> 0),
      primary key (transaction_id, account_id),
      foreign key (account_id, unit) references ledger_accounts (id, unit)
    );`.execute(db)
  await sql`
    create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if exists (select from new_entries group by transaction_id, unit having sum(amount) <> 0) then
        raise exception 'a ledger transaction must sum to zero in every unit' using errcode = 'check_violation';
      end if;
      return null;
    end $$;`.execute(db)
  await sql`
    create function ledger_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is written once: % of % refused', tg_op, tg_table_name using errcode = 'check_violation';
    end $$;`.execute(db)
  await sql`
    create trigger entries_sum_to_zero after insert on ledger_entries
      referencing new table as new_entries for each statement execute function ledger_refuse_unbalanced();
    create trigger entries_never_change before update or delete or truncate on ledger_entries
      for each statement execute function ledger_refuse_change();
    create trigger transactions_never_change before update or delete or truncate on ledger_transactions
      for each statement execute function ledger_refuse_change();`.execute(db)
  await openHouseAccounts(db)
}

/** The account of the games is split into 16, so that players settle in parallel instead of queueing for one row. */
async function openHouseAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_accounts (name, kind, unit)
    select 'games/' || unit || '/' || part, 'games', unit
    from unnest(array['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD']) unit, generate_series(0, 15) part
    union all
    select kind || '/' || unit, kind, unit
    from unnest(array['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD']) unit, unnest(array['grants', 'payments']) kind
    union all
    values ('compoints/issued', 'compoints', 'COMPOINT')`.execute(db)
}
