import { sql, type Kysely } from 'kysely'

/**
 * Events written in the transaction that causes them. Consumers read in the order of `(xid, id)`, and only events that no running
 * transaction can still precede: ids alone are assigned before their transactions commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_outbox (
      id bigint generated always as identity,
      xid xid8 not null default pg_current_xact_id(),
      type text not null,
      user_id bigint not null,
      data jsonb not null,
      happened_at timestamptz not null default now(),
      primary key (xid, id)
    );
    create table event_cursors (
      consumer text primary key,
      xid xid8 not null default '0',
      event_id bigint not null default 0
    );`.execute(db)
}
