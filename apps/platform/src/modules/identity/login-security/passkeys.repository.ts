import { sql } from 'kysely'
import {
  bytea,
  integer,
  nullable,
  query,
  row,
  text,
  textArray,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const passkeyRow = row({
  id: text,
  userId: integer,
  credentialId: text,
  publicKey: bytea,
  counter: integer,
  transports: textArray,
  name: text,
  createdAt: timestamptz,
  lastUsedAt: nullable(timestamptz),
})
export type PasskeyRow = RowOf<typeof passkeyRow>

const columns = sql`id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

/** A player's passkeys, the oldest first. */
export async function listPasskeyRows(db: PlatformDatabase, userId: number): Promise<PasskeyRow[]> {
  return query(
    passkeyRow,
  )`select ${columns} from passkeys where user_id = ${userId} order by created_at, id`.list(db)
}

export async function findPasskey(
  db: PlatformDatabase,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return query(passkeyRow)`select ${columns} from passkeys where credential_id = ${credentialId}`.find(db)
}

export interface NewPasskey extends Omit<PasskeyRow, 'publicKey' | 'createdAt' | 'lastUsedAt'> {
  publicKey: Uint8Array
}

/** Stores a passkey; undefined when it is registered already, or the player has the maximum. Locks the player's row, so that concurrent inserts are counted. */
export async function insertPasskey(
  trx: PlatformDatabase,
  now: Date,
  passkey: NewPasskey,
  most: number,
): Promise<PasskeyRow | undefined> {
  const { id, userId, credentialId, publicKey, counter, transports, name } = passkey
  await query(row({}))`select from users where id = ${userId} for update`.get(trx)
  return query(passkeyRow)`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    select ${id}, ${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}::text[], ${name}, ${now}::timestamptz
    where (select count(*) from passkeys where user_id = ${userId}) < ${most}
    on conflict (credential_id) do nothing returning ${columns}`.find(trx)
}

/** Records a use; false when the counter was used already. Passkeys synchronised between devices do not count and stay at 0. */
export async function recordPasskeyUse(
  trx: PlatformDatabase,
  now: Date,
  id: string,
  counter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the player has none with this id. */
export async function deletePasskey(db: PlatformDatabase, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
