import { sql, type Kysely } from 'kysely'

/** Accounts that players have closed for play. A row stays when its exclusion has ended; a player has one that runs at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table self_exclusions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      -- Of another account of the same person, which is closed with it; null: the player asked for it.
      same_as bigint references self_exclusions (id),
      started_at timestamptz not null,
      -- Null: for ever. Time alone does not end it.
      until timestamptz,
      ended_at timestamptz
    );
    create unique index running_self_exclusion on self_exclusions (user_id) where ended_at is null;
    create index self_exclusions_of_player on self_exclusions (user_id, id);
    create index self_exclusions_with_another on self_exclusions (same_as) where same_as is not null;
    create index players_by_birthday on users (birthday);`.execute(db)
}
