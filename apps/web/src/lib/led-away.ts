// Why a player is at main who asked for a screen of guests [2.17]: the server, or the link that was followed, leaves a word in a cookie,
// which the page reads once.
import { readCookie, writeCookie } from './browser-cookie.ts'
import { type RouteName, findRoute } from './route-table.ts'

export const ledAwayCookie = 'led_away'
/** A page that is not there by then has nothing to say any more. */
export const ledAwaySeconds = 30

export function noteLedAway(pathname: string): void {
  const name = findRoute(pathname)?.name
  if (name) writeCookie(ledAwayCookie, name, ledAwaySeconds)
}

/** The screen that was asked for; null when nobody was led away from one. */
export function takeLedAway(): RouteName | null {
  const name = readCookie(ledAwayCookie)
  if (!name) return null
  writeCookie(ledAwayCookie, '', 0)
  return name as RouteName
}
