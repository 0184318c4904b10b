import { sql, type Kysely } from 'kysely'

export interface PasskeyRow {
  id: string
  userId: number
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns =
  sql.raw(`id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`)

/** A player's passkeys, the oldest first. */
export async function listPasskeyRows(db: Kysely<any>, userId: number): Promise<PasskeyRow[]> {
  const { rows } =
    await sql<PasskeyRow>`select ${columns} from passkeys where user_id = ${userId} order by created_at, id`.execute(
      db,
    )
  return rows
}

export async function findPasskey(db: Kysely<any>, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } =
    await sql<PasskeyRow>`select ${columns} from passkeys where credential_id = ${credentialId}`.execute(db)
  return rows[0]
}

export type NewPasskey = Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'>

/** Stores a passkey; undefined when it is registered already, or the player has the maximum. Locks the player's row, so that concurrent inserts are counted. */
export async function insertPasskey(
  trx: Kysely<any>,
  passkey: NewPasskey,
  most: number,
): Promise<PasskeyRow | undefined> {
  const { id, userId, credentialId, publicKey, counter, transports, name } = passkey
  await sql`select from users where id = ${userId} for update`.execute(trx)
  const { rows } = await sql<PasskeyRow>`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
    select ${id}, ${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}::text[], ${name}
    where (select count(*) from passkeys where user_id = ${userId}) < ${most}
    on conflict (credential_id) do nothing returning ${columns}`.execute(trx)
  return rows[0]
}

/** Records a use; false when the counter was used already. Passkeys synchronised between devices do not count and stay at 0. */
export async function recordPasskeyUse(trx: Kysely<any>, id: string, counter: number): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, last_used_at = now() where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(
    trx,
  )
  return rows.length > 0
}

/** False when the player has none with this id. */
export async function deletePasskey(db: Kysely<any>, userId: number, id: string): Promise<boolean> {
  const { rows } =
    await sql`delete from passkeys where user_id = ${userId} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}
