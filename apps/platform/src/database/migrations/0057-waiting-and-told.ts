import { sql, type Kysely } from 'kysely'

/** Ways to what each page counts, and to what the hourly job has told: neither grows with what a player had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index waiting_gifts on user_gifts (user_id) where state = 'received'`.execute(db)
  await sql`create index told_of_expiry on user_notifications (user_id) where kind = 'giftExpires'`.execute(
    db,
  )
}
