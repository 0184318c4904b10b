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
