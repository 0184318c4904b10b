import type { ContactType, Currency, Locale } from '@yanta/contract'
import { bool, command, nullable, query, row, text, type RowOf } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { JsonRow } from '../../../plugins/json-column.sql.ts'
import type { RunningExclusion } from '../exclusion/running-exclusion.sql.ts'
import { selectIdentityVerified } from '../verified-identity/identity-verified.sql.ts'

export interface PlayerRecord {
  id: number
  nickName: string
  hasChosenNickname: boolean
  firstname: string | null
  lastname: string | null
  middlename: string | null
  address: string | null
  gender: string | null
  wantsNews: boolean
  email: string | null
  phone: string | null
  isEmailVerified: boolean
  isPhoneVerified: boolean
  country: string | null
  birthday: string | null
  /** By a document: name and birthday are fixed. */
  isIdentityVerified: boolean
  registrationContactType: ContactType
  isMultiAccount: boolean
  isFirstLogin: boolean
  socketHash: string
  locale: Locale
  createdAt: Date
  breakUntil: Date | null
  selfExclusion: JsonRow<RunningExclusion> | null
  level: number
  /** Contacts that are not proven yet. */
  onVerification: { type: ContactType; value: string }[]
}

export interface NewPlayer {
  email: string | null
  phone: string | null
  passwordHash: string
  nickName: string
  currency: Currency
  locale: Locale
  country: string | null
  birthday: string | null
  avatar: number
  registrationContactType: ContactType
  isVerified: boolean
  /** Data of a registration; omitted by seeds. */
  registration?: RegistrationRecord
}

export interface RegistrationRecord {
  hasChosenNickname: boolean
  wantsNews: boolean
  /** The terms accepted now. */
  termsVersion: string
  promoCode: string | null
  referralCode: string | null
  subid: string | null
}

const unrecorded = {
  hasChosenNickname: true,
  wantsNews: false,
  termsVersion: null,
  promoCode: null,
  referralCode: null,
  subid: null,
}

/** Null when a contact or the nickname is taken. Waits for concurrent transactions that insert one of them. */
export async function insertPlayer(
  trx: PlatformDatabase,
  now: Date,
  { email, phone, isVerified, registration, ...player }: NewPlayer,
): Promise<number | null> {
  const record = registration ?? unrecorded
  const inserted = await trx
    .insertInto('users')
    .values({
      email,
      phone,
      password_hash: player.passwordHash,
      nick_name: player.nickName,
      currency: player.currency,
      locale: player.locale,
      country: player.country,
      birthday: player.birthday,
      avatar: player.avatar,
      registration_contact_type: player.registrationContactType,
      email_verified_at: isVerified && email !== null ? now : null,
      phone_verified_at: isVerified && phone !== null ? now : null,
      created_at: now,
      has_chosen_nickname: record.hasChosenNickname,
      wants_news: record.wantsNews,
      terms_version: record.termsVersion,
      terms_accepted_at: record.termsVersion === null ? null : now,
      promo_code: record.promoCode,
      referral_code: record.referralCode,
      referral_subid: record.subid,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export async function findPlayerId(db: PlatformDatabase, email: string): Promise<number | undefined> {
  const player = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return player?.id
}

const profileColumns = {
  firstname: 'firstname',
  lastname: 'lastname',
  middlename: 'middlename',
  address: 'address',
  country: 'country',
  gender: 'gender',
  locale: 'locale',
  wantsNews: 'wants_news',
} as const

const lockedNames = row({
  firstname: nullable(text),
  lastname: nullable(text),
  middlename: nullable(text),
  isVerified: bool,
})

/** Locks the player's own data, and says whether a document has fixed the names. */
export function lockNames(trx: PlatformDatabase, userId: number): Promise<RowOf<typeof lockedNames>> {
  return query(lockedNames)`
    select firstname, lastname, middlename, ${selectIdentityVerified(userId)} as "isVerified"
    from users where id = ${userId} for no key update`.get(trx)
}

/** Changes the given fields only. */
export async function updatePlayerProfile(
  db: PlatformDatabase,
  userId: number,
  change: Partial<Record<keyof typeof profileColumns, string | boolean | null>>,
): Promise<void> {
  const columns = Object.entries(change).map(
    ([field, value]) => sql`${sql.ref(profileColumns[field as keyof typeof profileColumns])} = ${value}`,
  )
  await command`update users set ${sql.join(columns)} where id = ${userId}`.run(db)
}
