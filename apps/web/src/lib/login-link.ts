// How a link opens the login popup [2.10]: over the screen the visitor is on, with the popup's address in the address bar.
// What lies beneath stays in the history entry, never in the query.
import { isCoveringScreen, readLastScreen } from './last-screen.ts'
import { isGuestBuild } from './site-base.ts'

interface Place {
  pathname: string
  search: string
}

/** Properties of a router link. A game gives way to the screen it was opened from and is where login leads back to [2.29]. */
export function buildLoginLink({ pathname, search }: Place, wanted = pathname.startsWith('/play/') ? pathname + search : undefined) {
  // Who logs in leaves the build for guests, and comes to the same screen of the whole site. A named target leaves the click to the browser.
  if (isGuestBuild) return { to: `/login?redirect=${encodeURIComponent(wanted ?? pathname + search)}`, reloadDocument: true, target: '_self' }
  return {
    to: isCoveringScreen(pathname) ? readLastScreen() : pathname + search,
    mask: wanted === undefined ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`,
    // Closing goes one step back, so there has to be one, although the router finds the address unchanged.
    replace: false,
    preventScrollReset: true,
    // The screen beneath is the one that is there already.
    defaultShouldRevalidate: false,
  }
}
