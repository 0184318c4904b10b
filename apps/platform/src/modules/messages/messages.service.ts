// Mails to players. Promises: a mail is written exactly when the transaction that causes it commits; delivery comes after.
import type { Brand } from '@yanta/brand'
import type { ContactType, Locale } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { fillPlaceholders } from '../../plugins/placeholders.ts'
import { buildCodeLetter, buildCodeText, type CodeWish } from './letters/code-messages.ts'
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

/** What messages are made with; the parts of the platform fit. */
export interface MessageParts {
  brand: Pick<Brand, 'names'>
  config: { siteOrigin: string }
}

export interface CodeMessage extends CodeWish {
  /** Of whoever has the contact; null where nobody has. */
  userId: number | null
  type: ContactType
  /** The address, or the phone as digits. */
  contact: string
  locale: Locale
}

/** Writes the message with a code that proves a contact, inside the caller's transaction: a letter or a text message. */
export async function writeCodeMessage(trx: Kysely<any>, { brand, config }: MessageParts, { userId, type, contact, locale, ...wish }: CodeMessage): Promise<void> {
  const fill = (text: string) => fillPlaceholders(text, { ...brand.names[locale] })
  if (type === 'phone') {
    const body = fill(buildCodeText(locale, wish, new URL(config.siteOrigin).host))
    return insertMessage(trx, { userId, channel: 'sms', recipient: contact, locale, subject: null, body })
  }
  const { subject, body } = buildCodeLetter(locale, wish)
  await insertMessage(trx, { userId, channel: 'mail', recipient: contact, locale, subject: fill(subject), body: fill(body) })
}

/** The latest messages, newest first, for the outbox page. */
export async function listOutbox(db: Kysely<any>): Promise<StoredMessage[]> {
  return listLatestMessages(db, 100)
}
