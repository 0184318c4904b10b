// Which addresses need a look at the table of routes before they are followed. The table itself comes later than the first
// screen, and a test holds both together.

/** Popups with an address. */
export function isPopupPath(pathname: string): boolean {
  return /^\/(login|registration|remind|new-password|cashbox)(\/|$)/i.test(pathname)
}

/** Screens that a blocked region does not have [2.9-2.11]. */
export function isClosedByRegion(pathname: string): boolean {
  return /^\/(play|login|registration|remind|new-password)(\/|$)/i.test(pathname)
}

/** Popups, and screens that not everybody may open. */
export function isGuardedPath(pathname: string): boolean {
  return isPopupPath(pathname) || /^\/(profile|compoints)(\/|$)/i.test(pathname)
}
