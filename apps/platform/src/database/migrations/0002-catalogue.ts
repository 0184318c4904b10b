import { sql, type Kysely } from 'kysely'

/** Columns of content beside those of the desk: a game disabled by the desk stays so through every import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table studios (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name text not null,
      position integer not null,
      is_listed boolean not null default true
    );

    create table categories (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name_ru text not null,
      name_en text not null,
      icon text not null,
      position integer not null,
      show_in_lobby boolean not null,
      is_listed boolean not null default true
    );

    create table games (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name_ru text not null,
      name_en text not null,
      studio_id bigint not null references studios (id),
      badges text[] not null,
      theme text not null,
      engine text,
      profile text,
      rtp integer,
      allow_bonus_balance boolean not null,
      has_demo boolean not null,
      position integer not null,
      is_listed boolean not null default true,
      content_disabled_reason text,
      desk_disabled_reason text,
      disabled_reason text generated always as (coalesce(desk_disabled_reason, content_disabled_reason)) stored
    );
    create index games_in_order on games (position) where is_listed;
    create index games_of_studio on games (studio_id, position) where is_listed;

    create table game_categories (
      game_id bigint not null references games (id) on delete cascade,
      category_id bigint not null references categories (id) on delete cascade,
      primary key (category_id, game_id)
    );
    create index categories_of_game on game_categories (game_id);

    create table banners (
      id text primary key,
      type text not null,
      studio_id bigint references studios (id),
      texts jsonb not null,
      url text not null,
      position integer not null
    );

    create table content_imports (
      name text primary key,
      hash text not null,
      imported_at timestamptz not null default now()
    );
    create sequence catalogue_version;`.execute(db)
}
