import type { ContactType } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'
import { codeLifetimeSeconds, proofLifetimeSeconds } from './codes.rules.ts'

/** The purpose of a message's code; password recovery has codes of its own. */
export type CodeUse = 'login' | 'registration' | 'restore'

/** Serialises sends to one contact: a concurrent request waits until the transaction ends. */
export async function holdSending(trx: Kysely<any>, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact code ${contact}`}, 0))`.execute(trx)
}

export interface SentRow {
  id: string
  address: string
  purpose: CodeUse
  secondsAgo: number
}

/** Codes of a contact within the last 24 hours. */
export async function listSentCodes(db: Kysely<any>, contact: string): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select id, address, purpose, extract(epoch from clock_timestamp() - created_at)::float8 as "secondsAgo"
    from contact_codes where contact = ${contact} and created_at > clock_timestamp() - interval '1 day'`.execute(
    db,
  )
  return rows
}

export interface NewCode {
  id: string
  type: ContactType
  contact: string
  purpose: CodeUse
  codeHash: string
  address: string
}

export async function insertCode(
  trx: Kysely<any>,
  { id, type, contact, purpose, codeHash, address }: NewCode,
): Promise<{ createdAt: Date; expiresAt: Date }> {
  const { rows } = await sql<{ createdAt: Date; expiresAt: Date }>`
    insert into contact_codes (id, type, contact, purpose, code_hash, address, created_at, expires_at)
    select ${id}, ${type}, ${contact}, ${purpose}, ${codeHash}, ${address}, moment, moment + make_interval(secs => ${codeLifetimeSeconds})
    from clock_timestamp() as moment
    returning created_at as "createdAt", expires_at as "expiresAt"`.execute(trx)
  return rows[0]!
}

/** Expires codes that are not confirmed yet. */
export async function expireCodes(
  trx: Kysely<any>,
  which: { ids: readonly string[] } | { contacts: readonly string[] },
): Promise<void> {
  await sql`
    update contact_codes set expires_at = least(expires_at, clock_timestamp())
    where ${'ids' in which ? sql`id = any(${which.ids})` : sql`contact = any(${which.contacts})`} and confirmed_at is null`.execute(
    trx,
  )
}

export interface StoredCode {
  type: ContactType
  contact: string
  purpose: CodeUse
  codeHash: string
  tries: number
  isLiving: boolean
}

/** Locks a code until the transaction ends, so that tries of it queue. */
export async function lockCode(trx: Kysely<any>, id: string): Promise<StoredCode | undefined> {
  const { rows } = await sql<StoredCode>`
    select type, contact, purpose, code_hash as "codeHash", tries, confirmed_at is null and expires_at > clock_timestamp() as "isLiving"
    from contact_codes where id = ${id} for update`.execute(trx)
  return rows[0]
}

export async function countTry(trx: Kysely<any>, id: string, isRight: boolean): Promise<void> {
  await sql`
    update contact_codes set tries = tries + 1, confirmed_at = case when ${isRight} then clock_timestamp() end where id = ${id}`.execute(
    trx,
  )
}

export interface DaysGuesses {
  /** The calendar day in UTC. */
  day: string
  guesses: number
  secondsLeft: number
}

/** Tries of a contact today; locks the row until the transaction ends. */
export async function lockGuesses(trx: Kysely<any>, contact: string): Promise<DaysGuesses> {
  const { rows } = await sql<DaysGuesses>`
    insert into contact_guesses as g (contact, day) values (${contact}, (clock_timestamp() at time zone 'utc')::date)
    on conflict (contact, day) do update set guesses = g.guesses
    returning day, guesses, extract(epoch from day + 1 - clock_timestamp() at time zone 'utc')::float8 as "secondsLeft"`.execute(
    trx,
  )
  return rows[0]!
}

export async function countGuess(trx: Kysely<any>, contact: string, { day }: DaysGuesses): Promise<void> {
  await sql`update contact_guesses set guesses = guesses + 1 where contact = ${contact} and day = ${day}`.execute(
    trx,
  )
}

/** Consumes a confirmed code as a proof; undefined when it is used, too old or of another type. */
export async function spendConfirmation(
  trx: Kysely<any>,
  id: string,
  type: ContactType,
): Promise<string | undefined> {
  const { rows } = await sql<{ contact: string }>`
    update contact_codes set used_at = clock_timestamp()
    where id = ${id} and type = ${type} and purpose in ('login', 'registration') and used_at is null
      and confirmed_at > clock_timestamp() - make_interval(secs => ${proofLifetimeSeconds})
    returning contact`.execute(trx)
  return rows[0]?.contact
}

/** Deletes rows that no limit reads any more. */
export async function deleteOldCodes(db: Kysely<any>): Promise<void> {
  await sql`delete from contact_codes where created_at < now() - interval '2 days'`.execute(db)
  await sql`delete from contact_guesses where day < (now() at time zone 'utc')::date - 1`.execute(db)
}
