import { sql, type Kysely } from 'kysely'

/** What a game's rules hold and since when it is listed; and the games that players like, of which the latest liked comes first. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table games add column features text[] not null default '{}', add column listed_at timestamptz not null default now();

    create table user_favourites (
      user_id bigint not null references users (id),
      game_id bigint not null references games (id) on delete cascade,
      place bigint generated always as identity,
      primary key (user_id, game_id)
    );
    create index favourites_in_order on user_favourites (user_id, place desc);`.execute(db)
}
