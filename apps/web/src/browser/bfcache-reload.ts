// Going back may restore a whole page from the back/forward cache, with the data of the player who left it.

/** Reloads such a page and blanks it until then, whichever player is logged in by now. Returns the cleanup function. */
export function reloadFromBfcache(): () => void {
  const renew = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', renew)
  return () => removeEventListener('pageshow', renew)
}
