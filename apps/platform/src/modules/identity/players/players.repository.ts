import type { ContactType, Currency, Locale } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'

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
  registrationContactType: ContactType
  isMultiAccount: boolean
  isFirstLogin: boolean
  socketHash: string
  locale: Locale
  createdAt: Date
  breakUntil: Date | null
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
export async function insertPlayer(trx: Kysely<any>, player: NewPlayer): Promise<number | null> {
  const {
    email,
    phone,
    passwordHash,
    nickName,
    currency,
    locale,
    country,
    birthday,
    avatar,
    registrationContactType,
    isVerified,
    registration = unrecorded,
  } = player
  const { hasChosenNickname, wantsNews, termsVersion, promoCode, referralCode, subid } = registration
  const verifiedAt = isVerified ? sql`now()` : sql`null::timestamptz`
  const { rows } = await sql<{ id: number }>`
    insert into users (
      email, phone, password_hash, nick_name, currency, locale, country, birthday, avatar, registration_contact_type, email_verified_at, phone_verified_at,
      has_chosen_nickname, wants_news, terms_version, terms_accepted_at, promo_code, referral_code, referral_subid)
    values (
      ${email}, ${phone}, ${passwordHash}, ${nickName}, ${currency}, ${locale}, ${country}, ${birthday}, ${avatar}, ${registrationContactType},
      case when ${email}::text is not null then ${verifiedAt} end, case when ${phone}::text is not null then ${verifiedAt} end,
      ${hasChosenNickname}, ${wantsNews}, ${termsVersion}, case when ${termsVersion}::text is not null then now() end, ${promoCode}, ${referralCode}, ${subid})
    on conflict do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

export async function findPlayerId(db: Kysely<any>, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from users where email = ${email}`.execute(db)
  return rows[0]?.id
}

const profileColumns = {
  firstname: 'firstname',
  lastname: 'lastname',
  middlename: 'middlename',
  address: 'address',
  country: 'country',
  gender: 'gender',
  wantsNews: 'wants_news',
} as const

/** Changes the given fields only. */
export async function updatePlayerProfile(
  db: Kysely<any>,
  userId: number,
  change: Partial<Record<keyof typeof profileColumns, string | boolean | null>>,
): Promise<void> {
  const columns = Object.entries(change).map(
    ([field, value]) => sql`${sql.ref(profileColumns[field as keyof typeof profileColumns])} = ${value}`,
  )
  await sql`update users set ${sql.join(columns)} where id = ${userId}`.execute(db)
}
