import { sql, type Kysely } from 'kysely'

/** Deposits that the provider took back; what is not taken of them is a debt that holds payouts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposit_reversals (
      deposit_id bigint primary key references deposits (id),
      user_id bigint not null references users (id),
      amount bigint not null check (amount > 0),
      taken bigint not null check (taken between 0 and amount),
      created_at timestamptz not null
    );
    create index debts_of_user on deposit_reversals (user_id) where taken < amount;`.execute(db)
}
