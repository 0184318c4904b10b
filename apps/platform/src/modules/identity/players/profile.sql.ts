import { sql, type RawBuilder } from 'kysely'
import { jsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'
import { selectBreakEnd } from '../../money/limits/break-end.sql.ts'
import { selectReachedLevel } from '../../rewards/levels/player-level.sql.ts'
import { selectRunningExclusion } from '../exclusion/running-exclusion.sql.ts'
import { selectUnprovenContacts } from '../contacts/unproven-contacts.sql.ts'
import { selectIdentityVerified } from '../verified-identity/identity-verified.sql.ts'
import type { PlayerRecord } from './players.repository.ts'

/** A player as seen from one of their logins, with the end of a running break and a running self-exclusion. */
export function buildProfileColumn(
  userId: number,
  sessionId: string,
  now: Date,
): RawBuilder<JsonRow<PlayerRecord>> {
  return jsonRow(sql<PlayerRecord>`
    select u.id, u.nick_name as "nickName", u.has_chosen_nickname as "hasChosenNickname",
      u.firstname, u.lastname, u.middlename, u.address, u.gender, u.wants_news as "wantsNews", u.email, u.phone,
      u.email_verified_at is not null as "isEmailVerified", u.phone_verified_at is not null as "isPhoneVerified",
      u.country, u.birthday, u.registration_contact_type as "registrationContactType", u.multi_account as "isMultiAccount",
      u.locale, u.created_at as "createdAt", s.socket_hash as "socketHash", ${selectBreakEnd(userId, now)} as "breakUntil",
      ${selectRunningExclusion(userId)} as "selfExclusion", ${selectReachedLevel(userId)} as level, ${selectUnprovenContacts(userId)} as "onVerification",
      ${selectIdentityVerified(userId)} as "isIdentityVerified",
      not exists (select from sessions other where other.user_id = u.id and other.id <> s.id) as "isFirstLogin"
    from users u join sessions s on s.user_id = u.id where u.id = ${userId} and s.id = ${sessionId}`)
}
