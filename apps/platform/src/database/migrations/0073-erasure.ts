import { sql, type Kysely } from 'kysely'

/**
 * Accounts whose personal data were erased, and contacts that stay barred after it. The ledger and the audit stay written once, but for
 * the free texts in them, which may be emptied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      drop constraint users_check,
      add column erased_at timestamptz,
      add constraint users_have_a_contact check (erased_at is not null or email is not null or phone is not null);
    create index accounts_to_erase on users (closed_at) where closed_at is not null and erased_at is null;
    create index payouts_of_archive on event_archive (user_id) where type = 'payout.moved';

    create table erased_contacts (
      -- Keyed, so that nobody can try phone numbers on a copy of the database.
      hash text primary key,
      -- The end of the self-exclusion; null: for ever.
      barred_until timestamptz
    );`.execute(db)
  await sql`
    create function ledger_refuse_change_of_transaction() returns trigger language plpgsql as $$
    begin
      if new.note is null and (new.id, new.kind, new.scope, new.key, new.created_at) = (old.id, old.kind, old.scope, old.key, old.created_at) then
        return new;
      end if;
      raise exception 'the ledger is written once: % of % refused', tg_op, tg_table_name using errcode = 'check_violation';
    end $$;
    drop trigger transactions_never_change on ledger_transactions;
    create trigger transactions_never_leave before delete or truncate on ledger_transactions
      for each statement execute function ledger_refuse_change();
    create trigger transactions_lose_only_their_note before update on ledger_transactions
      for each row execute function ledger_refuse_change_of_transaction();

    create function audit_refuse_change_of_entry() returns trigger language plpgsql as $$
    begin
      if new.reason = '' and new.detail = '{}'::jsonb
        and (new.id, new.actor, new.action, new.subject, new.happened_at) = (old.id, old.actor, old.action, old.subject, old.happened_at) then
        return new;
      end if;
      raise exception 'audit entries are written once' using errcode = 'check_violation';
    end $$;
    drop trigger audit_entries_never_change on audit_entries;
    create trigger audit_entries_never_leave before delete or truncate on audit_entries
      for each statement execute function audit_refuse_change();
    create trigger audit_entries_lose_only_their_texts before update on audit_entries
      for each row execute function audit_refuse_change_of_entry();`.execute(db)
}
