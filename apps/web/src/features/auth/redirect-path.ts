// Validates where a login may redirect: to a path of this site only. Anything else falls back to the main screen.
import { isPlainPath } from '../../navigation/plain-path.ts'

const home = '/'
/** No screen needs more; longer paths would exceed header limits. */
const longest = 2000
/** Screens that make no sense right after a login. */
const guestOnly = /^\/(login|registration|remind|new-password)(\/|$)/i

/** A same-origin path with query and hash, or `/`. Accepts input decoded once, as `URLSearchParams` returns it. */
export function readRedirectPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longest || !isPlainPath(wanted) || !isPlainPath(decodeFully(wanted)))
    return home
  const base = 'http://site.invalid'
  const address = URL.parse(wanted, base)
  if (
    !address ||
    address.origin !== base ||
    address.username ||
    guestOnly.test(decodeFully(address.pathname))
  )
    return home
  const path = address.pathname + address.search + address.hash
  return isPlainPath(path) && isPlainPath(decodeFully(path)) ? path : home
}

function decodeFully(text: string): string {
  let decoded = text
  for (let round = 0; round < 4; round++) {
    const next = decoded.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (next === decoded) return decoded
    decoded = next
  }
  return decoded
}
