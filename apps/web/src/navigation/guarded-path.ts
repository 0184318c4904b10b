// Addresses that must be looked up in the route table before navigation. The table loads after the first screen, so this
// file repeats part of it; a test keeps both equal.

/** Popups with an address. */
export function isPopupPath(pathname: string): boolean {
  return /^\/(login|registration|remind|new-password|cashbox)(\/|$)/i.test(pathname)
}

/** Screens that are not available in a blocked region [2.9-2.11]. */
export function isClosedByRegion(pathname: string): boolean {
  return /^\/(play|login|registration|remind|new-password)(\/|$)/i.test(pathname)
}

/** Popups, and screens with restricted access. */
export function isGuardedPath(pathname: string): boolean {
  return isPopupPath(pathname) || /^\/(profile|compoints)(\/|$)/i.test(pathname)
}
