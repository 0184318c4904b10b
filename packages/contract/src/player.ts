// The player: profile, balance, and breaks.
import * as v from 'valibot'
import { Wagering } from './bonuses.ts'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Currency, Id, Instant, Locale, Money, PictureAddress } from './kit/scalars.ts'
import { SelfExclusion } from './self-exclusion.ts'
import { ContactType } from './session.ts'

/** [3.12]; amounts in minor units of `currency`, compoints in hundredths. */
export const Balance = v.object({
  user_id: Id,
  balance: Money,
  currency: Currency,
  /** A bonus runs; all its money may be staked in open rounds. */
  is_active_bonus: v.boolean(),
  bonus: Money,
  /** Progress of the active bonus; null without one. */
  wagering: v.nullable(Wagering),
  winback: Money,
  compoint_balance: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type Balance = v.InferOutput<typeof Balance>

export const BalanceSnapshot = v.object({ ...Balance.entries, ...SnapshotMark.entries })
export type BalanceSnapshot = v.InferOutput<typeof BalanceSnapshot>

const contact = { is_primary: v.boolean(), is_verified: v.boolean() }

/** [3.7-3.11]. `hash` opens the player's socket room and is void at logout. */
export const Profile = v.object({
  id: Id,
  user_id: Id,
  nick_name: v.string(),
  /** False while the nickname is the one assigned by the platform: the player may still choose [7.11]. */
  has_chosen_nickname: v.boolean(),
  level: v.object({
    index: v.pipe(v.number(), v.integer()),
    image: PictureAddress,
    bonus_availability_level: v.pipe(v.number(), v.integer()),
  }),
  hash: v.string(),
  first_auth: v.boolean(),
  firstname: v.nullable(v.string()),
  lastname: v.nullable(v.string()),
  middlename: v.nullable(v.string()),
  address: v.nullable(v.string()),
  country: v.nullable(v.string()),
  gender: v.nullable(v.string()),
  birthday: v.nullable(v.string()),
  birthday_verified: v.boolean(),
  registration_contact_type: ContactType,
  multi_account: v.boolean(),
  is_verified: v.boolean(),
  onVerification: v.array(v.object({ type: ContactType, value: v.string() })),
  phones: v.array(v.object({ ...contact, value: v.string() })),
  emails: v.array(v.object({ ...contact, email: v.string() })),
  registered_at: Instant,
  /** Language of e-mails to the player. */
  locale: Locale,
  /** Whether the player wants gifts and news by e-mail. */
  wants_news: v.boolean(),
  /** End of a break the player took; null when none is running. */
  breakUntil: v.nullable(Instant),
  /** The self-exclusion that the player asked for; null without one. */
  selfExclusion: v.nullable(SelfExclusion),
})
export type Profile = v.InferOutput<typeof Profile>

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/json-api/users/profile',
  access: 'player',
  summary: "The player's own profile [7.8]",
  response: Profile,
  refusals: ['unauthorized'],
})

export const getBalance = defineCall({
  name: 'getBalance',
  method: 'GET',
  path: '/json-api/users/balance',
  access: 'player',
  summary: "The player's balances [7.7], with the sequence number the socket resumes from",
  response: BalanceSnapshot,
  refusals: ['unauthorized'],
})

/** An hour, a day, a week, 30 days, 90 days. */
export const breakHours = [1, 24, 168, 720, 2160] as const

/** Path chosen here. A break can't be shortened by the player; a longer one replaces it. */
export const takeBreak = defineCall({
  name: 'takeBreak',
  method: 'POST',
  path: '/json-api/users/break',
  access: 'player',
  summary: 'Take a break: no stakes and no deposits until it ends',
  body: v.object({ hours: v.picklist(breakHours) }),
  response: v.object({ breakUntil: Instant }),
  refusals: ['unauthorized'],
})

/** [7.86] 'balance changed': the new balance, confirmed. `reason` is the movement that caused it. */
export const balanceChanged = defineEvent({
  type: 'balanceChanged',
  room: 'user',
  summary: 'A wallet of the player holds another amount now [3.12]',
  data: v.object({
    balance_type: v.picklist(['real', 'bonus']),
    balance: Money,
    currency: Currency,
    reason: v.picklist(['bet', 'win', 'rollback', 'credit', 'bonus', 'other']),
    roundId: v.nullable(v.string()),
  }),
})

/** [7.86] 'compoints balance changed': the new balance, confirmed. */
export const compointsBalanceChanged = defineEvent({
  type: 'compointsBalanceChanged',
  room: 'user',
  summary: 'The player has another number of compoints now, in hundredths [3.12]',
  data: v.object({ compoint_balance: Balance.entries.compoint_balance }),
})
