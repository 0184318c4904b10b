// Login and sessions. For browsers the site's own server stores the tokens in HttpOnly cookies; scripts can't read them.
import * as v from 'valibot'
import { CaptchaAnswer } from './captcha.ts'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Instant, ShortText } from './kit/scalars.ts'

/** Types of an account's contacts [9.32]. */
export const ContactType = v.picklist(['phone', 'email'])
export type ContactType = v.InferOutput<typeof ContactType>

export const Credentials = v.object({
  type: ContactType,
  /** An e-mail address, or a phone as digits with its dial code, without plus. */
  login: v.pipe(ShortText, v.trim(), v.minLength(3)),
  password: v.pipe(ShortText, v.minLength(1)),
  /** False stores the refresh token only for the browser's session. */
  remember: v.optional(v.boolean(), true),
  /** Required after a few wrong passwords. */
  captcha: v.optional(CaptchaAnswer),
})
export type Credentials = v.InferOutput<typeof Credentials>

/** Both tokens [3.15]. `expiresIn` is the access token's lifetime in seconds. */
export const Tokens = v.object({
  token: v.string(),
  refreshToken: v.string(),
  expiresIn: v.pipe(v.number(), v.integer()),
})
export type Tokens = v.InferOutput<typeof Tokens>

/** The password was right, and the account requires a second factor (see `passSecondFactor`). Valid for five minutes. */
export const SecondFactor = v.object({
  challenge: v.string(),
  methods: v.array(v.picklist(['totp', 'recovery'])),
  expiresAt: Instant,
})
export type SecondFactor = v.InferOutput<typeof SecondFactor>

/** The result of a login: its tokens, or the second factor still required. */
export const LoginAnswer = v.union([Tokens, SecondFactor])
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>

/** WebAuthn's options in JSON, passed to the browser unchanged. `ceremony` is returned with the browser's answer. */
export const PasskeyOptions = v.object({ ceremony: v.string(), options: v.record(v.string(), v.unknown()) })
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>

/** WebAuthn's credential in JSON, as returned by the browser. */
export const PasskeyAnswer = v.object({
  ceremony: v.pipe(v.string(), v.minLength(16), v.maxLength(1024)),
  credential: v.looseObject({
    id: v.pipe(v.string(), v.maxLength(1400)),
    rawId: v.pipe(v.string(), v.maxLength(1400)),
    type: v.literal('public-key'),
    response: v.record(v.string(), v.unknown()),
  }),
})
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/json-api/login',
  access: 'anyone',
  summary: 'Log in with a phone or an e-mail and a password [7.3]',
  body: Credentials,
  response: LoginAnswer,
  refusals: [
    'invalid_credentials',
    'account_closed',
    'captcha_required',
    'captcha_failed',
    'region_blocked',
    'too_many_requests',
  ],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

export const refreshToken = defineCall({
  name: 'refreshToken',
  method: 'POST',
  path: '/json-api/token/refresh',
  access: 'anyone',
  summary:
    'Exchange a refresh token for a new pair; the old one is honoured for 10 s, later reuse ends the session [7.2]',
  body: v.object({ refreshToken: v.pipe(v.string(), v.minLength(16), v.maxLength(512)) }),
  response: Tokens,
  refusals: ['invalid_refresh_token', 'too_many_requests'],
  rateLimit: { max: 120, windowMs: 60_000, by: 'address' },
})

/** Path chosen here. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/json-api/logout',
  access: 'player',
  summary: 'End this session: its tokens, its socket hash and its game session stop working',
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized'],
})

/** A session ended from elsewhere: logout in another tab, a closed account, a reused refresh token. */
export const sessionEnded = defineEvent({
  type: 'sessionEnded',
  room: 'user',
  summary: 'This login is over; the browser forgets the player',
  data: v.object({ reason: v.picklist(['logout', 'closed', 'reuse', 'other']) }),
})
