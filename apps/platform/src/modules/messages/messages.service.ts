// Mails to players. Promises: a mail is written exactly when the transaction that causes it commits; delivery comes after.
import type { Locale } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { insertMessage, listLatestMessages, type StoredMessage } from './messages.repository.ts'

export interface MailToPlayer {
  userId: number
  recipient: string
  locale: Locale
  subject: string
  /** Plain text; empty lines part paragraphs. */
  body: string
}

/** Writes a mail into the outbox, inside the caller's transaction. */
export async function writeMail(trx: Kysely<any>, mail: MailToPlayer): Promise<void> {
  await insertMessage(trx, { ...mail, channel: 'mail' })
}

/** The latest messages, newest first, for the outbox page. */
export async function listOutbox(db: Kysely<any>): Promise<StoredMessage[]> {
  return listLatestMessages(db, 100)
}
