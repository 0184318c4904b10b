// Logging in and staying logged in. In a browser the site's own server keeps the tokens in cookies; scripts never see them.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { ShortText } from './kit/scalars.ts'

/** Kinds of contact an account is reached by [9.32]. */
export const ContactType = v.picklist(['phone', 'email'])
export type ContactType = v.InferOutput<typeof ContactType>

export const Credentials = v.object({
  type: ContactType,
  /** An e-mail address, or a phone as digits with its dial code, without plus. */
  login: v.pipe(ShortText, v.trim(), v.minLength(3)),
  password: v.pipe(ShortText, v.minLength(1)),
  /** False keeps the refresh token for the browser's session only. */
  remember: v.optional(v.boolean(), true),
})
export type Credentials = v.InferOutput<typeof Credentials>

/** Both tokens [3.15]. `expiresIn` is the access token's lifetime in seconds. */
export const Tokens = v.object({
  token: v.string(),
  refreshToken: v.string(),
  expiresIn: v.pipe(v.number(), v.integer()),
})
export type Tokens = v.InferOutput<typeof Tokens>

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/json-api/login',
  access: 'anyone',
  summary: 'Log in with a phone or an e-mail and a password [7.3]',
  body: Credentials,
  response: Tokens,
  refusals: ['invalid_credentials', 'account_closed', 'region_blocked', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 60_000, by: 'address' },
})

export const refreshToken = defineCall({
  name: 'refreshToken',
  method: 'POST',
  path: '/json-api/token/refresh',
  access: 'anyone',
  summary: 'Exchange a refresh token for a new pair; the old one is honoured for 10 s, later reuse ends the session [7.2]',
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
