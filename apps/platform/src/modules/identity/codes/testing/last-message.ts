// Reads the messages of a phone or mailbox as its owner would.
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

export interface LastMessage {
  code: string
  /** The part of the letter's link behind /new-password/. */
  restoreCode: string | undefined
  locale: string
  body: string
}

/** The newest message to a contact. */
export async function readLastMessage(db: PlatformDatabase, contact: string): Promise<LastMessage> {
  const { rows } = await sql<{ subject: string | null; body: string; locale: string }>`
    select subject, body, locale from messages where recipient = ${contact} and (subject is null or subject ~ '\\d{4}' or body ~ '\\d{4}') order by id desc limit 1`.execute(
    db,
  )
  const { body, locale } = rows[0]!
  return {
    body,
    locale,
    code: /(?<!\d)\d{4}(?!\d)/.exec(body)![0],
    restoreCode: /\/new-password\/([\w-]+)/.exec(body)?.[1],
  }
}

/** A wrong code, made from the right one. */
export function spoil(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

/** Simulates elapsed time: moves all rows of a contact into the past. */
export async function letPass(db: PlatformDatabase, contact: string, seconds: number): Promise<void> {
  await sql`
    update contact_codes set created_at = created_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds}),
      confirmed_at = confirmed_at - make_interval(secs => ${seconds}) where contact = ${contact}`.execute(db)
  await sql`
    update password_restores set created_at = created_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds})
    where contact = ${contact}`.execute(db)
}
