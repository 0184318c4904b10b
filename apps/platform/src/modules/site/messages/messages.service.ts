// Letters and text messages to players. Promises: a message is written exactly when the transaction that causes it commits;
// delivery comes after.
import type { Brand } from '@yanta/brand'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { ContactType, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { type AccountNews, buildAccountLetter } from './letters/account-letters.ts'
import { buildDocumentLetter, type DocumentNews } from './letters/document-letters.ts'
import { buildCodeLetter } from './letters/code-letters.ts'
import { buildCodeText } from './letters/code-text.ts'
import type { CodeLetter } from './letters/code-request.ts'
import { renderLetter } from './letters/render-letter.ts'
import type { Letter } from './letters/letter.ts'
import { insertMessage } from './messages.repository.ts'

export type { AccountNews } from './letters/account-letters.ts'

/** The lifetime of a text message's code [9.2]; a later message would only confuse its reader. */
const codeLifeSeconds = 600

/** The dependencies of messages; the platform's deps satisfy it. */
export interface MessageDeps {
  clock: Clock
  brand: Pick<Brand, 'names' | 'tokens' | 'colors'>
  config: { siteOrigin: string }
  delivery: { isHurried: boolean }
}

/** The recipient of a letter. */
export interface Reader {
  /** Null when the address belongs to no account. */
  userId: number | null
  recipient: string
  locale: Locale
}

export interface CodeMessage extends CodeLetter {
  /** The contact's account; null without one. */
  userId: number | null
  type: ContactType
  /** The address, or the phone as digits. */
  contact: string
  locale: Locale
}

/** Writes the message with a code that proves a contact, inside the caller's transaction: a letter or a text message. */
export async function writeCodeMessage(
  trx: PlatformDatabase,
  deps: MessageDeps,
  { userId, type, contact, locale, ...request }: CodeMessage,
): Promise<void> {
  deps.delivery.isHurried = true
  if (type === 'email')
    return writeLetter(trx, deps, { userId, recipient: contact, locale }, buildCodeLetter(locale, request))
  const body = buildCodeText(
    locale,
    deps.brand.names[locale],
    request,
    new URL(deps.config.siteOrigin).hostname,
  )
  const now = deps.clock.now()
  await insertMessage(trx, now, {
    userId,
    channel: 'sms',
    recipient: contact,
    locale,
    subject: null,
    body,
    html: null,
    code: request.code,
    goodUntil: addSeconds(now, codeLifeSeconds),
  })
}

/** Writes a letter about an event of an account, inside the caller's transaction. */
export async function writeAccountLetter(
  trx: PlatformDatabase,
  deps: MessageDeps,
  reader: Reader,
  news: AccountNews,
): Promise<void> {
  await writeLetter(trx, deps, reader, buildAccountLetter(reader.locale, news))
}

/** Writes a letter about what the house has decided about a document, inside the caller's transaction. */
export async function writeDocumentLetter(
  trx: PlatformDatabase,
  deps: MessageDeps,
  reader: Reader,
  news: DocumentNews,
): Promise<void> {
  await writeLetter(trx, deps, reader, buildDocumentLetter(reader.locale, news))
}

async function writeLetter(
  trx: PlatformDatabase,
  { clock, brand, config }: MessageDeps,
  { userId, recipient, locale }: Reader,
  letter: Letter,
): Promise<void> {
  const { subject, text, html } = renderLetter({ brand, siteOrigin: config.siteOrigin }, locale, letter)
  await insertMessage(trx, clock.now(), {
    userId,
    channel: 'mail',
    recipient,
    locale,
    subject,
    body: text,
    html,
    code: letter.code ?? null,
    goodUntil: null,
  })
}
