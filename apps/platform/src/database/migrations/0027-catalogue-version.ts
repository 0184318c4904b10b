import { sql, type Kysely } from 'kysely'

/** The version becomes a row: a sequence rises before its transaction commits, and a reader in between would cache the old games under the new number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_versions (is_current boolean primary key default true check (is_current), version bigint not null);
    insert into catalogue_versions (version) select last_value + 1 from catalogue_version;
    drop sequence catalogue_version;`.execute(db)
}
