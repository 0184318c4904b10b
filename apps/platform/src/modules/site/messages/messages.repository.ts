import type { Locale } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'

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
  goodForSeconds: number | null
}

export interface StoredMessage extends Omit<NewMessage, 'userId' | 'goodForSeconds'> {
  id: number
  createdAt: Date
  sentAt: Date | null
}

const columns = sql`id, channel, recipient, locale, subject, body, html, code, created_at as "createdAt", sent_at as "sentAt"`

export async function insertMessage(
  trx: Kysely<any>,
  { userId, channel, recipient, locale, subject, body, html, code, goodForSeconds }: NewMessage,
): Promise<void> {
  await sql`
    insert into messages (user_id, channel, recipient, locale, subject, body, html, code, good_until)
    values (${userId}, ${channel}, ${recipient}, ${locale}, ${subject}, ${body}, ${html}, ${code}, now() + make_interval(secs => ${goodForSeconds}::float8))`.execute(
    trx,
  )
}

/** Newest first; of all recipients, or of one. */
export async function listLatestMessages(
  db: Kysely<any>,
  limit: number,
  recipient: string | null,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} from messages where ${recipient}::text is null or recipient = ${recipient} order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findMessage(db: Kysely<any>, id: number): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`select ${columns} from messages where id = ${id}`.execute(db)
  return rows[0]
}

/** Claims due messages for one try. A try that never ends is repeated, later each time; text messages sooner, as their codes expire. */
export async function claimMessages(
  db: Kysely<any>,
  channel: 'mail' | 'sms',
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    update messages set attempts = attempts + 1, due_at = now() + make_interval(secs => ${channel === 'sms' ? 15 : 30} * power(2, attempts))
    where id in (
      select id from messages where sent_at is null and channel = ${channel} and due_at <= now() and attempts < 8 and (good_until is null or good_until > now())
      order by due_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

export async function markSent(db: Kysely<any>, id: number): Promise<void> {
  await sql`update messages set sent_at = now(), last_error = null where id = ${id}`.execute(db)
}

/** Deletes the content of a message with a code, so that a copy of the database opens no account. */
export async function forgetCode(db: Kysely<any>, id: number): Promise<void> {
  await sql`update messages set code = null, subject = null, body = '', html = null where id = ${id} and code is not null`.execute(
    db,
  )
}

export async function markFailed(db: Kysely<any>, id: number, error: string): Promise<void> {
  await sql`update messages set last_error = ${error} where id = ${id}`.execute(db)
}
