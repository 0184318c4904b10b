import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_breaks (
      user_id bigint primary key references users (id),
      until timestamptz not null,
      taken_at timestamptz not null default now()
    )`.execute(db)
}
