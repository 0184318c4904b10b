import { sql, type Kysely } from 'kysely'

/** Deposits, what their providers said of them, and what somebody has to look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposits (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      request_key text not null,
      provider text not null,
      method text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      gift_id bigint references user_gifts (id),
      return_query text not null,
      status text not null default 'created' check (status in ('created', 'pending', 'unknown', 'success', 'failed')),
      reason text,
      opening jsonb,
      created_at timestamptz not null,
      ended_at timestamptz,
      ask_at timestamptz not null,
      ask_count integer not null default 0,
      unique (user_id, request_key),
      check ((status in ('success', 'failed')) = (ended_at is not null)),
      check ((status = 'failed') = (reason is not null)),
      check (reason in ('declined', 'no_money', 'card_expired', 'wrong_card', 'not_confirmed', 'limit_exceeded', 'cancelled', 'abandoned'))
    );
    comment on column deposits.request_key is 'Names one press of the button.';
    comment on column deposits.opening is 'Where the player pays, as the provider answered; null before.';
    comment on column deposits.ask_at is 'When the provider is asked next, unless it has ended.';
    create index deposits_of_player on deposits (user_id, id desc);
    create index deposits_credited on deposits (user_id, ended_at) where status = 'success';
    create index deposits_to_ask on deposits (ask_at) where status in ('created', 'pending', 'unknown');
    create index deposits_unanswered on deposits (created_at) where status in ('created', 'pending');

    create table deposit_notifications (
      provider text not null,
      event_id text not null,
      deposit_id bigint references deposits (id),
      body text not null,
      received_at timestamptz not null,
      primary key (provider, event_id)
    );
    comment on column deposit_notifications.deposit_id is 'Null: the provider named none of ours.';

    create table deposit_open_items (
      id bigint generated always as identity primary key,
      deposit_id bigint not null references deposits (id),
      kind text not null check (kind in ('mismatch', 'conflict', 'late')),
      detail jsonb not null,
      created_at timestamptz not null,
      closed_at timestamptz
    );
    create unique index open_item_of_deposit on deposit_open_items (deposit_id, kind) where closed_at is null;`.execute(
    db,
  )
}
