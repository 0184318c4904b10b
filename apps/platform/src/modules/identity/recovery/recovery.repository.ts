import type { ContactType } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'

const lifetimeSeconds = 3_600

export interface RestoreContact {
  type: ContactType
  contact: string
}

/** Stores a recovery, and deletes those that expired over a day ago. */
export async function insertRestore(
  trx: Kysely<any>,
  codeHash: string,
  { type, contact }: RestoreContact,
): Promise<{ expiresAt: Date }> {
  await sql`delete from password_restores where expires_at < now() - interval '1 day'`.execute(trx)
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into password_restores (code_hash, type, contact, expires_at)
    values (${codeHash}, ${type}, ${contact}, clock_timestamp() + make_interval(secs => ${lifetimeSeconds}))
    returning expires_at as "expiresAt"`.execute(trx)
  return rows[0]!
}

/** Undefined when it was used, has expired, or is unknown. */
export async function findRestore(
  db: Kysely<any>,
  codeHash: string,
): Promise<(RestoreContact & { expiresAt: Date }) | undefined> {
  const { rows } = await sql<RestoreContact & { expiresAt: Date }>`
    select type, contact, expires_at as "expiresAt" from password_restores
    where code_hash = ${codeHash} and used_at is null and expires_at > clock_timestamp()`.execute(db)
  return rows[0]
}

/** Marks every active recovery of these contacts as used; true when the given one was among them. */
export async function spendRestores(
  trx: Kysely<any>,
  codeHash: string,
  contacts: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ codeHash: string }>`
    update password_restores set used_at = clock_timestamp()
    where contact = any(${contacts}) and used_at is null and expires_at > clock_timestamp()
    returning code_hash as "codeHash"`.execute(trx)
  return rows.some((row) => row.codeHash === codeHash)
}

/** Sets the password. The row lock serialises two concurrent calls. */
export async function updatePassword(trx: Kysely<any>, userId: number, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${userId}`.execute(trx)
}
