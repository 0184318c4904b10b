// A player who requested a screen of guests is redirected to main [2.17]; a cookie that scripts read once lets the page explain why.
import { redirectCookie, redirectSeconds } from '../../src/navigation/guest-redirect.ts'
import { findRoute } from '../../src/navigation/route-table.ts'
import { buildCookie } from '../sessions/cookies.ts'

export function buildLedAwayCookies(pathname: string, isSecure: boolean): string[] {
  const name = findRoute(pathname)?.name
  return name
    ? [buildCookie(redirectCookie, name, { maxAge: redirectSeconds, isSecure, isReadable: true })]
    : []
}
