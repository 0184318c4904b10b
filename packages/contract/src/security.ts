// Security of an account: its login sessions, password, passkeys, codes of an authenticator app. Paths chosen here.
import * as v from 'valibot'
import { Password } from './accounts.ts'
import { defineCall } from './kit/call.ts'
import { Id, Instant, ShortText } from './kit/scalars.ts'
import { LoginAnswer, PasskeyAnswer, PasskeyOptions, Tokens } from './session.ts'

const success = v.object({ success: v.literal(true) })
/** Required again before any change that would give an intruder lasting access. */
const password = v.pipe(ShortText, v.minLength(1))
const AppCode = v.pipe(
  ShortText,
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
)

/** A login session of the player. `device` and `place` (location) are in the locale of the call. */
export const LoginSession = v.object({
  id: Id,
  kind: v.picklist(['computer', 'phone', 'tablet']),
  device: v.string(),
  /** Location of its last request; null when unknown. */
  place: v.nullable(v.string()),
  startedAt: Instant,
  lastSeenAt: Instant,
  isCurrent: v.boolean(),
  /** The session began at a location new for the player. */
  isNewPlace: v.boolean(),
})
export type LoginSession = v.InferOutput<typeof LoginSession>

export const listLoginSessions = defineCall({
  name: 'listLoginSessions',
  method: 'GET',
  path: '/json-api/users/sessions',
  access: 'player',
  summary: 'The logins of the player; this one first, then the last seen',
  response: v.object({ items: v.array(LoginSession) }),
  refusals: ['unauthorized'],
})

export const endLoginSession = defineCall({
  name: 'endLoginSession',
  method: 'DELETE',
  path: '/json-api/users/sessions/{id}',
  access: 'player',
  summary: 'Log out on another device',
  params: v.object({ id: Id }),
  response: success,
  refusals: ['unauthorized', 'login_session_not_found'],
})

export const endOtherLoginSessions = defineCall({
  name: 'endOtherLoginSessions',
  method: 'DELETE',
  path: '/json-api/users/sessions',
  access: 'player',
  summary: 'Log out everywhere but here',
  response: success,
  refusals: ['unauthorized'],
})

export const Passkey = v.object({
  id: Id,
  name: v.string(),
  createdAt: Instant,
  lastUsedAt: v.nullable(Instant),
})
export type Passkey = v.InferOutput<typeof Passkey>

export const Security = v.object({
  passkeys: v.array(Passkey),
  /** The time since which a code of an authenticator app is required; null: it is not. */
  totpSince: v.nullable(Instant),
  recoveryCodesLeft: v.pipe(v.number(), v.integer()),
  /** Whether each login from a new device is reported by e-mail. */
  hasNewDeviceMail: v.boolean(),
})
export type Security = v.InferOutput<typeof Security>

export const getSecurity = defineCall({
  name: 'getSecurity',
  method: 'GET',
  path: '/json-api/users/security',
  access: 'player',
  summary: "How the player's login is protected",
  response: Security,
  refusals: ['unauthorized'],
})

export const setNewDeviceMail = defineCall({
  name: 'setNewDeviceMail',
  method: 'PUT',
  path: '/json-api/users/security/new-device-mail',
  access: 'player',
  summary: 'Whether a letter reports each login from a new device',
  body: v.object({ isOn: v.boolean() }),
  response: success,
  refusals: ['unauthorized'],
})

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/json-api/users/password',
  access: 'player',
  summary: 'Change the password: ends every other login',
  body: v.object({ password, newPassword: Password }),
  response: success,
  refusals: ['unauthorized', 'wrong_password', 'breached_password', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

export const beginTotp = defineCall({
  name: 'beginTotp',
  method: 'POST',
  path: '/json-api/users/totp/setup',
  access: 'player',
  summary: 'A secret for an authenticator app; nothing is asked for until a code of it was shown',
  body: v.object({ password }),
  response: v.object({ /** Base32. */ secret: v.string(), /** `otpauth:` for a QR code. */ uri: v.string() }),
  refusals: ['unauthorized', 'wrong_password', 'totp_already_on', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

export const enableTotp = defineCall({
  name: 'enableTotp',
  method: 'POST',
  path: '/json-api/users/totp',
  access: 'player',
  summary: 'Ask for a code of the app at each login from now on; answers with ten recovery codes, shown once',
  body: v.object({ code: AppCode }),
  response: RecoveryCodes,
  refusals: ['unauthorized', 'wrong_code', 'totp_not_begun', 'totp_already_on', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

export const disableTotp = defineCall({
  name: 'disableTotp',
  method: 'POST',
  path: '/json-api/users/totp/disable',
  access: 'player',
  summary: 'Ask for codes of the app no longer',
  body: v.object({ password }),
  response: success,
  refusals: ['unauthorized', 'wrong_password', 'totp_not_on', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/json-api/users/recovery-codes',
  access: 'player',
  summary: 'Ten new recovery codes; the old ones are void',
  body: v.object({ password }),
  response: RecoveryCodes,
  refusals: ['unauthorized', 'wrong_password', 'totp_not_on', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'POST',
  path: '/json-api/users/passkeys/options',
  access: 'player',
  summary: 'What the browser makes a passkey from; a player has at most ten',
  body: v.object({ password }),
  response: PasskeyOptions,
  refusals: ['unauthorized', 'wrong_password', 'passkey_limit_reached', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/json-api/users/passkeys',
  access: 'player',
  summary: 'Save a passkey that the browser has made',
  body: PasskeyAnswer,
  response: Passkey,
  refusals: ['unauthorized', 'passkey_failed'],
})

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/json-api/users/passkeys/{id}',
  access: 'player',
  summary: 'Forget a passkey',
  params: v.object({ id: Id }),
  response: success,
  refusals: ['unauthorized', 'passkey_not_found'],
})

export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/json-api/login/passkey/options',
  access: 'anyone',
  summary: 'The challenge for a passkey of the browser; it discloses nothing of any account',
  response: PasskeyOptions,
  refusals: ['region_blocked', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

/** A passkey requires finger, face or PIN, so it is both factors at once. */
export const loginWithPasskey = defineCall({
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/json-api/login/passkey',
  access: 'anyone',
  summary: 'Log in with a passkey',
  body: v.object({ ...PasskeyAnswer.entries, remember: v.optional(v.boolean(), true) }),
  response: Tokens,
  refusals: ['passkey_failed', 'account_closed', 'region_blocked', 'too_many_requests'],
  rateLimit: { max: 30, windowMs: 60_000, by: 'address' },
})

export const passSecondFactor = defineCall({
  name: 'passSecondFactor',
  method: 'POST',
  path: '/json-api/login/second-factor',
  access: 'anyone',
  summary: 'The second step of a login: a code of the app, or a recovery code',
  body: v.object({
    challenge: v.pipe(v.string(), v.minLength(16), v.maxLength(1024)),
    method: v.picklist(['totp', 'recovery']),
    code: v.pipe(ShortText, v.minLength(6)),
    remember: v.optional(v.boolean(), true),
  }),
  response: LoginAnswer,
  refusals: ['wrong_code', 'second_factor_expired', 'account_closed', 'region_blocked', 'too_many_requests'],
  rateLimit: { max: 30, windowMs: 60_000, by: 'address' },
})
