import { sql, type Kysely } from 'kysely'

/** Operators' actions at the desk, with reasons. Write-once: no statement changes or deletes a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id bigint generated always as identity primary key,
      actor text not null,
      action text not null,
      subject text not null,
      reason text not null,
      detail jsonb not null,
      happened_at timestamptz not null default now()
    );
    create function audit_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit entries are written once' using errcode = 'check_violation';
    end $$;
    create trigger audit_entries_never_change before update or delete or truncate on audit_entries
      for each statement execute function audit_refuse_change();`.execute(db)
}
