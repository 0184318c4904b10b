import { sql, type Kysely } from 'kysely'

/** Live gifts are read at every deposit and screen of gifts, and active cashback by a job: neither may grow with the gifts of the past. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index live_gifts_of_user on user_gifts (user_id, id) where state in ('received', 'activated');
    create index active_cashback on user_gifts (id) where type = 'cashback' and state = 'activated'`.execute(
    db,
  )
}
