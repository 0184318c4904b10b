// Letters and text messages to players. Promises: a message is written exactly when the transaction that causes it commits;
// delivery comes after.
import type { Brand } from '@yanta/brand'
import type { ContactType, Locale } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { type AccountNews, buildAccountLetter } from './letters/account-letters.ts'
import { buildCodeLetter } from './letters/code-letters.ts'
import { buildCodeText } from './letters/code-text.ts'
import type { CodeWish } from './letters/code-wish.ts'
import { renderLetter } from './letters/render-letter.ts'
import type { Letter } from './letters/letter.ts'
import { insertMessage } from './messages.repository.ts'

export type { AccountNews } from './letters/account-letters.ts'

/** After these the code of a text message is over [9.2]; whoever gets it later is only confused. */
const codeLifeSeconds = 600

/** What messages are made with; the parts of the platform fit. */
export interface MessageParts {
  brand: Pick<Brand, 'names' | 'tokens' | 'colors'>
  config: { siteOrigin: string }
  delivery: { isHurried: boolean }
}

/** Whom a letter goes to. */
export interface Reader {
  /** Null where nobody has the address. */
  userId: number | null
  recipient: string
  locale: Locale
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
export async function writeCodeMessage(
  trx: Kysely<any>,
  parts: MessageParts,
  { userId, type, contact, locale, ...wish }: CodeMessage,
): Promise<void> {
  parts.delivery.isHurried = true
  if (type === 'email')
    return writeLetter(trx, parts, { userId, recipient: contact, locale }, buildCodeLetter(locale, wish))
  const body = buildCodeText(
    locale,
    parts.brand.names[locale],
    wish,
    new URL(parts.config.siteOrigin).hostname,
  )
  await insertMessage(trx, {
    userId,
    channel: 'sms',
    recipient: contact,
    locale,
    subject: null,
    body,
    html: null,
    code: wish.code,
    goodForSeconds: codeLifeSeconds,
  })
}

/** Writes a letter about what happened to an account, inside the caller's transaction. */
export async function writeAccountLetter(
  trx: Kysely<any>,
  parts: MessageParts,
  reader: Reader,
  news: AccountNews,
): Promise<void> {
  await writeLetter(trx, parts, reader, buildAccountLetter(reader.locale, news))
}

async function writeLetter(
  trx: Kysely<any>,
  { brand, config }: MessageParts,
  { userId, recipient, locale }: Reader,
  letter: Letter,
): Promise<void> {
  const { subject, text, html } = renderLetter({ brand, siteOrigin: config.siteOrigin }, locale, letter)
  await insertMessage(trx, {
    userId,
    channel: 'mail',
    recipient,
    locale,
    subject,
    body: text,
    html,
    code: letter.code ?? null,
    goodForSeconds: null,
  })
}
