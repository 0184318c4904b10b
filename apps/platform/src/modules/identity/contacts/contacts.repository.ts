import type { ContactType } from '@yanta/contract'
import { integer, nullable, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface StoredContact {
  id: number
  type: ContactType
  value: string
  /** Of the latest code sent to it. */
  codeId: string | null
}

/** The player's own phone and e-mail address, and whether they are proven. */
export interface OwnContacts {
  phone: string | null
  email: string | null
  isPhoneVerified: boolean
  isEmailVerified: boolean
}

export async function findOwnContacts(db: PlatformDatabase, userId: number): Promise<OwnContacts> {
  return db
    .selectFrom('users')
    .select((eb) => [
      'phone',
      'email',
      eb('phone_verified_at', 'is not', null).$castTo<boolean>().as('isPhoneVerified'),
      eb('email_verified_at', 'is not', null).$castTo<boolean>().as('isEmailVerified'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

const columns = ['id', 'type', 'value', 'code_id as codeId'] as const

export async function listPending(db: PlatformDatabase, userId: number): Promise<StoredContact[]> {
  return db
    .selectFrom('pending_contacts')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('type', 'desc')
    .execute()
}

export async function findPending(
  db: PlatformDatabase,
  userId: number,
  id: number,
): Promise<StoredContact | undefined> {
  return db
    .selectFrom('pending_contacts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

const storedContact = row({ id: integer, type: text<ContactType>(), value: text, codeId: nullable(text) })

/** Another value lets the code of the one before go. */
export async function putPending(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  { type, value }: { type: ContactType; value: string },
): Promise<StoredContact> {
  return query(storedContact)`
    insert into pending_contacts as p (user_id, type, value, created_at)
    values (${userId}, ${type}, ${value}, ${now})
    on conflict (user_id, type) do update
      set value = excluded.value, code_id = case when p.value = excluded.value then p.code_id end
    returning id, type, value, code_id as "codeId"`.get(db)
}

/** False when the contact has another value by now. */
export async function setCode(
  trx: PlatformDatabase,
  { id, value }: StoredContact,
  codeId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pending_contacts')
    .set({ code_id: codeId })
    .where('id', '=', id)
    .where('value', '=', value)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the contact; false when it was deleted, or has another value by now. */
export async function takePending(trx: PlatformDatabase, { id, value }: StoredContact): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('pending_contacts')
    .where('id', '=', id)
    .where('value', '=', value)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores a proven contact at the player; false when one was proven meanwhile. @throws an error with the code 23505 when another account has it */
export async function verifyContact(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  { type, value }: Pick<StoredContact, 'type' | 'value'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set(
      type === 'phone' ? { phone: value, phone_verified_at: now } : { email: value, email_verified_at: now },
    )
    .where('id', '=', userId)
    .where(type === 'phone' ? 'phone_verified_at' : 'email_verified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
