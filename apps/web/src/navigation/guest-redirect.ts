// Why a player who requested a screen of guests is at main [2.17]: the server, or the followed link, leaves a cookie that the
// page reads once.
import { readCookie, writeCookie } from '../browser/cookie.ts'
import { type RouteName, findRoute } from './route-table.ts'

export const redirectCookie = 'led_away'
/** After this the page shows no explanation. */
export const redirectSeconds = 30

export function recordRedirect(pathname: string): void {
  const name = findRoute(pathname)?.name
  if (name) writeCookie(redirectCookie, name, redirectSeconds)
}

/** Whether there was one that no page has explained yet. */
export function isRedirectUntold(): boolean {
  return Boolean(readCookie(redirectCookie))
}

/** The requested screen; null when there was no redirect. */
export function consumeRedirect(): RouteName | null {
  const name = readCookie(redirectCookie)
  if (!name) return null
  writeCookie(redirectCookie, '', 0)
  return name as RouteName
}
