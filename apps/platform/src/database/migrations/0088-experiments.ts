import { sql, type Kysely } from 'kysely'

/** Who has seen which variant of an experiment: players by their number, guests by a random key and a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiment_guests (
      key text primary key,
      experiment text not null,
      variant text not null,
      day date not null
    );
    comment on column experiment_guests.key is 'Of one experiment in one browser; the row is deleted when its guest logs in.';
    create index guests_of_experiment on experiment_guests (experiment, variant);

    create table experiment_players (
      user_id bigint not null references users (id),
      experiment text not null,
      variant text not null,
      exposed_at timestamptz not null,
      guest_day date,
      primary key (user_id, experiment)
    );
    comment on column experiment_players.guest_day is 'When they saw it before they logged in; null: never.';
    create index players_of_experiment on experiment_players (experiment, variant);`.execute(db)
}
