// Going back may bring a page that the browser had kept whole, with whatever of a player was on it when it was left.

/** Such a page is loaded anew and shows nothing until then, whoever is logged in by now. Returns the way out. */
export function renewKeptPage(): () => void {
  const renew = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', renew)
  return () => removeEventListener('pageshow', renew)
}
