import type {
  ContactType,
  Currency,
  DepositStatus,
  LimitKind,
  LimitPeriod,
  Locale,
  PayoutStatus,
} from '@yanta/contract'
import {
  bool,
  date,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** Of each list, the latest. */
const mostListed = 500

const account = row({
  id: integer,
  nickName: text,
  firstname: nullable(text),
  middlename: nullable(text),
  lastname: nullable(text),
  birthday: nullable(date),
  gender: nullable(text),
  country: nullable(text),
  address: nullable(text),
  currency: text<Currency>(),
  locale: text<Locale>(),
  email: nullable(text),
  phone: nullable(text),
  emailVerifiedAt: nullable(timestamptz),
  phoneVerifiedAt: nullable(timestamptz),
  createdAt: timestamptz,
  closedAt: nullable(timestamptz),
  termsVersion: nullable(text),
  termsAcceptedAt: nullable(timestamptz),
  wantsNews: bool,
  hasNewDeviceMail: bool,
  pending: json<{ type: ContactType; value: string }[]>(),
})
const login = row({ startedAt: timestamptz, endedAt: nullable(timestamptz), userAgent: text, address: text })
const deposit = row({
  at: timestamptz,
  method: text,
  amount: integer,
  currency: text<Currency>(),
  status: text<DepositStatus>(),
})
const payout = row({
  at: timestamptz,
  method: text,
  target: text,
  amount: integer,
  currency: text<Currency>(),
  status: text<PayoutStatus>(),
})
const gift = row({
  at: timestamptz,
  titles: json<Record<Locale, string>>(),
  state: text<'received' | 'activated' | 'used' | 'expired' | 'revoked'>(),
})
const rest = row({ takenAt: timestamptz, until: timestamptz })
const limit = row({ kind: text<LimitKind>(), period: text<LimitPeriod>(), value: integer })
const exclusion = row({
  startedAt: timestamptz,
  until: nullable(timestamptz),
  endedAt: nullable(timestamptz),
})
const play = row({
  currency: text<Currency>(),
  rounds: integer,
  staked: integer,
  won: integer,
  first: timestamptz,
  last: timestamptz,
})

export interface DataSummary {
  account: RowOf<typeof account>
  logins: RowOf<typeof login>[]
  deposits: RowOf<typeof deposit>[]
  payouts: RowOf<typeof payout>[]
  gifts: RowOf<typeof gift>[]
  limits: RowOf<typeof limit>[]
  breaks: RowOf<typeof rest>[]
  exclusions: RowOf<typeof exclusion>[]
  play: RowOf<typeof play>[]
}

/** What a person wants to read of the player's data; of each list the latest rows, newest first. */
export async function selectSummary(db: PlatformDatabase, userId: number): Promise<DataSummary> {
  return {
    account: await query(account)`
      select id, nick_name as "nickName", firstname, middlename, lastname, birthday, gender, country, address, currency, locale, email,
        phone, email_verified_at as "emailVerifiedAt", phone_verified_at as "phoneVerifiedAt", created_at as "createdAt",
        closed_at as "closedAt", terms_version as "termsVersion", terms_accepted_at as "termsAcceptedAt", wants_news as "wantsNews",
        has_new_device_mail as "hasNewDeviceMail",
        (select coalesce(json_agg(json_build_object('type', p.type, 'value', p.value)), '[]') from pending_contacts p where p.user_id = u.id) as pending
      from users u where id = ${userId}`.get(db),
    logins: await query(login)`
      select created_at as "startedAt", ended_at as "endedAt", user_agent as "userAgent", address
      from sessions where user_id = ${userId} order by created_at desc, id limit ${mostListed}`.list(db),
    deposits: await query(deposit)`
      select created_at as at, method, amount, currency, status from deposits
      where user_id = ${userId} order by id desc limit ${mostListed}`.list(db),
    payouts: await query(payout)`
      select created_at as at, method, target, amount, currency, status from payouts
      where user_id = ${userId} order by id desc limit ${mostListed}`.list(db),
    gifts: await query(gift)`
      select created_at as at, titles, state from user_gifts
      where user_id = ${userId} order by id desc limit ${mostListed}`.list(db),
    limits: await query(limit)`
      select kind, period, value from player_limits where user_id = ${userId} order by kind, period`.list(db),
    exclusions: await query(exclusion)`
      select started_at as "startedAt", until, ended_at as "endedAt" from self_exclusions
      where user_id = ${userId} order by id desc limit ${mostListed}`.list(db),
    breaks: await query(rest)`
      select taken_at as "takenAt", until from player_breaks where user_id = ${userId}`.list(db),
    play: await query(play)`
      select currency, count(*) as rounds, sum(stake_real + stake_bonus)::int8 as staked, sum(win_real + win_bonus)::int8 as won,
        min(started_at) as first, max(started_at) as last
      from rounds where user_id = ${userId} and status <> 'rolled_back' group by currency order by currency`.list(
      db,
    ),
  }
}
