import type { Locale } from '@yanta/contract'
import { integer, nullable, query, row, type RowOf, text, timestamptz } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface NewMessage {
  userId: number | null
  channel: 'mail' | 'sms'
  recipient: string
  locale: Locale
  subject: string | null
  /** Plain text. */
  body: string
  html: string | null
  /** The code in the message. */
  code: string | null
  /** Null: it never expires. */
  goodUntil: Date | null
}

const storedMessage = row({
  id: integer,
  channel: text<NewMessage['channel']>(),
  recipient: text,
  locale: text<Locale>(),
  subject: nullable(text),
  body: text,
  html: nullable(text),
  code: nullable(text),
  createdAt: timestamptz,
  sentAt: nullable(timestamptz),
})
export type StoredMessage = RowOf<typeof storedMessage>

const columns = [
  'id',
  'channel',
  'recipient',
  'locale',
  'subject',
  'body',
  'html',
  'code',
  'created_at as createdAt',
  'sent_at as sentAt',
] as const

export async function insertMessage(
  trx: PlatformDatabase,
  now: Date,
  { userId, channel, recipient, locale, subject, body, html, code, goodUntil }: NewMessage,
): Promise<void> {
  await trx
    .insertInto('messages')
    .values({
      user_id: userId,
      channel,
      recipient,
      locale,
      subject,
      body,
      html,
      code,
      good_until: goodUntil,
      due_at: now,
    })
    .execute()
}

/** Newest first; of all recipients, or of one. */
export function listLatestMessages(
  db: PlatformDatabase,
  limit: number,
  recipient: string | null,
): Promise<StoredMessage[]> {
  return db
    .selectFrom('messages')
    .select(columns)
    .$if(recipient !== null, (messages) => messages.where('recipient', '=', recipient!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findMessage(db: PlatformDatabase, id: number): Promise<StoredMessage | undefined> {
  return db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Claims due messages for one try. A try that never ends is repeated, later each time; text messages sooner, as their codes expire. */
export function claimMessages(
  db: PlatformDatabase,
  now: Date,
  { channel, limit }: { channel: 'mail' | 'sms'; limit: number },
): Promise<StoredMessage[]> {
  return query(storedMessage)`
    update messages set attempts = attempts + 1,
      due_at = ${now}::timestamptz + make_interval(secs => ${channel === 'sms' ? 15 : 30} * power(2, attempts))
    where id in (
      select id from messages where sent_at is null and channel = ${channel} and due_at <= ${now} and attempts < 8
        and (good_until is null or good_until > ${now})
      order by due_at limit ${limit} for update skip locked)
    returning id, channel, recipient, locale, subject, body, html, code, created_at as "createdAt", sent_at as "sentAt"`.list(
    db,
  )
}

export async function markSent(db: PlatformDatabase, now: Date, id: number): Promise<void> {
  await db.updateTable('messages').set({ sent_at: now, last_error: null }).where('id', '=', id).execute()
}

/** Deletes the content of a message with a code, so that a copy of the database opens no account. */
export async function forgetCode(db: PlatformDatabase, id: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ code: null, subject: null, body: '', html: null })
    .where('id', '=', id)
    .where('code', 'is not', null)
    .execute()
}

export async function markFailed(db: PlatformDatabase, id: number, error: string): Promise<void> {
  await db.updateTable('messages').set({ last_error: error }).where('id', '=', id).execute()
}
