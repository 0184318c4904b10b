import type { ContactType } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { command, integer, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { daySeconds, findDay, proofLifetimeSeconds } from './codes.rules.ts'

/** The purpose of a message's code; password recovery has codes of its own. */
export type CodeUse = 'login' | 'registration' | 'restore' | 'contact' | 'payout'

/** Serialises sends to one contact: a concurrent request waits until the transaction ends. */
export async function holdSending(trx: PlatformDatabase, contact: string): Promise<void> {
  await query(
    row({}),
  )`select from pg_advisory_xact_lock(hashtextextended(${`contact code ${contact}`}, 0))`.get(trx)
}

export interface SentRow {
  id: string
  address: string
  purpose: CodeUse
  createdAt: Date
}

/** Codes of a contact within the last 24 hours. */
export async function listSentCodes(db: PlatformDatabase, now: Date, contact: string): Promise<SentRow[]> {
  return db
    .selectFrom('contact_codes')
    .select(['id', 'address', 'purpose', 'created_at as createdAt'])
    .where('contact', '=', contact)
    .where('created_at', '>', addSeconds(now, -daySeconds))
    .execute()
}

export interface NewCode {
  id: string
  type: ContactType
  contact: string
  purpose: CodeUse
  codeHash: string
  address: string
  expiresAt: Date
}

export async function insertCode(
  trx: PlatformDatabase,
  now: Date,
  { codeHash, expiresAt, ...code }: NewCode,
): Promise<void> {
  await trx
    .insertInto('contact_codes')
    .values({ ...code, code_hash: codeHash, created_at: now, expires_at: expiresAt })
    .execute()
}

/** Expires codes with these ids that are not confirmed yet. */
export async function expireCodes(trx: PlatformDatabase, now: Date, ids: readonly string[]): Promise<void> {
  await command`
    update contact_codes set expires_at = least(expires_at, ${now}::timestamptz)
    where id = any(${ids}) and confirmed_at is null`.run(trx)
}

/** Expires all codes of these contacts that are not confirmed yet. */
export async function expireCodesOf(
  trx: PlatformDatabase,
  now: Date,
  contacts: readonly string[],
): Promise<void> {
  await command`
    update contact_codes set expires_at = least(expires_at, ${now}::timestamptz)
    where contact = any(${contacts}) and confirmed_at is null`.run(trx)
}

export interface StoredCode {
  type: ContactType
  contact: string
  purpose: CodeUse
  codeHash: string
  tries: number
  expiresAt: Date
  confirmedAt: Date | null
}

const codeColumns = [
  'type',
  'contact',
  'purpose',
  'code_hash as codeHash',
  'tries',
  'expires_at as expiresAt',
  'confirmed_at as confirmedAt',
] as const

export async function findCode(db: PlatformDatabase, id: string): Promise<StoredCode | undefined> {
  return db.selectFrom('contact_codes').select(codeColumns).where('id', '=', id).executeTakeFirst()
}

/** Locks a code until the transaction ends, so that tries of it queue. */
export async function lockCode(trx: PlatformDatabase, id: string): Promise<StoredCode | undefined> {
  return trx
    .selectFrom('contact_codes')
    .select(codeColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(
  trx: PlatformDatabase,
  now: Date,
  id: string,
  isRight: boolean,
): Promise<void> {
  await trx
    .updateTable('contact_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1), confirmed_at: isRight ? now : null }))
    .where('id', '=', id)
    .execute()
}

const guessCount = row({ guesses: integer })

/** Tries of a contact on a calendar day in UTC; locks the row until the transaction ends. */
export async function lockGuesses(trx: PlatformDatabase, contact: string, day: string): Promise<number> {
  const { guesses } = await query(guessCount)`
    insert into contact_guesses as g (contact, day) values (${contact}, ${day})
    on conflict (contact, day) do update set guesses = g.guesses
    returning guesses`.get(trx)
  return guesses
}

/** The same without a lock. */
export async function countGuesses(db: PlatformDatabase, contact: string, day: string): Promise<number> {
  const found = await db
    .selectFrom('contact_guesses')
    .select('guesses')
    .where('contact', '=', contact)
    .where('day', '=', day)
    .executeTakeFirst()
  return found?.guesses ?? 0
}

export async function countGuess(trx: PlatformDatabase, contact: string, day: string): Promise<void> {
  await trx
    .updateTable('contact_guesses')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('contact', '=', contact)
    .where('day', '=', day)
    .execute()
}

/** Consumes a confirmed code as a proof; undefined when it is used, too old or of another type. */
export async function spendConfirmation(
  trx: PlatformDatabase,
  now: Date,
  id: string,
  type: ContactType,
): Promise<string | undefined> {
  const spent = await trx
    .updateTable('contact_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('type', '=', type)
    .where('purpose', 'in', ['login', 'registration'])
    .where('used_at', 'is', null)
    .where('confirmed_at', '>', addSeconds(now, -proofLifetimeSeconds))
    .returning('contact')
    .executeTakeFirst()
  return spent?.contact
}

/** Deletes rows that no limit reads any more. */
export async function deleteOldCodes(db: PlatformDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_codes')
    .where('created_at', '<', addSeconds(now, -2 * daySeconds))
    .execute()
  await db
    .deleteFrom('contact_guesses')
    .where('day', '<', findDay(addSeconds(now, -daySeconds)).day)
    .execute()
}
