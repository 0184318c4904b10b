import type { Balance, Bonus, CallAnswer, Currency, getProfile } from '@yanta/contract'
import type { Balances } from '../../money/ledger/ledger.service.ts'
import type { JsonRow } from '../../../plugins/json-column.sql.ts'
import { presentBadge } from '../../rewards/levels/levels.service.ts'
import type { PlayerRecord } from './players.repository.ts'

type ProfileAnswer = CallAnswer<typeof getProfile>

/** [3.7-3.11], [3.14]: a player is verified with a verified primary phone, and a verified e-mail too when registered by one. */
export function presentProfile(
  player: JsonRow<PlayerRecord>,
  { bonusAvailabilityLevel }: { bonusAvailabilityLevel: number },
): ProfileAnswer {
  const {
    level,
    breakUntil,
    selfExclusion,
    email,
    phone,
    isEmailVerified,
    isPhoneVerified,
    registrationContactType,
  } = player
  return {
    id: String(player.id),
    user_id: String(player.id),
    nick_name: player.nickName,
    has_chosen_nickname: player.hasChosenNickname,
    level: {
      index: level,
      image: presentBadge(level),
      bonus_availability_level: bonusAvailabilityLevel,
    },
    hash: player.socketHash,
    first_auth: player.isFirstLogin,
    firstname: player.firstname,
    lastname: player.lastname,
    middlename: player.middlename,
    address: player.address,
    country: player.country,
    gender: player.gender,
    birthday: player.birthday,
    birthday_verified: player.isIdentityVerified,
    registration_contact_type: registrationContactType,
    multi_account: player.isMultiAccount,
    is_verified: isPhoneVerified && (registrationContactType !== 'email' || isEmailVerified),
    onVerification: player.onVerification,
    phones: phone ? [{ value: phone, is_primary: true, is_verified: isPhoneVerified }] : [],
    emails: email ? [{ email, is_primary: true, is_verified: isEmailVerified }] : [],
    registered_at: new Date(player.createdAt).toISOString(),
    locale: player.locale,
    wants_news: player.wantsNews,
    breakUntil: breakUntil && new Date(breakUntil).toISOString(),
    selfExclusion: selfExclusion && {
      startedAt: new Date(selfExclusion.startedAt).toISOString(),
      until: selfExclusion.until && new Date(selfExclusion.until).toISOString(),
    },
  }
}

interface BalanceRow {
  userId: number
  currency: Currency
  balances: Balances
  /** The running bonus. */
  bonus: Bonus | null
}

/** [3.12]. A bonus may run while all of its money is in play; the money of an expired one can't be played any more. */
export function presentBalance({ userId, currency, balances, bonus }: BalanceRow): Balance {
  return {
    user_id: String(userId),
    currency,
    balance: balances.real,
    bonus: bonus ? balances.bonus : 0,
    compoint_balance: balances.compoints,
    is_active_bonus: bonus !== null,
    wagering: bonus?.wagering ?? null,
    winback: balances.winback,
  }
}
