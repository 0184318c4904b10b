// How a link opens a popup with an address [2.10], [2.12]: over the screen the visitor is on, with the popup's address in the
// address bar. What lies beneath stays in the history entry, never in the query.
import { isPopupPath } from './guarded-path.ts'
import { isCoveringScreen, readLastScreen } from './last-screen.ts'

export interface Place {
  pathname: string
  search: string
  /** The popup that is open, as the router knows it. */
  mask?: unknown
}

export interface PopupLink {
  to: string
  mask?: string
  replace: boolean
  preventScrollReset: boolean
  defaultShouldRevalidate?: boolean
}

/** Properties of a router link to the popup at `address`, a path with its query. `isGameLeft`: a game gives way to the screen it was opened from [2.29]. */
export function buildPopupLink(
  address: string,
  { pathname, search, mask }: Place,
  isGameLeft: boolean,
): PopupLink {
  // A popup that was asked for by its address has only the main screen beneath it, and gives way to the next one.
  if (isPopupPath(pathname)) return { to: address, replace: true, preventScrollReset: true }
  const beneath = isGameLeft && isCoveringScreen(pathname) ? readLastScreen() : pathname + search
  return {
    to: beneath,
    mask: address,
    // Closing goes one step back, so there has to be one, although the router finds the address unchanged; and only one, however many popups lead to each other.
    replace: Boolean(mask),
    preventScrollReset: beneath === pathname + search,
    // The screen beneath is the one that is there already.
    defaultShouldRevalidate: false,
  }
}
