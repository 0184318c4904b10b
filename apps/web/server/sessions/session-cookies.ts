// The session of a browser is stored in two cookies that only this server reads and writes [9.6-9.7].
import type { Tokens } from '@yanta/contract'
import { buildCookie } from './cookies.ts'

export const accessCookie = 'default_auth_token'
export const refreshCookie = 'refresh_token'
const refreshMaxAgeSeconds = 32_140_800
/** The cookie expires a little before its token, so that a token in flight is still valid. */
const accessMarginSeconds = 5
/** Marks a refresh token that must not outlive the browser's session, so that its successors get the same mark. */
const sessionOnly = 's~'

export interface SessionTokens {
  access?: string
  refresh?: { token: string; isRemembered: boolean }
}

/** Reads the session from a request's cookies; values that can't be tokens count as absent. */
export function readSessionCookies(cookies: Record<string, string>): SessionTokens {
  const access = cookies[accessCookie]
  const refresh = cookies[refreshCookie]
  const isRemembered = !refresh?.startsWith(sessionOnly)
  const token = isRemembered ? refresh : refresh?.slice(sessionOnly.length)
  return {
    access: isToken(access) ? access : undefined,
    refresh: isToken(token) ? { token, isRemembered } : undefined,
  }
}

/** Both cookies for a pair of tokens; an access token that is about to expire is not stored. */
export function buildSessionCookies(tokens: Tokens, isRemembered: boolean, isSecure: boolean): string[] {
  return [
    buildCookie(accessCookie, tokens.token, {
      maxAge: Math.max(0, tokens.expiresIn - accessMarginSeconds),
      isSecure,
    }),
    buildCookie(refreshCookie, `${isRemembered ? '' : sessionOnly}${tokens.refreshToken}`, {
      ...(isRemembered ? { maxAge: refreshMaxAgeSeconds } : {}),
      isSecure,
    }),
  ]
}

/** Expires both cookies. */
export function clearSessionCookies(isSecure: boolean): string[] {
  return [accessCookie, refreshCookie].map((name) => buildCookie(name, '', { maxAge: 0, isSecure }))
}

function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w.~+/=-]{8,4096}$/.test(value)
}
