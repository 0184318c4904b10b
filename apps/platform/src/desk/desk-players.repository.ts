import type { Currency, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../database/platform-database.ts'

export interface DeskPlayer {
  id: number
  email: string | null
  phone: string | null
  nickName: string
  currency: Currency
  locale: Locale
  isClosed: boolean
  createdAt: Date
  /** The affiliate that referred the player [5.15], and the affiliate's own id. */
  referralCode: string | null
  subid: string | null
}

function deskPlayers(db: PlatformDatabase) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'email',
      'phone',
      'nick_name as nickName',
      'currency',
      'locale',
      eb('closed_at', 'is not', null).$castTo<boolean>().as('isClosed'),
      'created_at as createdAt',
      'referral_code as referralCode',
      'referral_subid as subid',
    ])
}

/** Those with this id, e-mail, phone or nickname, in small letters. */
export function selectDeskPlayers(db: PlatformDatabase, wanted: string): Promise<DeskPlayer[]> {
  return deskPlayers(db)
    .where((eb) =>
      eb.or([
        eb(eb.cast<string>('id', 'text'), '=', wanted),
        eb('email', '=', wanted),
        eb('phone', '=', wanted.replace(/^\+/, '')),
        eb(eb.fn<string>('lower', ['nick_name']), '=', wanted),
      ]),
    )
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Newest first. */
export function selectLatestPlayers(db: PlatformDatabase, limit: number): Promise<DeskPlayer[]> {
  return deskPlayers(db).orderBy('id', 'desc').limit(limit).execute()
}

/** Stores a contact as verified. Fails with PostgreSQL's unique violation when another account has it. */
export async function updateContact(
  trx: PlatformDatabase,
  now: Date,
  { id, type, contact }: { id: number; type: 'email' | 'phone'; contact: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set(
      type === 'email'
        ? { email: contact, email_verified_at: now }
        : { phone: contact, phone_verified_at: now },
    )
    .where('id', '=', id)
    .execute()
}
