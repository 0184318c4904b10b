// A player who asked for a screen of guests is at main [2.17], and the page says why: the word for it is a cookie that scripts read once.
import { ledAwayCookie, ledAwaySeconds } from '../src/lib/led-away.ts'
import { findRoute } from '../src/lib/route-table.ts'
import { buildCookie } from './cookies.ts'

export function buildLedAwayCookies(pathname: string, isSecure: boolean): string[] {
  const name = findRoute(pathname)?.name
  return name
    ? [buildCookie(ledAwayCookie, name, { maxAge: ledAwaySeconds, isSecure, isReadable: true })]
    : []
}
