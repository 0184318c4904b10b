import type { Locale } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'

export interface NewMessage {
  userId: number | null
  channel: 'mail' | 'sms'
  recipient: string
  locale: Locale
  subject: string | null
  body: string
}

export interface StoredMessage extends Omit<NewMessage, 'userId'> {
  id: number
  createdAt: Date
  sentAt: Date | null
}

export async function insertMessage(trx: Kysely<any>, { userId, channel, recipient, locale, subject, body }: NewMessage): Promise<void> {
  await sql`
    insert into messages (user_id, channel, recipient, locale, subject, body)
    values (${userId}, ${channel}, ${recipient}, ${locale}, ${subject}, ${body})`.execute(trx)
}

export async function listLatestMessages(db: Kysely<any>, limit: number): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select id, channel, recipient, locale, subject, body, created_at as "createdAt", sent_at as "sentAt"
    from messages order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Takes due mails for one try. A try that never ends is repeated, later each time. */
export async function claimMails(db: Kysely<any>, limit: number): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    update messages set attempts = attempts + 1, due_at = now() + make_interval(secs => 30 * power(2, attempts))
    where id in (select id from messages where sent_at is null and channel = 'mail' and due_at <= now() and attempts < 8 order by due_at limit ${limit} for update skip locked)
    returning id, channel, recipient, locale, subject, body, created_at as "createdAt", sent_at as "sentAt"`.execute(db)
  return rows
}

export async function markSent(db: Kysely<any>, id: number): Promise<void> {
  await sql`update messages set sent_at = now(), last_error = null where id = ${id}`.execute(db)
}

export async function markFailed(db: Kysely<any>, id: number, error: string): Promise<void> {
  await sql`update messages set last_error = ${error} where id = ${id}`.execute(db)
}
