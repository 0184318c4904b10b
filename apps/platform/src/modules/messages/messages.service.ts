// Mails to players. Promises: a mail is written exactly when the transaction that causes it commits; delivery comes after.
import type { Brand } from '@yanta/brand'
import type { Locale } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { fillPlaceholders } from '../../plugins/placeholders.ts'
import { insertMessage, listLatestMessages, type StoredMessage } from './messages.repository.ts'

export interface MailToPlayer {
  userId: number
  recipient: string
  locale: Locale
  subject: string
  /** Plain text; empty lines part paragraphs. Here and in the subject `{brand}` and its forms stand for the site's name. */
  body: string
}

/** Writes a mail into the outbox, inside the caller's transaction. */
export async function writeMail(trx: Kysely<any>, brand: Pick<Brand, 'names'>, mail: MailToPlayer): Promise<void> {
  const fill = (text: string) => fillPlaceholders(text, { ...brand.names[mail.locale] })
  await insertMessage(trx, { ...mail, channel: 'mail', subject: fill(mail.subject), body: fill(mail.body) })
}

/** The latest messages, newest first, for the outbox page. */
export async function listOutbox(db: Kysely<any>): Promise<StoredMessage[]> {
  return listLatestMessages(db, 100)
}
