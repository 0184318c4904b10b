import { sql, type Kysely } from 'kysely'

/** Who changed what from the desk, and why. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table desk_audit (
      id bigint generated always as identity primary key,
      operator text not null,
      command text not null,
      subject text not null,
      reason text not null,
      details jsonb not null,
      happened_at timestamptz not null default now()
    )`.execute(db)
}
