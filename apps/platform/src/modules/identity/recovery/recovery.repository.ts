import { addSeconds } from '@yanta/config/clock'
import type { ContactType } from '@yanta/contract'
import { query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const lifetimeSeconds = 3_600
const daySeconds = 86_400

export interface RestoreContact {
  type: ContactType
  contact: string
}

/** Stores a recovery, and deletes those that expired over a day ago. */
export async function insertRestore(
  trx: PlatformDatabase,
  now: Date,
  codeHash: string,
  { type, contact }: RestoreContact,
): Promise<{ expiresAt: Date }> {
  await trx.deleteFrom('password_restores').where('expires_at', '<', addSeconds(now, -daySeconds)).execute()
  const expiresAt = addSeconds(now, lifetimeSeconds)
  await trx
    .insertInto('password_restores')
    .values({ code_hash: codeHash, type, contact, created_at: now, expires_at: expiresAt })
    .execute()
  return { expiresAt }
}

/** Undefined when it was used, has expired, or is unknown. */
export async function findRestore(
  db: PlatformDatabase,
  now: Date,
  codeHash: string,
): Promise<(RestoreContact & { expiresAt: Date }) | undefined> {
  return db
    .selectFrom('password_restores')
    .select(['type', 'contact', 'expires_at as expiresAt'])
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

const spentRestore = row({ codeHash: text })

/** Marks every active recovery of these contacts as used; true when the given one was among them. */
export async function spendRestores(
  trx: PlatformDatabase,
  now: Date,
  codeHash: string,
  contacts: readonly string[],
): Promise<boolean> {
  const spent = await query(spentRestore)`
    update password_restores set used_at = ${now}
    where contact = any(${contacts}) and used_at is null and expires_at > ${now}
    returning code_hash as "codeHash"`.list(trx)
  return spent.some((restore) => restore.codeHash === codeHash)
}

/** Sets the password. The row lock serialises two concurrent calls. */
export async function updatePassword(
  trx: PlatformDatabase,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}
